/** A page of the website as it stands in a copy: plain HTML that lies anywhere, runs no script and needs no server of ours. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { type Contact, copyLine, formPanel, type YearLink, yearLinks } from './form-panel.ts';
import { rewriteStyles } from './rewrite-styles.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type RewrittenPage = {
  html: string;
  /** The forms that were left out, each as the page has it while the website is there and while it is away. */
  panels: { present: string; away: string }[];
};

export type Surroundings = {
  /** The page's own address, such as `/News?page=2`. */
  address: string;
  /** Where the school's website is, such as `https://school.example`. */
  origin: string;
  /** Where an address lies, seen from this page; undefined if the copy does not have it. */
  toPath: (address: string) => string | undefined;
};

const find = (document: Document, test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(test, document.children);

const write = (document: Document): string =>
  DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
/** To the letter as it will stand in the page, where it is looked for again when the website goes away. */
const asWritten = (html: string): string => write(parseDocument(html));

/** In the order of the page: what comes in place of an element is parsed with the rest. */
const replaceBy = (element: Element, html: string) => {
  for (const node of parseDocument(html).children.toReversed()) DomUtils.append(element, node);
  DomUtils.removeElement(element);
};

const isScript = ({ name, attribs }: Element): boolean =>
  name === 'script' ||
  (name === 'template' && attribs.id === 'slider-buttons') ||
  (name === 'link' &&
    (attribs.rel === 'modulepreload' || attribs.rel === 'manifest' || attribs.as === 'script'));

const removeScripts = (document: Document) => {
  for (const element of find(document, isScript)) DomUtils.removeElement(element);
  for (const element of find(document, ({ name }) => name === 'noscript'))
    replaceBy(element, DomUtils.getInnerHTML(element, { encodeEntities: 'utf8' }));
  for (const { attribs } of find(document, ({ name }) => name === 'aangan-island'))
    for (const attribute of Object.keys(attribs))
      if (attribute !== 'name') delete attribs[attribute];
};

const hasClass = (element: Element, name: string): boolean =>
  element.attribs.class?.split(' ').includes(name) ?? false;

/** A child's birthday is told on the day, and a copy may be looked at on another. */
const removeBirthdays = (document: Document) => {
  for (const section of find(document, (element) => hasClass(element, 'home-birthdays')))
    DomUtils.removeElement(section);
};

const addCopyLine = (document: Document, { origin, address }: Surroundings) => {
  const [end] = find(document, (element) => hasClass(element, 'site-footer-end'));
  const [line] = end ? DomUtils.getElementsByTagName('p', end) : [];
  const [body] = DomUtils.getElementsByTagName('body', document);
  const place = line ?? body;
  for (const node of parseDocument(copyLine(origin + address)).children)
    if (place) DomUtils.appendChild(place, node);
};

/** The first phone and mail address that a page names: the office's, in its header or footer. */
const findContact = (document: Document): Contact => {
  const first = (scheme: string) =>
    find(
      document,
      ({ attribs }) => attribs.href?.startsWith(scheme) ?? false,
    )[0]?.attribs.href?.slice(scheme.length);
  return { phone: first('tel:'), mail: first('mailto:') };
};

const yearsOf = (form: Element, action: string): { label: string; years: YearLink[] } => {
  const inside = (test: (element: Element) => boolean) => DomUtils.findAll(test, form.children);
  const isYear = ({ name, attribs }: Element) => name === 'select' && attribs.name === 'year';
  const [select] = inside(isYear);
  const [label] = inside(
    ({ name, children }) => name === 'label' && DomUtils.existsOne(isYear, children),
  );
  const options = select ? DomUtils.getElementsByTagName('option', select) : [];
  return {
    label: label ? DomUtils.textContent(label.children[0] ?? label) : '',
    years: options.map((option) => {
      const year = DomUtils.textContent(option);
      const href = `${action}?${new URLSearchParams({ year })}`;
      return { year, href, isShown: 'selected' in option.attribs };
    }),
  };
};

/** Forms go: a list's becomes links to its years, any other the way to the form itself. */
const replaceForms = (document: Document, { address, origin }: Surroundings) => {
  const contact = findContact(document);
  const panels: RewrittenPage['panels'] = [];
  for (const form of find(document, ({ name }) => name === 'form')) {
    const { action = address, method = 'get' } = form.attribs;
    const { label, years } = yearsOf(form, action);
    if (method !== 'post' && years.length > 0) {
      replaceBy(form, yearLinks(label, years));
      continue;
    }
    const drawn = (isAway: boolean) => asWritten(formPanel(origin + address, contact, isAway));
    panels.push({ present: drawn(false), away: drawn(true) });
    replaceBy(form, drawn(false));
  }
  return panels;
};

/** Attributes that name one address; those of `meta` and of canonical links stay the website's own. */
const single = ['href', 'src', 'data', 'poster'] as const;
const several = ['srcset', 'imagesrcset'] as const;

const rewriteAddresses = (document: Document, { origin, toPath }: Surroundings) => {
  const toOwn = (written: string): string => {
    if (!written.startsWith('/') || written.startsWith('//')) return written;
    const [address = '', fragment] = written.split('#');
    const path = toPath(address);
    if (path === undefined) return origin + written;
    return fragment === undefined ? path : `${path}#${fragment}`;
  };
  for (const { attribs } of find(document, () => true)) {
    for (const name of single) if (attribs[name]) attribs[name] = toOwn(attribs[name]);
    for (const name of several)
      attribs[name] &&= attribs[name]
        .split(', ')
        .map((part) => part.replace(/^\S+/, toOwn))
        .join(', ');
    if (attribs.style) attribs.style = rewriteStyles(attribs.style, toOwn);
  }
  for (const style of find(document, ({ name }) => name === 'style'))
    for (const text of style.children)
      if ('data' in text) text.data = rewriteStyles(text.data, toOwn);
};

/** No script is left; if one ever were, it would not run. */
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'; base-uri 'none'">`;

export const rewritePage = (page: string, surroundings: Surroundings): RewrittenPage => {
  const document = parseDocument(page);
  removeScripts(document);
  removeBirthdays(document);
  addCopyLine(document, surroundings);
  const panels = replaceForms(document, surroundings);
  rewriteAddresses(document, surroundings);
  const html = write(document).replace(/<meta charset="?utf-8"?>/i, (charset) => charset + policy);
  return { html, panels };
};
