/** Styles as they stand in a copy: what they load is named from where they lie, and nothing waits for a script. */

/** @param toPath where an address of the website is, seen from the sheet; undefined leaves it as it is */
export const rewriteStyles = (
  css: string,
  toPath: (address: string) => string | undefined,
): string =>
  css
    .replace(/url\((["']?)(\/[^"')]+)\1\)/g, (whole, quote: string, address: string) => {
      const path = toPath(address);
      return path === undefined ? whole : `url(${quote}${path}${quote})`;
    })
    // A visitor's browser would run scripts; this page has none.
    .replace(/\(scripting:\s*enabled\)/g, 'not all')
    .replace(/\(scripting:\s*none\)/g, 'all');
