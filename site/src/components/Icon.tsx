/** Line icons, drawn here on a 24 px grid; decoration only, the words stand beside them. */
const paths = {
  phone:
    'M6 3h3l1.5 5L8 9.5a12 12 0 0 0 6.5 6.5l1.5-2.5 5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.2 2 2 0 0 1 6 3Z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  place:
    'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  rupee: 'M7 5h10M7 9h10M7 5h3a4 4 0 0 1 0 8H7l7 7',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2Zm0 0v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19z',
  certificate: 'M4 4h16v11H4zM8 8h8M8 11h5M10 15v6l2-1.5L14 21v-6',
  outside: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-9 9',
} as const;
export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
