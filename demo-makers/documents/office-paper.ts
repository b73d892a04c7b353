/** The paper of other offices, as they issue certificates to a school. Emblems, seals and officers are our own inventions. */
import { seal, signature } from './ink.ts';
import { escapeHtml, inline, tableHtml } from './plain-markdown.ts';

/** What stands in the ring of an office's emblem. */
const devices = {
  wheat:
    '<path d="M100 150V62M100 84q-22-4-26-26 22 2 26 26Zm0 0q22-4 26-26-22 2-26 26Zm0 28q-24-4-28-28 24 2 28 28Zm0 0q24-4 28-28-24 2-28 28Zm0 28q-24-4-28-28 24 2 28 28Zm0 0q24-4 28-28-24 2-28 28Zm0-78q-10-14 0-30 10 16 0 30Z"/>',
  quill: '<path d="M62 148c6-46 28-88 78-106-6 40-26 70-62 84l-10 24Zm18-28 34-44" stroke="currentColor" stroke-width="3"/>',
  hands:
    '<path d="M60 120c0-30 18-46 40-60 22 14 40 30 40 60a40 30 0 0 1-80 0Zm40-36v58M76 116h48" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
} as const;
type Device = keyof typeof devices;

/** An emblem in a ring of dots. */
export function emblem(device: Device, colour = '#2b2622', size = 86): string {
  const dots = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * 2 * Math.PI;
    return `<circle cx="${(100 + 86 * Math.cos(angle)).toFixed(1)}" cy="${(100 + 86 * Math.sin(angle)).toFixed(1)}" r="3"/>`;
  }).join('');
  return `<svg class="emblem" aria-hidden="true" viewBox="0 0 200 200" width="${size}" style="color:${colour}" fill="currentColor">${dots}<circle cx="100" cy="100" r="74" fill="none" stroke="currentColor" stroke-width="2.5"/>${devices[device]}</svg>`;
}

/** A certificate: who issues it, under which number, and what it says. */
export type Certificate = {
  device: Device;
  office: string;
  place: string;
  hindi?: string;
  number: string;
  date: string;
  title: string;
  to?: string;
  paragraphs: string[];
  table?: string[][];
  conditions?: string[];
  officer: string;
  stamp: [around: string, within: string[]];
  hand: number;
  /** A frame of lace, as on certificates that are meant to be hung. */
  framed?: boolean;
};

/** The look of such papers, in CSS pixels of an A4 sheet 620 wide when photographed at twice the size. */
export const officeStyle = `
*{box-sizing:border-box}body{margin:0;font:400 13.2px/1.55 Mukta;color:#26211f}
.sheet{position:relative;padding:44px 56px 40px}.framed{margin:26px;padding:30px 40px 26px;outline:2px solid #7b6a4a;outline-offset:6px;border:7px double #7b6a4a;min-height:892px;display:flex;flex-direction:column}.framed .foot{margin-top:auto;padding-top:22px}
.office{text-align:center;line-height:1.3}.office b{display:block;font:600 21px/1.2 Eczar;letter-spacing:.3px}.office i{font-style:normal;font-size:13px;display:block}
.office .emblem{display:block;margin:0 auto 8px}
.numbers{display:flex;justify-content:space-between;margin:18px 0 14px;padding:6px 0;border-block:1px solid #8d8579;font-size:12.6px}
h1{font:600 19px/1.25 Eczar;text-align:center;margin:14px 0 14px;text-transform:uppercase;letter-spacing:.6px}
p{margin:0 0 9px;text-align:justify}ol{margin:4px 0 10px;padding-left:24px}li{margin:0 0 4px}
table{width:100%;border-collapse:collapse;margin:6px 0 12px;font-size:12.6px}th,td{border:1px solid #8d8579;padding:4px 8px;text-align:left;vertical-align:top}th{font-weight:600}
td:first-child{width:36%}
.foot{display:flex;justify-content:space-between;align-items:flex-end;margin-top:22px}
.foot .seal{opacity:.8;transform:rotate(-13deg)}.officer{text-align:center;line-height:1.3;position:relative}.officer .signature{display:block;margin:0 auto -4px}
.officer b{display:block;font-weight:600}
`;

/** The certificate as HTML, to be printed or photographed. */
export function certificateHtml(paper: Certificate): string {
  const [around, within] = paper.stamp;
  const signed = `<div class="officer">${signature(paper.hand, 140)}<b>${paper.officer.split(', ').map(escapeHtml).join('</b>')}</div>`;
  return `<section class="sheet${paper.framed ? ' framed' : ''}"><div class="office">${emblem(paper.device)}${paper.hindi ? `<i>${paper.hindi}</i>` : ''}<b>${escapeHtml(paper.office)}</b><i>${escapeHtml(paper.place)}</i></div>
<div class="numbers"><span>No. ${escapeHtml(paper.number)}</span><span>Dated ${escapeHtml(paper.date)}</span></div>
${paper.to ? `<p style="text-align:left">To<br>${paper.to.split('; ').map(escapeHtml).join('<br>')}</p>` : ''}
<h1>${escapeHtml(paper.title)}</h1>
${paper.paragraphs.map((text) => `<p>${inline(text)}</p>`).join('')}
${paper.table ? tableHtml(paper.table) : ''}
${paper.conditions ? `<ol>${paper.conditions.map((text) => `<li>${inline(text)}</li>`).join('')}</ol>` : ''}
<div class="foot">${seal(around, within, '#3b3f8f', 112)}${signed}</div></section>`;
}
