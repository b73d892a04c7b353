/** What stands in a copy where the website has a form: the way to the form itself, and what to do while that is away. */

/** Whom to turn to while the website is away, as the page itself names them. */
export type Contact = { phone: string | undefined; mail: string | undefined };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const waysOf = ({ phone, mail }: Contact): string[] => [
  ...(phone ? [`call ${link(`tel:${phone}`, phone)}`] : []),
  ...(mail ? [`write to ${link(`mailto:${mail}`, mail)}`] : []),
];

/** @param live the page's address on the website */
export const formPanel = (live: string, contact: Contact, isAway: boolean): string => {
  const ways = waysOf(contact).join(' or ');
  const words = isAway
    ? `The school’s website is away just now, and this form with it. Please ${ways ? `${ways}, or ` : ''}try again later.`
    : 'This is a copy of the school’s website. The form is on the website itself.';
  return `<div class="public-form copy-form"><p role="status">${words}</p><p><a class="button button-accent" href="${escapeHtml(live)}">Open the form on the website</a></p></div>`;
};

export type YearLink = { year: string; href: string; isShown: boolean };

/** The years of a list as links, where the website has a form to choose one. */
export const yearLinks = (label: string, years: readonly YearLink[]): string =>
  `<nav class="filters" aria-label="${escapeHtml(label)}">${years
    .map(
      ({ year, href, isShown }) =>
        `<a class="button ${isShown ? 'button-accent' : 'button-quiet'}" href="${escapeHtml(href)}"${isShown ? ' aria-current="true"' : ''}>${escapeHtml(year)}</a>`,
    )
    .join('')}</nav>`;

/** Stands at the end of every page. */
export const copyLine = (live: string): string =>
  `<span>This is a copy. The website itself: ${link(live, new URL(live).host)}</span>`;
