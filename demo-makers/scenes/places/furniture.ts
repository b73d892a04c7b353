import { points } from '../../outline.ts';
import { oval, path, pathOf, stroke } from '../../svg.ts';
import { form, join, linear, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';

/** A school bench-desk seen from the front, standing on y = 0, in centimetres. */
export const deskFront = (s: Sheet, w = 120) =>
  join(
    stroke(pathOf`M${-w * 0.44} 0V-66M${w * 0.44} 0V-66`, shade('#8a5a3a', 0.3), 6),
    rect(-w / 2 + 4, -66, w - 8, 34, form(s, '#a9714a')),
    poly(points`${-w / 2} -70, ${w / 2} -70, ${w / 2 - 8} -84, ${-w / 2 + 8} -84`, linear(s, { 0: '#e0b27a', 1: '#c48d58' }, 1, 0.4)),
    rect(-w / 2, -70, w, 6, form(s, '#b57f4f'), 1),
  );

/** A school bench-desk seen from behind: top beyond, seat and back-rest nearest. */
export const benchBack = (s: Sheet, w = 120) =>
  join(
    stroke(pathOf`M${-w * 0.44} 0V-72M${w * 0.44} 0V-72`, shade('#8a5a3a', 0.3), 6),
    rect(-w / 2, -78, w, 16, form(s, '#b57f4f'), 3),
    rect(-w / 2, -52, w, 10, form(s, '#a9714a'), 3),
  );

/** The desk top that lies beyond children seen from behind. */
export const deskTop = (s: Sheet, w = 120) =>
  poly(points`${-w / 2} -70, ${w / 2} -70, ${w / 2 - 8} -86, ${-w / 2 + 8} -86`, linear(s, { 0: '#e0b27a', 1: '#c48d58' }, 1, 0.4));

/** A bookcase full of books; `w` by `h` pixels standing on y. */
export function shelf(s: Sheet, x: number, y: number, w: number, h: number, rows = 4): string {
  const colors = ['#7a1f2b', '#1f6aa5', '#2f7d4f', '#d98a1d', '#8a3f6b', '#c2562f', '#f3e0b8', '#3f5560', '#b3262e', '#2f6f73'];
  const rh = h / rows;
  const books = times(rows, (r) => {
    let bx = x + w * 0.045;
    const list: string[] = [];
    while (bx < x + w * 0.94) {
      const [bw, bh] = [w * s.rng.between(0.022, 0.05), rh * s.rng.between(0.55, 0.82)];
      const c = s.rng.pick(colors);
      if (s.rng.chance(0.08)) {
        bx += bw * 1.5;
        continue;
      }
      const by = y - r * rh - rh * 0.1;
      list.push(
        rect(bx, by - bh, Math.min(bw, x + w * 0.955 - bx), bh, form(s, c, 0.8), 1),
        rect(bx, by - bh * 0.8, Math.min(bw, x + w * 0.955 - bx), bh * 0.07, lit(c, 0.5)),
      );
      bx += bw + 1;
    }
    return join(
      list,
      rect(x, y - r * rh - rh * 0.1, w, rh * 0.1, form(s, '#a9714a')),
      rect(x + w * 0.04, y - (r + 1) * rh, w * 0.92, rh * 0.16, linear(s, { 0: ['#3a1d14', 0.5], 1: ['#3a1d14', 0] })),
    );
  });
  return join(
    rect(x + w * 0.03, y - h, w * 1.06, h, '#4a2416', 0, 'opacity=".2"'),
    rect(x, y - h, w, h, '#5d3826'),
    books,
    rect(x, y - h, w * 0.04, h, form(s, '#a9714a')),
    rect(x + w * 0.96, y - h, w * 0.04, h, form(s, '#8a5a3a')),
    path(pathOf`M${x - w * 0.02} ${y - h}h${w * 1.04}v${-rh * 0.08}q${-w * 0.52} ${-rh * 0.36} ${-w * 1.04} 0z`, form(s, '#a9714a')),
  );
}

/** A laboratory or craft table seen from the front, `w` centimetres wide, standing on y = 0. */
export const bench = (s: Sheet, w = 200, h = 84, c = '#8a5a3a', top = '#4a3a3a') =>
  join(
    rect(-w / 2 + 6, -h + 8, w - 12, h - 8, form(s, c)),
    times(Math.max(2, Math.round(w / 60)), (i) => {
      const cw = (w - 24) / Math.max(2, Math.round(w / 60));
      return (
        rect(-w / 2 + 14 + i * cw, -h + 20, cw - 6, h - 32, lit(c, 0.14), 2) +
        oval(-w / 2 + 14 + i * cw + cw * 0.8, -h + 30, 2, 2, '#f2b632')
      );
    }),
    poly(
      points`${-w / 2} ${-h + 8}, ${w / 2} ${-h + 8}, ${w / 2 - 12} ${-h - 12}, ${-w / 2 + 12} ${-h - 12}`,
      linear(s, { 0: lit(top, 0.2), 1: top }, 1, 0.5),
    ),
    rect(-w / 2, -h + 6, w, 6, shade(top, 0.2)),
  );
