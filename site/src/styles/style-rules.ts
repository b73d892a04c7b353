/** The built style sheet, cut into rules, each with what a page must hold for it to matter (decision 19). */
import postcss, { type ChildNode } from 'postcss';

export type StyleRule = {
  /** The at-rules around it, from the outside in. */
  within: string[];
  css: string;
  /** Classes and elements of each of its selectors; a page that has all of one set uses the rule. Null: every page does. */
  needs: string[][] | null;
  /** The animation that it defines; used where a chosen rule names it. */
  keyframes?: string;
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

/** Cuts a style sheet into its rules, in their order. */
export const toStyleRules = (css: string): StyleRule[] => {
  const rules: StyleRule[] = [];
  const add = (node: ChildNode, within: string[]) => {
    if (node.type === 'rule') {
      const needs = node.selectors.map(needsOf);
      rules.push({
        within,
        css: node.toString(),
        needs: needs.some((n) => !n.length) ? null : needs,
      });
    } else if (node.type === 'atrule' && node.name.endsWith('keyframes'))
      rules.push({ within, css: node.toString(), needs: null, keyframes: node.params });
    else if (node.type === 'atrule' && node.nodes && node.name !== 'font-face')
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
