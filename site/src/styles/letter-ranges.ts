/** Ranges of letters as style sheets write them. */

/** `U+900-97F,U+25CC,U+??` as a pattern that finds one such letter. */
export const toPattern = (ranges: string, flags = 'u'): RegExp =>
  new RegExp(
    `[${ranges
      .split(',')
      .map((range) => {
        const [first = '', last = first] = range.trim().slice(2).split('-');
        return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
      })
      .join('')}]`,
    flags,
  );
