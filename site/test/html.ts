/** What a test looks for in a page's HTML. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
export const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const first = (html: string, pattern: RegExp): string | undefined => {
  const found = html.match(pattern)?.[1];
  return found === undefined ? undefined : unescaped(found);
};
const withoutTags = (html: string) => unescaped(html.replace(/<[^>]+>/g, '')).trim();

/** A page without the styles that it carries. */
export const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '');
export const titleOf = (html: string) => first(html, /<title>([^<]*)<\/title>/);
export const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/);
export const ogOf = (html: string, name: string) =>
  first(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`));
export const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => withoutTags(text ?? ''));
export const crumbsOf = (html: string) => {
  const nav = html.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0] ?? '';
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, text]) => withoutTags(text ?? ''));
};
export const scriptsOf = (html: string) => html.match(/<script\b/g) ?? [];

/** The text of the one script that stands in a page with islands. */
export const scriptInPage = (html: string): string =>
  html.match(/<script type="module">(.*?)<\/script>/s)?.[1] ?? '';
export const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href ?? '');

/** The words beneath a field, without the prefix for screen readers. */
export const fieldErrorOf = (html: string, field: string) => {
  const found = html.match(
    new RegExp(`<p class="field-error" id="field-${field}-error">(.*?)</p>`, 's'),
  );
  return found ? withoutTags(found[1] ?? '').replace(/^Error: /, '') : undefined;
};
/** What stands in a field. */
export const typedIn = (html: string, field: string) => {
  const control = html.match(
    new RegExp(`<(input|textarea|select)[^>]*id="field-${field}".*?(/>|>)`, 's'),
  );
  if (!control) return undefined;
  if (control[1] === 'input') return first(control[0], / value="([^"]*)"/) ?? '';
  const inside =
    html.slice((control.index ?? 0) + control[0].length).split(`</${control[1]}>`)[0] ?? '';
  if (control[1] === 'textarea') return unescaped(inside.replace(/^\n/, ''));
  const option = inside.match(/<option([^>]*)selected=""[^>]*>([^<]*)/);
  return option ? (first(option[1] ?? '', /value="([^"]*)"/) ?? unescaped(option[2] ?? '')) : '';
};
export const errorLineOf = (html: string) => {
  const line = html.match(/<p class="error-line" role="alert">(.*?)<\/p>/s);
  return line ? withoutTags(line[1] ?? '') : undefined;
};
/** Anything that tells of the program's inside. */
export const insides =
  /\n\s+at |node_modules|\.tsx?:\d+|TypeError|ReferenceError|ECONNREFUSED|fetch failed/;
