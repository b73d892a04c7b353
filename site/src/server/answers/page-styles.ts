/**
 * The styles that a page uses, which travel in its HTML: it is drawn without waiting for a second answer (decision 19). What
 * an island may draw later comes with the whole sheet when it wakes.
 */
import { LRUCache } from 'lru-cache';
import type { StyleRule } from '../../styles/style-rules.ts';
import { type InPage, inPage } from './in-page.ts';

/** As many as there are kinds of page, some times over; each is about 15 KB. */
const mostKept = 200;

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

/** Gives, for a page's HTML, the rules that it uses; the same for all pages that use the same. */
export const createPageStyles = (rules: readonly StyleRule[]) => {
  const named = new Set(rules.flatMap(({ needs }) => needs?.flat() ?? []));
  const kept = new LRUCache<string, InPage>({ max: mostKept });
  const choose = (tokens: ReadonlySet<string>): string => {
    const chosen = rules.filter(
      ({ needs, keyframes }) =>
        keyframes === undefined &&
        (needs === null || needs.some((all) => all.every((need) => tokens.has(need)))),
    );
    const written = chosen.map(({ css }) => css).join('');
    return join(
      rules.filter(
        (rule) =>
          chosen.includes(rule) ||
          (rule.keyframes !== undefined && written.includes(rule.keyframes)),
      ),
    );
  };
  return (html: string): InPage => {
    const tokens = new Set([...tokensIn(html)].filter((token) => named.has(token)));
    const key = [...tokens].sort().join();
    let styles = kept.get(key);
    if (!styles) {
      styles = inPage(choose(tokens));
      kept.set(key, styles);
    }
    return styles;
  };
};
