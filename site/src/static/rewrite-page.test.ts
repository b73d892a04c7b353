import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewritePage } from './rewrite-page.ts';

const origin = 'https://school.example';
const rewrite = (body: string, address = '/News') =>
  rewritePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`,
    {
      address,
      origin,
      toPath: (named) => (named.startsWith('/here') ? `copy-of${named}` : undefined),
    },
  );

test('what the copy has is named from where the page lies, all else on the website', () => {
  const { html } = rewrite(
    '<a href="/here#part">1</a><a href="/elsewhere?q=x#part">2</a><a href="#top">3</a><a href="tel:1">4</a>' +
      '<img src="/here.webp" srcset="/here.webp?w=1 1w, /here.webp?w=2 2w" alt="">' +
      '<object data="/here.pdf"></object><p style="background:url(/here.webp)">हिन्दी &amp; English</p>',
  );
  for (const written of [
    'href="copy-of/here#part"',
    'href="https://school.example/elsewhere?q=x#part"',
    'href="#top"',
    'href="tel:1"',
    'src="copy-of/here.webp"',
    'srcset="copy-of/here.webp?w=1 1w, copy-of/here.webp?w=2 2w"',
    'data="copy-of/here.pdf"',
    'url(copy-of/here.webp)',
    'हिन्दी &amp; English',
  ])
    assert.ok(html.includes(written), `${written} in ${html}`);
});

test('no script, nothing that waits for one, and a policy that lets none run', () => {
  const { html } = rewrite(
    '<script type="module" src="/here.js"></script><link rel="modulepreload" href="/here.js"><script>run()</script>' +
      '<noscript><p>Without scripts</p></noscript><aangan-island name="x" code="/here.js" props="{}">drawn</aangan-island>' +
      '<style>@media (scripting: enabled){a{color:red}}@media (scripting:none){b{color:red}}</style>',
  );
  assert.doesNotMatch(html, /<script|modulepreload|here\.js|props=|noscript|scripting/);
  assert.match(html, /<p>Without scripts<\/p>/);
  assert.match(html, /<aangan-island name="x">drawn<\/aangan-island>/);
  assert.match(html, /@media not all\{a/);
  assert.match(html, /@media all\{b/);
  assert.match(
    html,
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'none'/,
  );
});

test('a form of a list becomes links to its years', () => {
  const { html, panels } = rewrite(
    '<form class="filters" action="/here"><label><span>Session</span><select name="year"><option>All</option>' +
      '<option selected>2024-2025</option></select></label><input name="q"></form>',
  );
  assert.deepEqual(panels, []);
  assert.doesNotMatch(html, /<form|<input|<select/);
  assert.match(html, /<nav class="filters" aria-label="Session">/);
  assert.match(html, /href="copy-of\/here\?year=All">All</);
  assert.match(html, /href="copy-of\/here\?year=2024-2025" aria-current="true">2024-2025</);
});

test('any other form leads to the website, and can say that it is away and whom to turn to', () => {
  const { html, panels } = rewrite(
    '<a href="tel:01662555010">01662-555-010</a><a href="mailto:office@school.example">x</a>' +
      '<form method="post" action="/MailUs"><textarea name="message"></textarea></form>',
    '/MailUs',
  );
  const [panel] = panels;
  assert.ok(
    panel && html.includes(panel.present),
    'what is looked for later is there to the letter',
  );
  assert.doesNotMatch(html, /<form|<textarea/);
  assert.match(panel.present, /href="https:\/\/school\.example\/MailUs"/);
  assert.match(
    panel.away,
    /away just now.*call <a href="tel:01662555010">.*write to <a href="mailto:office@school\.example">/,
  );
  assert.match(panel.away, /href="https:\/\/school\.example\/MailUs"/);
});

test('no child’s birthday is kept, and the end of the page says that it is a copy', () => {
  const { html } = rewrite(
    '<section class="home-row home-birthdays"><h2>Today’s birthdays</h2><p>Tanvi</p></section>' +
      '<footer><div class="site-footer-end"><p><em>Motto</em></p></div></footer>',
  );
  assert.doesNotMatch(html, /Tanvi|birthdays/);
  assert.match(
    html,
    /<em>Motto<\/em><span>This is a copy\. The website itself: <a href="https:\/\/school\.example\/News">/,
  );
});
