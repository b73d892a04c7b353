/** What browsers and search engines ask every site for: sitemap, robots, manifest, icons. */

import { routes } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import { iconUrl } from '../../components/school-facts.ts';

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** All pages of the route table that stand for themselves, since an album needs its id, and have something on them. */
export const siteMapXml = (origin: string, emptyPages: ReadonlySet<string>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes
      .filter((route) => route.siteMap !== null && !emptyPages.has(route.path))
      .map((route) => `<url><loc>${escapeXml(origin + route.path)}</loc></url>`),
    '</urlset>',
  ].join('\n');

export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/image/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export const manifestOf = (school: School): string =>
  JSON.stringify({
    name: school.name || school.code,
    short_name: school.name.length > 12 ? school.code : school.name || school.code,
    start_url: '/',
    display: 'browser',
    lang: 'en-IN',
    background_color: '#fffaf1',
    theme_color: school.colours.brand,
    icons: [{ src: iconUrl(school, 320), sizes: 'any' }],
  });

/** What a visitor sees when a page could not even be drawn: no header, no school, but a way on. */
export const brokenPage = (
  words: string,
): string => `<!doctype html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Please try again</title>
<h1>Please try again</h1><p>${words} <a href="/">Go to Home</a></p></html>`;
