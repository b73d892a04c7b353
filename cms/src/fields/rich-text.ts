/** The editor for running text, and the way from Markdown into it. Few tools on purpose: the website's design does the rest. */
import {
  BoldFeature,
  convertLexicalToMarkdown,
  convertMarkdownToLexical,
  editorConfigFactory,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { RichTextField, SanitizedConfig } from 'payload';

const features = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Only addresses: a link to a record would need to know where the website shows it.
  LinkFeature({ enabledCollections: [] }),
  FixedToolbarFeature(),
];

export const proseEditor = lexicalEditor({ features });

type Prose = { name: string; label: string; description?: string; required?: boolean };

export const proseField = ({ name, label, description, required }: Prose): RichTextField => ({
  name,
  label,
  type: 'richText',
  required,
  editor: proseEditor,
  admin: { description },
});

const editorConfigOf = (config: SanitizedConfig) =>
  editorConfigFactory.fromFeatures({ config, features: features() });

/** Gives a function that turns Markdown into what the editor stores. */
export const markdownReader = async (
  config: SanitizedConfig,
): Promise<(markdown: string) => SerializedEditorState> => {
  const editorConfig = await editorConfigOf(config);
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown });
};

/** Gives a function that turns what the editor stores into Markdown, as far as Markdown can say it. */
export const markdownWriter = async (
  config: SanitizedConfig,
): Promise<(data: SerializedEditorState) => string> => {
  const editorConfig = await editorConfigOf(config);
  return (data) => convertLexicalToMarkdown({ editorConfig, data });
};
