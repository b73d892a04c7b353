/** Makes a clean page look as if it had lain on a scanner: paper tone, folds, a shadow at the edge, a little askew. */
import { bare } from './letterhead.ts';

const noise = (seed: number, frequency: number, alpha: number) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='3' seed='${seed}' stitchTiles='stitch'/><feColorMatrix values='0 0 0 0 .42 0 0 0 0 .33 0 0 0 0 .2 0 0 0 ${alpha} ${-alpha * 0.38}'/></filter><rect width='400' height='400' filter='url(#n)'/></svg>`,
  )}")`;

/** How a sheet lay on the glass. */
type Lying = { seed: number; tone?: string; angle?: number; folds?: boolean; zoom?: number };

/** Viewport for photographing a scan: A4 at 96 dots per inch, which gives 1240 × 1754 pixels. */
export const a4 = { width: 794, height: 1123, scale: 1240 / 794 };

/** The page with `inner` lying on the scanner. */
export function onScanner(title: string, inner: string, style: string, lying: Lying): string {
  const { seed, tone = '#f8f1e0', angle = (seed % 2 ? 1 : -1) * (0.35 + (seed % 3) * 0.18) } = lying;
  const fold = (at: string) =>
    `linear-gradient(180deg,transparent calc(${at} - 5px),rgba(120,90,50,.10) calc(${at} - 1px),rgba(255,255,255,.5) ${at},transparent calc(${at} + 6px))`;
  const layers = [
    ...(lying.folds === false ? [] : [fold('33.4%'), fold('66.7%')]),
    'radial-gradient(120% 90% at 30% 20%,transparent 60%,rgba(140,104,52,.13))',
    noise(seed, 0.009, 0.2),
    noise(seed + 9, 0.35, 0.1),
  ];
  const bed = `
.bed{width:794px;height:1123px;background:linear-gradient(115deg,#d9d5cc,#c9c4b9);overflow:hidden;position:relative}
.paper{position:absolute;inset:7px 9px 9px 7px;background:${tone};transform:rotate(${angle}deg);box-shadow:3px 5px 14px rgba(50,38,20,.42),0 0 2px rgba(50,38,20,.4);overflow:hidden}
.ink{zoom:${lying.zoom ?? 1};filter:blur(.22px);mix-blend-mode:multiply;opacity:.94}
.wear{position:absolute;inset:0;background:${layers.join(',')};mix-blend-mode:multiply;pointer-events:none}
.hole{position:absolute;left:13px;width:17px;height:17px;border-radius:50%;background:#cfcac0;box-shadow:inset 1px 2px 3px rgba(60,48,30,.5)}`;
  const holes = seed % 3 === 0 ? '<i class="hole" style="top:43%"></i><i class="hole" style="top:57%"></i>' : '';
  const body = `<div class="bed"><div class="paper"><div class="ink">${inner}</div>${holes}<div class="wear"></div></div></div>`;
  return bare(title, body, `${style}\nbody{margin:0;padding:0}${bed}`);
}
