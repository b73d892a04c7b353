/** The school's letter paper: fonts, crest, head and foot. Every PDF of the school is printed on it. */
import { readFileSync } from 'node:fs';
import { lampCrest } from '../crests/crest.ts';
import { palette } from '../palette.ts';
import { escapeHtml } from './plain-markdown.ts';

/** One face of a font as CSS, its file inside. */
export const font = (family: string, subset: string, weight: number) => {
  const name = family.toLowerCase();
  const url = import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`);
  const range = subset === 'devanagari' ? 'U+0900-097F,U+1CD0-1CFF,U+200C-200D,U+20B9,U+25CC,U+A8E0-A8FF' : 'U+0000-2FFF';
  const data = readFileSync(new URL(url)).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`;
};

/** Mukta and Eczar in both scripts, inside the page. */
export const fonts = [
  font('Mukta', 'latin', 400),
  font('Mukta', 'latin', 600),
  font('Eczar', 'latin', 600),
  font('Mukta', 'devanagari', 400),
  font('Mukta', 'devanagari', 600),
  font('Eczar', 'devanagari', 600),
].join('\n');

/** The crest as SVG, to stand in a page. */
export const crest = lampCrest().replace('<svg ', '<svg class="crest" aria-hidden="true" ');

/** The look of the school's paper. */
export const letterStyle = `
@page{size:A4;margin:14mm 16mm 17mm;@bottom-left{content:"Nirmal Jyoti Mission School, Hisar";font:400 8pt Mukta;color:#6b5048}
@bottom-right{content:"Page " counter(page) " of " counter(pages);font:400 8pt Mukta;color:#6b5048}}
*{box-sizing:border-box}
html{font:400 10.4pt/1.5 Mukta,sans-serif;color:${palette.ink}}
body{margin:0}
.head{display:grid;grid-template-columns:21mm 1fr auto;gap:5mm;align-items:center;padding-bottom:3.2mm;border-bottom:.6mm solid ${palette.maroon};position:relative}
.head::after{content:"";position:absolute;left:0;right:0;bottom:-1.5mm;border-bottom:.25mm solid ${palette.marigold}}
.head .crest{width:21mm;height:21mm;display:block}
.head b{display:block;font:600 19pt/1.15 Eczar;color:${palette.maroon}}
.head i{font-style:normal;color:#6b5048;font-size:9pt;display:block;line-height:1.35}
.head .numbers{text-align:right;font-size:8pt;line-height:1.45;color:#6b5048}
.line{display:flex;justify-content:space-between;margin:6.5mm 0 4mm;font-size:9.6pt;color:#4d352e}
h1{font:600 15.5pt/1.25 Eczar;color:${palette.maroon};margin:5mm 0 3mm;text-wrap:balance}
.line + h1{margin-top:0}
h2{font:600 12.5pt/1.25 Eczar;color:${palette.maroon};margin:5.5mm 0 2mm;break-after:avoid}
h3{font:600 10.6pt/1.3 Mukta;color:${palette.maroonDeep};margin:4mm 0 1mm;break-after:avoid}
p{margin:0 0 2.6mm}ul,ol{margin:0 0 3mm;padding-left:5.5mm}li{margin:0 0 1mm;padding-left:1mm}li::marker{color:${palette.maroon}}
table{border-collapse:collapse;width:100%;margin:2mm 0 4mm;font-size:9.6pt;line-height:1.35}
th{background:${palette.maroon};color:#fff8ea;text-align:left;font-weight:600;padding:1.5mm 2.2mm;vertical-align:bottom}
td{padding:1.35mm 2.2mm;border-bottom:.2mm solid #dcc3a2;vertical-align:top}
tbody tr:nth-child(even) td{background:#fdf6ea}tr{break-inside:avoid}thead{display:table-header-group}
td.sum,tr.sum td{font-weight:600;background:#fbe9c8!important}.num td:not(:first-child),.num th:not(:first-child){text-align:right;font-variant-numeric:tabular-nums}
.num td:first-child{white-space:nowrap}.facts td:first-child{width:38%;color:#5a4038;font-weight:600}
.blank{display:inline-block;min-width:34mm;border-bottom:.25mm solid #6b5048;height:1em}
.signatures{display:flex;gap:12mm;align-items:flex-end;margin-top:7mm;break-inside:avoid}
.signed{display:flex;flex-direction:column;line-height:1.3}.signed .signature{margin:0 0 -.6mm -2mm;display:block}.signed span{font-size:9pt;color:#5a4038}
.stamp{margin-left:auto;transform:rotate(-11deg);opacity:.78;margin-bottom:-2mm}
.slip{margin-top:9mm;padding-top:4mm;border-top:.3mm dashed #8a5a3a;font-size:9.6pt;break-inside:avoid}
.slip p{line-height:2}.cols{columns:2;column-gap:9mm}.note{background:#fdf0d6;border-left:1mm solid ${palette.marigold};padding:2.4mm 3.4mm;margin:3mm 0 4mm;break-inside:avoid}
.note p:last-child{margin:0}
`;

const head = `<header class="head">${crest}<div><b>Nirmal Jyoti Mission School</b><i>Mission Marg, Balsamand Road, Hisar, Haryana 125001</i><i>An English-medium, co-educational school affiliated to CBSE · <em>Walk in the Light</em></i></div><div class="numbers">Affiliation no. 5300581<br>School code 99581<br>01662-555-010<br>office@njms.example</div></header>`;

/** The head of the paper and what is written below it. */
export const onPaper = (body: string) => `${head}<main>${body}</main>`;

/** A whole document on the school's paper; `style` adds to its look. */
export function onLetterhead(title: string, body: string, style = ''): string {
  return bare(title, onPaper(body), `${letterStyle}${style}`);
}

/** A whole document without the school's head, as other offices write. */
export function bare(title: string, body: string, style: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${fonts}\n${style}</style></head><body>${body}</body></html>`;
}

/** Reference number on the left, date or session on the right. */
export const referenceLine = (reference: string, date: string) =>
  `<div class="line"><span>No. ${escapeHtml(reference)}</span><span>${escapeHtml(date)}</span></div>`;
