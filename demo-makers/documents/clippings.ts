/** Newspaper clippings: columns of type, a coarse picture and a torn edge. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { seeded } from '../students/seeded.ts';
import { bare, font } from './letterhead.ts';
import { escapeHtml, inline, type Letter, lettersOf } from './plain-markdown.ts';
import { folder } from './school-folder.ts';

/** The clippings' texts, in order. */
export const clippingLetters = (): Letter[] => lettersOf(readFileSync(new URL('texts/clippings.md', import.meta.url), 'utf8'));

/** The width at which clippings are drawn; their height follows the text. */
export const clippingWidth = 900;

/** A picture as a newspaper prints it: grey, contrasty, small. */
async function pressPhoto(name: string): Promise<string> {
  const file = readFileSync(new URL(`pictures/${name}.webp`, folder));
  const grey = await sharp(file)
    .resize(620, 400, { fit: 'cover' })
    .greyscale()
    .normalise()
    .linear(1.12, -6)
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${grey.toString('base64')}`;
}

/** A scissor's path around the paper, in per cent. */
function cut(seed: number): string {
  const random = seeded(seed);
  const wander = () => random.next() * 0.7;
  const along = Array.from({ length: 13 }, (_, i) => (i / 12) * 100);
  const top = along.map((x) => `${x}% ${wander()}%`);
  const right = along.slice(1).map((y) => `${100 - wander()}% ${y}%`);
  const bottom = along
    .toReversed()
    .slice(1)
    .map((x) => `${x}% ${100 - wander()}%`);
  const left = along
    .toReversed()
    .slice(1, -1)
    .map((y) => `${wander()}% ${y}%`);
  return [...top, ...right, ...bottom, ...left].join(',');
}

const style = `${font('Eczar', 'latin', 400)}${font('Eczar', 'devanagari', 400)}
*{box-sizing:border-box}body{margin:0;background:#e9e3d6}.table{padding:26px;width:${clippingWidth}px;background:radial-gradient(120% 120% at 20% 10%,#efe9dc,#dbd2c0)}
.lift{filter:drop-shadow(3px 6px 7px rgba(60,44,22,.38))}
.cut{background:#ece5d3;padding:30px 34px 26px;color:#221e1a;position:relative}
.cut::after{content:"";position:absolute;inset:0;background:linear-gradient(100deg,rgba(150,118,60,.20),transparent 22%,transparent 78%,rgba(150,118,60,.16)),linear-gradient(180deg,transparent 49.6%,rgba(90,70,40,.16) 50%,rgba(255,255,255,.35) 50.2%,transparent 50.8%);mix-blend-mode:multiply}
.mast{display:flex;justify-content:space-between;align-items:baseline;border-bottom:3px double #221e1a;padding-bottom:5px;margin-bottom:12px}
.mast b{font:600 25px/1 Eczar;letter-spacing:.4px}.mast i{font:400 15px Mukta;font-style:normal}
.kicker{font:600 15px/1 Mukta;text-transform:uppercase;letter-spacing:1.6px;margin:0 0 6px;color:#6d1a22}
h1{font:600 45px/1.08 Eczar;margin:0 0 14px;text-wrap:balance;letter-spacing:-.4px}
.columns{columns:3;column-gap:22px;column-rule:1px solid #9a907c;font:400 16.6px/1.36 Eczar;text-align:justify;hyphens:auto}
.columns p{margin:0;text-indent:16px}.columns p:first-of-type{text-indent:0}.columns p:first-of-type::first-line{font-weight:600}
figure{margin:0 0 14px;position:relative}figure div{position:relative;line-height:0}figure img{width:100%;height:auto;display:block;filter:contrast(1.05)}
figure div::after{content:"";position:absolute;inset:0;background:radial-gradient(circle,rgba(20,16,10,.5) 32%,transparent 36%) 0 0/4px 4px,radial-gradient(circle,rgba(20,16,10,.34) 30%,transparent 36%) 2px 2px/4px 4px;mix-blend-mode:soft-light}
figcaption{font:400 14px/1.3 Mukta;margin-top:5px;color:#3b342c}
.wide{display:grid;grid-template-columns:1.25fr 1fr;gap:24px}.wide .columns{columns:1}.wide h1{font-size:42px}
.hi .kicker{letter-spacing:0;font-size:18px}.hi h1{font-size:43px;line-height:1.25}.hi .columns{font-size:17.5px;line-height:1.5}`;

/** The clipping as a page; odd ones run in three columns, even ones beside their picture. */
export async function clippingPage(letter: Letter): Promise<string> {
  const { paper = '', headline = '', kicker = '', picture = '', caption = '', lang = 'en' } = letter.fields;
  const number = Number(letter.key);
  const photo = await pressPhoto(picture);
  const figure = `<figure><div><img alt="" src="${photo}"></div><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
  const head = `<div class="mast"><b>${escapeHtml(paper)}</b><i>${lang === 'hi' ? `पृष्ठ ${3 + (number % 5)}` : `Page ${3 + (number % 5)}`}</i></div><p class="kicker">${escapeHtml(kicker)}</p><h1>${escapeHtml(headline)}</h1>`;
  const paragraphs = letter.body
    .split(/\n{2,}/)
    .map((text) => `<p>${inline(text)}</p>`)
    .join('');
  const text = `<div class="columns" lang="${lang}">${paragraphs}</div>`;
  const layout = number % 2 ? `${head}${figure}${text}` : `${head}<div class="wide">${figure}${text}</div>`;
  const body = `<div class="table"><div class="lift" style="transform:rotate(${number % 2 ? -0.7 : 0.6}deg)"><article class="cut ${lang}" style="clip-path:polygon(${cut(number)})">${layout}</article></div></div>`;
  return bare(headline, body, style);
}
