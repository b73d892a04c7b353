/** Of the package itself: its published types do not know `noHinting` yet. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; noHinting: boolean },
  ) => Promise<Buffer>;
  export default subsetFont;
}
