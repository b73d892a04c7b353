import { palette } from '../palette.ts';
import { n, oval, path, stroke } from '../svg.ts';
import { cuspedArch } from './backdrop.ts';
import { type Defs, tint } from './kit.ts';
import { flower, garland, leaf, rect, shadowOf, terracotta } from './niche.ts';

/** What stands in the middle of a default picture, by what it is the default of. */
export const symbols: Record<string, (defs: Defs) => string> = {
  event: (defs) => {
    const page = 'M366 262h228v214q0 14 -14 14h-200q-14 0 -14 -14z';
    const days = Array.from({ length: 12 }, (_, i) =>
      i === 6
        ? flower(395 + (i % 4) * 57, 366 + Math.floor(i / 4) * 46, 20)
        : rect(380 + (i % 4) * 57, 352 + Math.floor(i / 4) * 46, 30, 26, '#ecd9b6', 'rx="6"'),
    ).join('');
    return (
      garland(336, 624, 150, 22) +
      shadowOf(defs, page) +
      path(page, '#fffaf0') +
      path('M366 262h228v60h-228z', terracotta) +
      path('M366 262h110v60h-110z', tint(terracotta, 0.25), 'opacity=".6"') +
      [416, 544].map((x) => rect(x - 8, 238, 16, 50, palette.wood, 'rx="8"')).join('') +
      days
    );
  },
  gallery: (defs) => {
    const frame = 'M342 240h276v232h-276z';
    return (
      `<g transform="rotate(-5 480 360)">${shadowOf(defs, frame)}${path(frame, '#c99d62')}</g>` +
      shadowOf(defs, frame) +
      path(frame, palette.wood) +
      path('M342 240h276v10h-276zM342 240v232h10v-232z', tint(palette.wood, 0.4)) +
      rect(362, 260, 236, 192, '#bfdbe0') +
      rect(362, 330, 236, 122, palette.skyLow, 'opacity=".8"') +
      oval(420, 316, 27, 27, palette.marigold) +
      `<g ${defs.clip('M362 260h236v192h-236z')}>` +
      path('M350 452L350 400Q420 340 480 402Q540 350 610 410V460Z', palette.leafLight) +
      path('M350 460V430Q440 396 520 436Q570 414 610 440V460Z', palette.leaf) +
      path(cuspedArch(534, 352, 30, 446), '#f7e9d2') +
      path(cuspedArch(534, 368, 18, 446), terracotta) +
      '</g>'
    );
  },
  notification: (defs) => {
    const bell = 'M480 226C546 226 566 282 570 336C573 384 592 404 606 420H354C368 404 387 384 390 336C394 282 414 226 480 226Z';
    return (
      stroke('M480 150V222', palette.wood, 6) +
      shadowOf(defs, bell) +
      oval(480, 440, 26, 26, '#8a5a1c') +
      path(bell, defs.linear([390, 230], [590, 420], { 0: '#ffd98a', 0.45: '#e0a233', 1: '#9a6416' })) +
      rect(342, 414, 276, 22, '#c98a25', 'rx="11"') +
      oval(480, 222, 20, 18, '#c98a25') +
      stroke('M428 290Q420 330 416 372', '#fff3c8', 11, `opacity=".7" ${defs.blur(2)}`) +
      stroke('M392 372Q480 392 568 372', '#8a5a1c', 5, 'opacity=".5"') +
      stroke('M322 300Q304 340 318 384M638 300Q656 340 642 384', terracotta, 9, 'opacity=".7"')
    );
  },
  video: (defs) => {
    const body = 'M338 262q0 -18 18 -18h248q18 0 18 18v190q0 18 -18 18h-248q-18 0 -18 -18z';
    return (
      shadowOf(defs, body) +
      path(body, defs.linear([340, 244], [620, 470], { 0: '#8a5238', 1: '#4d2a20' })) +
      rect(362, 268, 236, 178, '#f8e4bf', 'rx="8"') +
      path('M362 400Q430 350 490 396T598 380V446H362Z', palette.leafLight, 'opacity=".8"') +
      oval(480, 357, 62, 62, '#fffaf0') +
      oval(480, 357, 54, 54, terracotta) +
      path('M463 327Q459 325 459 330V384Q459 389 463 387L510 361Q514 357 510 353Z', '#fffaf0') +
      stroke('M432 334A54 54 0 0 1 462 308', tint(terracotta, 0.6), 6, 'opacity=".7"')
    );
  },
  news: (defs) => {
    const sheet = 'M344 248L594 232L612 470L360 486Z';
    const line = (y: number, x0: number, x1: number) =>
      stroke(`M${x0} ${y}L${x1} ${n(y - (x1 - x0) * 0.064)}`, '#b08a66', 6, 'opacity=".7"');
    return (
      shadowOf(defs, sheet) +
      path('M360 262L606 246L620 476L374 490Z', '#e6cfa6') +
      path(sheet, '#fffaf0') +
      stroke('M370 282L572 269', terracotta, 20, 'opacity=".9"') +
      path('M370 312L470 305L476 402L376 408Z', '#cfe0d4') +
      path('M373 380Q400 344 424 374Q446 350 474 372L476 402L376 408Z', palette.leaf) +
      oval(398, 332, 11, 11, palette.marigold) +
      [318, 340, 362, 384].map((y) => line(y, 492, 580)).join('') +
      [432, 454].map((y) => line(y, 380, 584)).join('') +
      leaf(600, 470, -20, 70) +
      leaf(596, 476, 30, 60) +
      flower(592, 470, 24)
    );
  },
};

/** How far each symbol comes down to stand on the sill; the bell hangs. */
export const standing: Record<string, number> = { event: 20, gallery: 38, video: 40, news: 22 };
