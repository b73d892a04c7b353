/**
 * The template's words with a school's own facts in them. `{town}` stands for a fact. What is in double brackets is there only if
 * all facts in it are known: `[[Founded in {founded}.]]`; of several, divided by `||`, the first of which that is true.
 * What comes out empty is left out with what was around it: a row, a point of a list, a part of a page.
 */
export type Facts = Readonly<Record<string, string>>;

const factIn = /\{(\w+)\}/g;
const choiceIn = /\[\[([\s\S]*?)\]\]/g;

/** What a fact would otherwise say to Markdown: `*`, `_`, brackets. */
const inMarkdown = (fact: string): string => fact.replaceAll(/[\\`*_[\]<>#]/g, '\\$&');

const isKnown = (words: string, facts: Facts): boolean =>
  [...words.matchAll(factIn)].every(([, name = '']) => facts[name]);

const fillLine = (words: string, facts: Facts): string =>
  words
    .replaceAll(
      choiceIn,
      (_, choices: string) => choices.split('||').find((one) => isKnown(one, facts)) ?? '',
    )
    // Before the facts come in: what is in them stays as it was written.
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/^[ \t]+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(factIn, (_, name: string) => {
      const fact = facts[name];
      if (!fact) throw new Error(`The template asks for {${name}}, which is not given.`);
      return fact;
    });

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something has lost all that it said: its text, its rows, its points. */
const isLeftOut = (value: unknown): boolean => {
  if (value === '') return true;
  if (!isFields(value)) return false;
  const said = ['text', 'value', 'items', 'rows', 'blocks', 'sections'].filter(
    (name) => name in value,
  );
  return (
    said.length > 0 &&
    said.every((name) => {
      const part = value[name];
      return part === '' || (Array.isArray(part) && part.length === 0);
    })
  );
};

/** Fills all words of a parsed file of the template. */
export const fillWords = (value: unknown, facts: Facts): unknown => {
  const plain = (part: unknown): unknown => {
    if (typeof part === 'string') return fillLine(part, facts);
    if (Array.isArray(part)) return part.map(plain).filter((one) => !isLeftOut(one));
    if (!isFields(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        name,
        part.kind === 'prose' && name === 'text' ? fillLine(String(inner), markdown) : plain(inner),
      ]),
    );
  };
  const markdown = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, inMarkdown(fact)]),
  );
  return plain(value);
};
