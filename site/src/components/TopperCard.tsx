/** A topper: photo or default picture, name, stream and Marks (promise 2.15). */

import type { Topper } from '@aangan/contract/entities.ts';
import { Picture } from './Picture.tsx';
import { pictureSizes } from './picture-sizes.ts';

type Props = { topper: Topper; heading: 'h2' | 'h3' };

export const TopperCard = ({ topper, heading: Heading }: Props) => (
  <article className="person">
    <Picture
      path={topper.attachments}
      fallback="person"
      sizes={pictureSizes.portrait}
      alt=""
      className="person-photo"
    />
    <Heading className="person-name">{topper.name}</Heading>
    <p>{topper.stream}</p>
    <p className="person-marks">
      Marks <strong>{topper.division}</strong>
    </p>
  </article>
);
