/** Running text as a folder has it: Markdown where the import makes the same of it, and otherwise what the editor itself keeps. */
import type { SanitizedConfig } from 'payload';
import { toHtml } from '../api/records/to-html.ts';
import { markdownReader, markdownWriter } from '../fields/rich-text.ts';

type State = Parameters<Awaited<ReturnType<typeof markdownWriter>>>[0];

/** Undefined where nothing was written. */
export const runningTextWriter = async (
  config: SanitizedConfig,
): Promise<(state: unknown) => unknown> => {
  const [write, read] = [await markdownWriter(config), await markdownReader(config)];
  return (state) => {
    const shown = toHtml(state);
    if (shown === '') return undefined;
    const markdown = write(state as State);
    // Markdown has no words for some things, such as a line that ends within a paragraph: read back, they would be gone.
    const isSame = markdown.trim() !== '' && toHtml(read(markdown)) === shown;
    return isSame ? markdown : { editor: state };
  };
};
