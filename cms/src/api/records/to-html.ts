/** Rich text of the back office to HTML. */
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { groupOf } from './stored.ts';

type LexicalData = Parameters<typeof convertLexicalToHTML>[0]['data'];

/** HTML without style attributes, which the website's CSP would not allow; empty when nothing was written. */
export const toHtml = (richText: unknown): string => {
  if (!groupOf(richText).root) return '';
  return convertLexicalToHTML({
    data: richText as LexicalData,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
};
