/** The academic calendar: twelve months on one sheet. Days have dates and no weekdays, so that it holds for any session. */
import { palette } from '../palette.ts';
import { bare, crest } from './letterhead.ts';
import { escapeHtml } from './plain-markdown.ts';

type Kind = 'holiday' | 'exam' | 'event' | 'ptm';
type Entry = [days: string, what: string, kind: Kind];

const months: [name: string, working: number, entries: Entry[]][] = [
  [
    'April',
    23,
    [
      ['1', 'Session begins', 'event'],
      ['12', 'Orientation for new parents', 'ptm'],
      ['14', 'Ambedkar Jayanti', 'holiday'],
      ['22', 'Earth Day', 'event'],
    ],
  ],
  [
    'May',
    15,
    [
      ['4–15', 'Periodic Test 1, III to XII', 'exam'],
      ['16', 'Parent-teacher meeting', 'ptm'],
      ['20', 'Summer vacation begins', 'holiday'],
    ],
  ],
  [
    'June',
    0,
    [
      ['1–30', 'Summer vacation', 'holiday'],
      ['21', 'International Day of Yoga', 'event'],
    ],
  ],
  [
    'July',
    24,
    [
      ['3', 'School reopens', 'event'],
      ['6', 'Founder’s Day', 'event'],
      ['18', 'Investiture ceremony', 'event'],
      ['21', 'Van Mahotsav', 'event'],
    ],
  ],
  [
    'August',
    22,
    [
      ['3–14', 'Periodic Test 2, III to XII', 'exam'],
      ['15', 'Independence Day', 'event'],
      ['22', 'Parent-teacher meeting', 'ptm'],
    ],
  ],
  [
    'September',
    24,
    [
      ['5', 'Teachers’ Day', 'event'],
      ['14', 'Hindi Diwas', 'event'],
      ['16–29', 'Half-yearly examination', 'exam'],
    ],
  ],
  [
    'October',
    19,
    [
      ['1', 'Winter timings begin', 'event'],
      ['2', 'Gandhi Jayanti', 'holiday'],
      ['10', 'Parent-teacher meeting, half-yearly result', 'ptm'],
      ['18', 'Educational tours', 'event'],
      ['', 'Dussehra and Diwali, as notified', 'holiday'],
    ],
  ],
  [
    'November',
    22,
    [
      ['1', 'Haryana Day', 'holiday'],
      ['14', 'Children’s Day', 'event'],
      ['29', 'Annual Day', 'event'],
      ['', 'Guru Nanak Jayanti, as notified', 'holiday'],
    ],
  ],
  [
    'December',
    22,
    [
      ['5', 'Science and craft exhibition', 'event'],
      ['8–18', 'Periodic Test 3, III to XII', 'exam'],
      ['23', 'Christmas assembly', 'event'],
      ['25', 'Christmas', 'holiday'],
    ],
  ],
  [
    'January',
    12,
    [
      ['1–15', 'Winter break', 'holiday'],
      ['17–30', 'Pre-board examination, X and XII', 'exam'],
      ['26', 'Republic Day', 'event'],
    ],
  ],
  [
    'February',
    21,
    [
      ['4–10', 'Practicals of Class XII', 'exam'],
      ['6', 'Farewell to Class XII', 'event'],
      ['14', 'Annual Sports Day', 'event'],
      ['28', 'National Science Day', 'event'],
    ],
  ],
  [
    'March',
    16,
    [
      ['2–16', 'Annual examination, III to IX and XI', 'exam'],
      ['28', 'Annual result', 'ptm'],
      ['31', 'Session closes', 'event'],
      ['', 'Holi, as notified', 'holiday'],
    ],
  ],
];

const colours: Record<Kind, string> = { holiday: '#b3262e', exam: '#1f6aa5', event: '#2f7d4f', ptm: '#b07600' };
const words: Record<Kind, string> = { holiday: 'Holiday', exam: 'Examination', event: 'Event', ptm: 'Parents’ day' };

/** A row of cusped arches, the school's own ornament. */
const arches = (fill: string) => {
  const one = (x: number) =>
    `M${x} 20V12Q${x} 8 ${x + 5} 8Q${x + 6} 3 ${x + 11} 3L${x + 14} 0L${x + 17} 3Q${x + 22} 3 ${x + 23} 8Q${x + 28} 8 ${x + 28} 12V20Z`;
  const row = Array.from({ length: 24 }, (_, i) => one(i * 30)).join('');
  return `<svg class="arch" viewBox="0 0 718 20" aria-hidden="true"><path d="${row}" fill="${fill}"/></svg>`;
};

function monthCard([name, working, entries]: (typeof months)[number]): string {
  const rows = entries.map(
    ([days, what, kind]) => `<li style="--c:${colours[kind]}"><b>${days || '•'}</b><span>${escapeHtml(what)}</span></li>`,
  );
  const note = working ? `${working} working days` : 'Vacation';
  return `<section><header><h2>${name}</h2><i>${note}</i></header><ul>${rows.join('')}</ul></section>`;
}

const style = `*{box-sizing:border-box}body{margin:0;width:794px;height:1123px;background:${palette.paper};color:${palette.ink};font:400 14.6px/1.3 Mukta;padding:34px 40px 26px;display:flex;flex-direction:column}
.top{display:flex;gap:18px;align-items:center}.top .crest{width:76px;height:76px}.top b{font:600 28px/1.1 Eczar;color:${palette.maroon};display:block}.top h1{font:600 17px/1.2 Mukta;margin:4px 0 0;color:#5a4038}
.key{margin-left:auto;display:grid;gap:3px;font-size:12px}.key span::before{content:"";display:inline-block;width:10px;height:10px;border-radius:3px;background:var(--c);margin-right:7px}
.arch{width:100%;height:20px;display:block;margin:14px 0 0}.bar{height:5px;background:${palette.maroon};margin-bottom:16px;border-bottom:2px solid ${palette.marigold}}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;flex:1}
section{background:#fffdf7;border:1px solid #e6cfa8;border-radius:10px 10px 6px 6px;overflow:hidden;display:flex;flex-direction:column}
header{background:${palette.maroon};color:#fff4dc;display:flex;justify-content:space-between;align-items:baseline;padding:7px 12px 5px}h2{font:600 18px/1.1 Eczar;margin:0}header i{font-style:normal;font-size:11.5px;color:#ffd98a}
ul{list-style:none;margin:0;padding:9px 12px 8px;display:grid;gap:8px;align-content:start}li{display:grid;grid-template-columns:44px 1fr;gap:8px;align-items:start}
li b{background:var(--c);color:#fff;border-radius:5px;text-align:center;font-weight:600;font-size:13px;line-height:20px;height:20px;font-variant-numeric:tabular-nums}li span{line-height:20px}
.foot{margin-top:14px;display:flex;justify-content:space-between;color:#5a4038;font-size:12.4px}`;

/** The sheet as an HTML page of A4 size. */
export function calendarPage(): string {
  const key = (Object.keys(colours) as Kind[]).map((kind) => `<span style="--c:${colours[kind]}">${words[kind]}</span>`);
  const total = months.reduce((sum, [, working]) => sum + working, 0);
  const body = `<div class="top">${crest}<div><b>Nirmal Jyoti Mission School</b><h1>Academic calendar, April to March</h1></div><div class="key">${key.join('')}</div></div>${arches(palette.maroon)}<div class="bar"></div><div class="grid">${months.map(monthCard).join('')}</div><div class="foot"><span>${total} working days; second Saturdays are free</span><span>Summer 7:30 AM to 1:30 PM · winter 8:30 AM to 2:30 PM</span></div>`;
  return bare('Academic calendar', body, style);
}
