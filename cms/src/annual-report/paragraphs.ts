/** Plain sentences as the editor stores them, a paragraph each. */
const common = { direction: 'ltr', format: '', indent: 0, version: 1 };

export const toParagraphs = (texts: readonly string[]) => ({
  root: {
    ...common,
    type: 'root',
    children: texts.map((text) => ({
      ...common,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: [
        { type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 },
      ],
    })),
  },
});
