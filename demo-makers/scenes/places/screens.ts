import { n, oval, path, stroke } from '../../svg.ts';
import { at, clip, form, join, linear, lit, rect, type Sheet, shade, times } from '../kit.ts';
import { pupil } from '../people/cast.ts';
import { head } from '../people/heads.ts';

const ui = (
  x: number,
  y: number,
  size: number,
  body: string,
  fill = '#3a2420',
  anchor: 'start' | 'middle' | 'end' = 'start',
  face = 'Mukta SemiBold',
) => `<text x="${n(x)}" y="${n(y)}" font-family="${face}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${body}</text>`;

const card = (x: number, y: number, w: number, h: number) =>
  join(rect(x + 4, y + 8, w, h, '#7a4a2c', 18, 'opacity=".1"'), rect(x, y, w, h, '#fffdf8', 18, 'stroke="#ecdcc0" stroke-width="1.5"'));

function shell(s: Sheet, active: number, title: string, body: string): string {
  const { W, H, theme: t } = s;
  const menu = ['Attendance', 'Fees', 'Messages', 'Timetable', 'Results', 'Transport'];
  return join(
    rect(0, 0, W, H, linear(s, { 0: '#fdf1da', 1: '#f3dcb4' }, 1, 1)),
    rect(60, 50, W - 108, H - 92, '#7a4a2c', 26, 'opacity=".18"'),
    rect(52, 40, W - 104, H - 92, '#fdf8ee', 24),
    rect(52, 40, 260, H - 92, form(s, t.main, 0.5), 24),
    rect(280, 40, 32, H - 92, shade(t.main, 0.22)),
    rect(52, 40, 256, H - 92, linear(s, { 0: t.main, 1: t.mainDeep }), 24),
    oval(112, 110, 30, 30, t.accent),
    path('M112 126q-16 -12 0 -38q16 26 0 38z', t.mainDeep),
    ui(154, 106, 24, 'Nirmal Jyoti', '#fff3dc', 'start', 'Eczar SemiBold'),
    ui(154, 130, 17, 'Parent desk', t.accentPale),
    menu.map((m, i) =>
      join(
        i === active ? rect(72, 176 + i * 62, 220, 50, t.accent, 14) : '',
        oval(100, 201 + i * 62, 9, 9, i === active ? t.mainDeep : lit(t.main, 0.4)),
        ui(124, 208 + i * 62, 22, m, i === active ? t.mainDeep : '#f7e3c6'),
      ),
    ),
    ui(352, 112, 38, title, t.main, 'start', 'Eczar SemiBold'),
    ui(W - 150, 108, 20, 'Aarohi, VI-B', '#6b4a3a', 'end'),
    `<g ${clip(s, `<circle cx="${W - 110}" cy="100" r="30"/>`)}>${rect(W - 140, 70, 60, 60, t.accentPale)}${at(W - 110, 108, head(s, pupil(s, { girl: true, hair: 'braids', turn: 0 }), 26))}</g>`,
    stroke(`M352 146H${W - 80}`, '#ecdcc0', 2),
    body,
  );
}

/** Attendance: a month at a glance. */
export function attendanceScreen(s: Sheet): string {
  const { theme: t } = s;
  const day = (i: number) => {
    const sunday = i % 7 === 6;
    const c = sunday ? '#f3e6cf' : i === 9 ? '#d9583c' : i === 16 ? t.accent : '#5f9a5a';
    return join(
      rect(376 + (i % 7) * 92, 262 + Math.floor(i / 7) * 92, 78, 78, c, 16, sunday ? '' : 'opacity=".92"'),
      ui(415 + (i % 7) * 92, 310 + Math.floor(i / 7) * 92, 26, String(i + 1), sunday ? '#b59a78' : '#fffdf8', 'middle'),
    );
  };
  return shell(
    s,
    0,
    'Attendance',
    join(
      card(352, 176, 690, 640),
      ui(376, 226, 24, 'October', '#6b4a3a'),
      times(31, day),
      [
        ['Present', '#5f9a5a'],
        ['Absent', '#d9583c'],
        ['Leave', t.accent],
      ].map(([l, c], i) => oval(392 + i * 150, 762, 10, 10, c as string) + ui(412 + i * 150, 769, 20, l as string)),
      card(1070, 176, 446, 300),
      `<g fill="none" stroke-width="34"><circle cx="1200" cy="330" r="88" stroke="#f3e6cf"/><circle cx="1200" cy="330" r="88" stroke="#5f9a5a" stroke-linecap="round" stroke-dasharray="508 553" transform="rotate(-90 1200 330)"/></g>`,
      ui(1200, 344, 44, '92%', t.main, 'middle', 'Eczar SemiBold'),
      ui(1330, 300, 22, 'Present 24'),
      ui(1330, 340, 22, 'Absent 1'),
      ui(1330, 380, 22, 'Leave 1'),
      card(1070, 506, 446, 310),
      ui(1096, 554, 24, 'This year', '#6b4a3a'),
      [88, 94, 91, 97, 85, 92, 96].map((v, i) =>
        join(
          rect(1104 + i * 56, 770 - (v - 70) * 6.4, 34, (v - 70) * 6.4, i === 5 ? t.main : lit(t.main, 0.45), 8),
          ui(1121 + i * 56, 796, 16, ['Apr', 'May', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'][i] as string, '#8a6a52', 'middle'),
        ),
      ),
    ),
  );
}

/** Fees: what is paid and what is due. */
export function feeScreen(s: Sheet): string {
  const { theme: t } = s;
  const rows: readonly (readonly [string, string, string, string])[] = [
    ['First quarter', '12 April', 'Rs 14,200', 'Paid'],
    ['Second quarter', '10 July', 'Rs 14,200', 'Paid'],
    ['Bus, first half', '10 July', 'Rs 5,400', 'Paid'],
    ['Third quarter', '10 October', 'Rs 14,200', 'Due'],
    ['Bus, second half', '10 October', 'Rs 5,400', 'Due'],
    ['Fourth quarter', '10 January', 'Rs 14,200', 'Later'],
  ];
  const tone: Record<string, string> = { Paid: '#5f9a5a', Due: '#d9583c', Later: '#b59a78' };
  return shell(
    s,
    1,
    'Fees',
    join(
      [
        ['Paid this year', 'Rs 33,800', '#5f9a5a'],
        ['Due now', 'Rs 19,600', '#d9583c'],
        ['Next date', '10 January', t.accent],
      ].map(([l, v, c], i) =>
        join(
          card(352 + i * 394, 176, 370, 150),
          rect(352 + i * 394, 196, 8, 110, c as string, 4),
          ui(384 + i * 394, 226, 22, l as string, '#8a6a52'),
          ui(384 + i * 394, 286, 42, v as string, t.main, 'start', 'Eczar SemiBold'),
        ),
      ),
      card(352, 356, 1158, 460),
      rect(352, 356, 1158, 64, lit(t.accentPale, 0.35), 18),
      ['Head', 'Date', 'Amount', 'State'].map((h, i) => ui([384, 760, 1020, 1290][i] as number, 398, 22, h, t.main)),
      rows.map(([a, b, c, d], i) =>
        join(
          ui(384, 466 + i * 60, 24, a),
          ui(760, 466 + i * 60, 24, b, '#6b4a3a'),
          ui(1020, 466 + i * 60, 24, c),
          rect(1278, 438 + i * 60, 110, 40, tone[d] as string, 20, 'opacity=".9"'),
          ui(1333, 466 + i * 60, 20, d, '#fffdf8', 'middle'),
          i < 5 ? stroke(`M384 ${488 + i * 60}H1480`, '#f0e2c8', 1.5) : '',
        ),
      ),
      rect(1278, 838, 232, 60, t.main, 30),
      ui(1394, 877, 24, 'Pay now', '#fff3dc', 'middle'),
      ui(352, 876, 20, 'Receipts are kept here for seven years.', '#8a6a52'),
    ),
  );
}

/** Messages between class teacher and home. */
export function messageScreen(s: Sheet): string {
  const { theme: t } = s;
  const list = ['Class teacher, VI-B', 'Transport office', 'Library', 'Sports room', 'Accounts'];
  const said: readonly (readonly [boolean, string, string?])[] = [
    [false, 'Good morning. The science project is due on Friday.'],
    [true, 'Thank you. Does she need chart paper?'],
    [false, 'One sheet, please. And a photograph of a plant.'],
    [true, 'We will send both tomorrow.'],
    [false, 'Aarohi read beautifully in assembly today.'],
  ];
  const face = (x: number, y: number, girl: boolean) =>
    `<g ${clip(s, `<circle cx="${x}" cy="${y}" r="30"/>`)}>${rect(x - 30, y - 30, 60, 60, t.accentPale)}${at(x, y + 6, head(s, pupil(s, { girl, hair: girl ? 'bun' : 'short', turn: 0.1, age: 'adult' }), 25))}</g>`;
  return shell(
    s,
    2,
    'Messages',
    join(
      card(352, 176, 400, 722),
      list.map((l, i) =>
        join(
          i === 0 ? rect(364, 190, 376, 110, lit(t.accentPale, 0.4), 14) : '',
          face(414, 246 + i * 122, i % 2 === 0),
          ui(460, 240 + i * 122, 22, l, t.main),
          ui(
            460,
            268 + i * 122,
            18,
            ['Reads beautifully', 'Bus 4 runs on time', 'A book is due', 'Trial on Saturday', 'Receipt 1182'][i] as string,
            '#8a6a52',
          ),
          i === 1 || i === 3 ? oval(716, 246 + i * 122, 12, 12, '#d9583c') + ui(716, 252 + i * 122, 16, '1', '#fff', 'middle') : '',
        ),
      ),
      card(776, 176, 734, 722),
      said.map(([mine, text], i) => {
        const w = text.length * 10.4 + 56;
        const x = mine ? 1486 - w : 850;
        const y = 206 + i * 112;
        return join(
          mine ? '' : face(816, y + 40, true),
          rect(x, y, w, 76, mine ? t.main : '#f7ead2', 24),
          ui(x + 28, y + 47, 22, text, mine ? '#fff3dc' : '#3a2420'),
        );
      }),
      rect(800, 812, 600, 62, '#fbf3e2', 31, 'stroke="#e6d2ac" stroke-width="2"'),
      ui(832, 851, 21, 'Write to the class teacher', '#b59a78'),
      oval(1452, 843, 32, 32, t.accent),
      path('M1440 830L1470 843L1440 857L1445 843Z', t.mainDeep),
    ),
  );
}
