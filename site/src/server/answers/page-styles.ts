/**
 * The styles that a page uses, which travel in its HTML: it is drawn without waiting for a second answer (decision 19). What
 * an island may draw later comes with the whole sheet when it wakes.
 */
import { LRUCache } from 'lru-cache';
import { toPattern } from '../../styles/letter-ranges.ts';
import type { StyleRule } from '../../styles/style-rules.ts';
import { type InPage, inPage } from './in-page.ts';

/** As many as there are kinds of page, some times over; each is about 15 KB. */
const mostKept = 200;

/** A page is written in letters that are at least this share of its own; for a few words a phone has letters itself. */
const leastShare = 1 / 5;

const forPrint = '@media print';

const tokensIn = (html: string): Set<string> => {
  const tokens = new Set<string>();
  for (const [, element = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)/g)) {
    tokens.add(element);
    const [, classes] = rest.match(/ class="([^"]*)"/) ?? [];
    if (classes) for (const name of classes.split(/\s+/)) tokens.add(`.${name}`);
  }
  return tokens;
};

/** Writes rules one after the other, those that stand within the same at-rules together. */
const join = (rules: readonly StyleRule[]): string => {
  let open: string[] = [];
  let css = '';
  for (const { within, css: rule } of rules) {
    let same = 0;
    while (same < open.length && open[same] === within[same]) same += 1;
    css += '}'.repeat(open.length - same);
    css += within
      .slice(same)
      .map((opened) => `${opened}{`)
      .join('');
    open = within;
    css += rule;
  }
  return css + '}'.repeat(open.length);
};

/** Finds which letters, of those that have fonts of their own, a page is written in. */
const createLetterFinder = (ranges: readonly string[]) => {
  const patterns = ranges.map((range) => ({ range, pattern: toPattern(range, 'gu') }));
  return (html: string): string[] =>
    patterns
      .filter(({ pattern }) => {
        if (html.search(pattern) < 0) return false;
        const words = html.replace(/<[^>]*>/g, '');
        const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
        return count(pattern) >= count(/[\p{L}\p{M}]/gu) * leastShare;
      })
      .map(({ range }) => range);
};

/**
 * Gives, for a page's HTML, the rules that it uses; the same for all pages that use the same. Of a long page only its first
 * screen's, and none for paper: the whole sheet follows, which has no fonts, so that these are chosen by all of its words.
 */
export const createPageStyles = (rules: readonly StyleRule[]) => {
  const needed = new Set(rules.flatMap(({ needs }) => needs?.flat() ?? []));
  const findLetters = createLetterFinder([...needed].filter((need) => need.startsWith('U+')));
  const kept = new LRUCache<string, InPage>({ max: mostKept });
  const choose = (tokens: ReadonlySet<string>, isWhole: boolean): string => {
    const chosen = new Set(
      rules.filter(
        ({ within, needs, named }) =>
          named === undefined &&
          (isWhole || !within.includes(forPrint)) &&
          (needs === null || needs.some((all) => all.every((need) => tokens.has(need)))),
      ),
    );
    // What is named may name another in turn.
    for (let before = 0; before < chosen.size; ) {
      before = chosen.size;
      const written = [...chosen].map(({ css }) => css).join('');
      for (const rule of rules)
        if (rule.named !== undefined && written.includes(rule.named)) chosen.add(rule);
    }
    return join(rules.filter((rule) => chosen.has(rule)));
  };
  return (html: string, firstScreen = html): InPage => {
    const isWhole = firstScreen === html;
    const tokens = new Set(
      [...tokensIn(firstScreen), ...findLetters(html)].filter((token) => needed.has(token)),
    );
    const key = `${isWhole}:${[...tokens].sort().join()}`;
    let styles = kept.get(key);
    if (!styles) {
      styles = inPage(choose(tokens, isWhole));
      kept.set(key, styles);
    }
    return styles;
  };
};
