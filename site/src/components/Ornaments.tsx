/**
 * The courtyard's shapes, drawn in the page itself: pictures that a style sheet names are asked for like files, and stand in
 * the way of the first photo (decision 19).
 */

/** The arch for `clip-path: url(#arch)`: a pointed top over straight sides. */
export const ArchShape = () => (
  <svg className="shapes" aria-hidden="true" focusable="false">
    <clipPath id="arch" clipPathUnits="objectBoundingBox">
      <path d="M0 1V.384C0 .176.26.176.5 0c.24.176.5.176.5.384V1z" />
    </clipPath>
  </svg>
);

/** A row of small cusped arches along an edge; `edge` tells the edges of a page apart. */
export const Arcade = ({ edge }: { edge: string }) => (
  <svg className="arcade" aria-hidden="true" focusable="false">
    <pattern id={`arcade-${edge}`} x="50%" width="44" height="22" patternUnits="userSpaceOnUse">
      <path d="M0 22V15C3 15 5 13 6 10c1-2 3-3 5-3 3 0 8-2 11-7 3 5 8 7 11 7 2 0 4 1 5 3 1 3 3 5 6 5v7z" />
    </pattern>
    <rect width="100%" height="22" fill={`url(#arcade-${edge})`} />
  </svg>
);

/** The lattice: eight-pointed stars between diamonds. */
export const Jaali = () => (
  <svg className="jaali" aria-hidden="true" focusable="false">
    <pattern id="jaali" width="48" height="48" patternUnits="userSpaceOnUse">
      <path d="M24 6l5 7 8-2-2 8 7 5-7 5 2 8-8-2-5 7-5-7-8 2 2-8-7-5 7-5-2-8 8 2zM0 0l11 11M48 0L37 11M0 48l11-11M48 48L37 37M24 0v6M24 42v6M0 24h6M42 24h6" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#jaali)" />
  </svg>
);
