/** The widths in which every picture is kept. */
export const pictureWidths = [160, 320, 640, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
