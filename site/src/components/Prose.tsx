/** Running text that somebody wrote in the back office: HTML, sanitised here, on the server. */
import sanitizeHtml from 'sanitize-html';
import { opensNewTab } from './ExternalLink.tsx';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'sub',
    'sup',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page's one h1 is its banner's.
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const attribs: Record<string, string> = /^https?:/.test(href)
        ? { href, target: '_blank', rel: 'noopener' }
        : { href };
      return { tagName, attribs };
    },
  },
};

/** Promise 10.11: a link that opens a new tab says so to a screen reader. */
const saysNewTab = (html: string): string =>
  html.replace(
    /(<a [^>]*target="_blank"[^>]*>)(.*?)<\/a>/gs,
    `$1$2<span class="visually-hidden">${opensNewTab}</span></a>`,
  );

export const sanitise = (html: string): string => saysNewTab(sanitizeHtml(html, options));

/** The words alone, without markup, for an excerpt. */
export const plainText = (html: string): string => {
  const spaced = html.replace(/<\/(p|li|h\d|blockquote)>/g, ' ');
  // Entities stay as text for React to show, so those that the sanitiser writes are read back.
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
  };
  return text
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
};

export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised the line above
  <div className="prose" dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
);
