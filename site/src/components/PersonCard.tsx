/** A person: photo or default picture, name, and what they are. */
import { Picture } from './Picture.tsx';

type Props = { name: string; lines: readonly string[]; photo: string | null };

export const PersonCard = ({ name, lines, photo }: Props) => (
  <article className="person">
    <Picture
      path={photo}
      fallback="person"
      sizes="(min-width: 700px) 220px, 45vw"
      alt=""
      className="person-photo"
    />
    <h3>{name}</h3>
    {lines.filter(Boolean).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </article>
);
