/** The built style sheet, cut into rules, each with what a page must hold for it to matter (decision 19). */
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { toPattern } from './letter-ranges.ts';

export type StyleRule = {
  /** What is around it, from the outside in. */
  within: string[];
  css: string;
  /**
   * Classes and elements of each of its selectors; a page that has all of one set uses the rule. A font without Latin letters
   * needs their ranges (`U+900-97F`), which a page written in them has. Null: every page uses it.
   */
  needs: string[][] | null;
  /** How others name the animation or the property that it defines; used where a chosen rule does. */
  named?: string;
};

/** Set by scripts that bring no styles of their own (Swiper's). */
const setByScript = /^\.swiper-/;

/** `.a`, `h2`…: without what is inside `:is()`, `:not()` and the like, which may or may not be there, and without states. */
const needsOf = (selector: string): string[] => {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/::?[\w-]+(\([^()]*\))?/g, '');
  }
  const classes = plain.match(/\.[\w-]+/g) ?? [];
  const elements = plain.match(/(?<![\w.#-])[a-z][\w-]*/gi) ?? [];
  return [...classes, ...elements].filter((need) => !setByScript.test(need));
};

/** The letters of a font that has no Latin ones; any other may be needed by every page. */
const lettersOf = (face: AtRule): string[][] | null => {
  let letters: string | undefined;
  face.walkDecls('unicode-range', ({ value }) => {
    letters = value;
  });
  return letters === undefined || toPattern(letters).test('a') ? null : [[letters]];
};

/** Cuts a style sheet into its rules, in their order; properties of the root one by one. */
export const toStyleRules = (css: string): StyleRule[] => {
  const rules: StyleRule[] = [];
  const add = (node: ChildNode, within: string[]) => {
    if (node.type === 'rule' && node.selector === ':root')
      for (const property of node.nodes) {
        if (property.type === 'decl')
          rules.push({
            within: [...within, node.selector],
            css: `${property};`,
            needs: null,
            ...(property.prop.startsWith('--') ? { named: `var(${property.prop}` } : {}),
          });
      }
    else if (node.type === 'rule') {
      const needs = node.selectors.map(needsOf);
      rules.push({
        within,
        css: node.toString(),
        needs: needs.some((n) => !n.length) ? null : needs,
      });
    } else if (node.type === 'atrule' && node.name.endsWith('keyframes'))
      rules.push({ within, css: node.toString(), needs: null, named: node.params });
    else if (node.type === 'atrule' && node.name === 'font-face')
      rules.push({ within, css: node.toString(), needs: lettersOf(node) });
    else if (node.type === 'atrule' && node.nodes)
      for (const child of node.nodes) add(child, [...within, `@${node.name} ${node.params}`]);
    else if (node.type !== 'comment')
      rules.push({
        within,
        css: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}`,
        needs: null,
      });
  };
  for (const node of postcss.parse(css).nodes) add(node, []);
  return rules;
};
