import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createPageStyles } from '../server/answers/page-styles.ts';
import { toStyleRules } from './style-rules.ts';

const sheet = `@layer base,parts;
@font-face{font-family:A;src:url(a.woff2);unicode-range:U+??}
@font-face{font-family:A;src:url(hindi.woff2);unicode-range:U+900-97F,U+25CC}
:root{--red:red;--dark:darker(var(--red));--never:0}
@layer base{*{margin:0}h2,.title{color:red}a:hover{color:blue}:is(h3,h4){color:teal}}
@layer parts{
.card .name{color:green}.card>h3[hidden]{display:none}
@media (width>40rem){.card{padding:1rem}.other{padding:2rem}}
.slider.swiper-initialized .row{gap:0}.mark:not(.gone)::before{content:"{"}
.moves{animation:1s run}@keyframes run{to{left:0}}@keyframes never{to{left:0}}
.dark{color:var(--dark)}
}
@media print{b{color:red}}`;
const stylesFor = createPageStyles(toStyleRules(sheet));
const latin = '@font-face{font-family:A;src:url(a.woff2);unicode-range:U+??}';
const hindi = '@font-face{font-family:A;src:url(hindi.woff2);unicode-range:U+900-97F,U+25CC}';
const always = `@layer base,parts;${latin}`;
const base = '*{margin:0}';
const grouped = ':is(h3,h4){color:teal}';

const cases: [name: string, html: string, wanted: string][] = [
  ['a page without any of it', '<p>', `${always}@layer base{${base}${grouped}}`],
  [
    'an element of a list of selectors',
    '<h2>',
    `${always}@layer base{${base}h2,.title{color:red}${grouped}}`,
  ],
  [
    'a class within a media query, and a selector of which one part is missing',
    '<div class="a card">',
    `${always}@layer base{${base}${grouped}}@layer parts{@media (width>40rem){.card{padding:1rem}}}`,
  ],
  [
    'states: what a visitor or the browser may set later is there already',
    '<a class="card"><h3>',
    `${always}@layer base{${base}a:hover{color:blue}${grouped}}@layer parts{.card>h3[hidden]{display:none}@media (width>40rem){.card{padding:1rem}}}`,
  ],
  [
    'classes that Swiper sets, and what a negation names',
    '<div class="slider"><ul class="row mark">',
    `${always}@layer base{${base}${grouped}}@layer parts{.slider.swiper-initialized .row{gap:0}.mark:not(.gone)::before{content:"{"}}`,
  ],
  [
    'an animation with the rule that names it',
    '<i class="moves">',
    `${always}@layer base{${base}${grouped}}@layer parts{.moves{animation:1s run}@keyframes run{to{left:0}}}`,
  ],
  [
    'a property that is named, and what it names itself',
    '<i class="dark">',
    `${always}:root{--red:red;--dark:darker(var(--red));}@layer base{${base}${grouped}}@layer parts{.dark{color:var(--dark)}}`,
  ],
  [
    'the font of Devanagari on a page that is written in it',
    '<p title="only English words in what is not read">नमस्ते, dear parents',
    `${always}${hindi}@layer base{${base}${grouped}}`,
  ],
  [
    'no font for a few words in Devanagari',
    '<p>The newspaper wrote: नमस्ते, dear parents of our school',
    `${always}@layer base{${base}${grouped}}`,
  ],
  ['what is for paper', '<b>', `${always}@layer base{${base}${grouped}}@media print{b{color:red}}`],
];
for (const [name, html, wanted] of cases)
  test(`the styles of a page: ${name}`, () => {
    const { text: css, hash } = stylesFor(html);
    assert.equal(css, wanted);
    assert.equal(hash, `sha256-${createHash('sha256').update(css).digest('base64')}`);
  });

test('pages that use the same share what was chosen', () => {
  assert.equal(stylesFor('<h2 class="x">'), stylesFor('<p><h2 class="y">'));
});

test('the first screen of a page carries nothing for paper, and the fonts of the whole page', () => {
  assert.equal(
    stylesFor('<b>Home</b><h2>नमस्ते', '<b>Home</b>').text,
    `${always}${hindi}@layer base{${base}${grouped}}`,
  );
});
