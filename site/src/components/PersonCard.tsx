/** A person: photo or default picture, name, and what they are. */

import { Picture } from './Picture.tsx';
import { pictureSizes } from './picture-sizes.ts';

type Props = {
  /** One below the heading that stands above the cards. */
  heading: 'h2' | 'h3';
  name: string;
  lines: readonly string[];
  photo: string | null;
};

export const PersonCard = ({ heading: Heading, name, lines, photo }: Props) => (
  <article className="person">
    <Picture
      path={photo}
      fallback="person"
      sizes={pictureSizes.portrait}
      alt=""
      className="person-photo"
    />
    <Heading className="person-name">{name}</Heading>
    {lines.filter(Boolean).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </article>
);
