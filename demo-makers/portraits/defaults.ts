import { outline } from '../outline.ts';
import { oval, path, smooth, stroke } from '../svg.ts';
import { standing, symbols } from './default-symbols.ts';
import { Defs, shade, tint } from './kit.ts';
import { diya, flower, garland, leaf, rect, screen, shadowOf, stone, terracotta } from './niche.ts';

/** The product's wide default pictures by name. */
export const wideDefaults: Record<string, () => string> = Object.fromEntries(
  Object.entries(symbols).map(([name, symbol]) => [
    name,
    () => {
      const defs = new Defs();
      const base = screen(defs, 960, 640, 212, 96);
      const sill =
        rect(268, 512, 424, 128, tint(stone, 0.3)) +
        rect(268, 512, 424, 8, tint(stone, 0.75)) +
        rect(268, 600, 424, 40, stone, 'opacity=".6"');
      const rest =
        name === 'notification'
          ? flower(440, 500, 20) + flower(520, 502, 17, '#e0662c') + leaf(540, 506, -14, 50) + leaf(420, 506, 194, 50)
          : oval(480, 512, 160, 10, '#5a2a1c', `opacity=".25" ${defs.blur(6)}`);
      return defs.svg(960, 640, `${base + sill + rest}<g transform="translate(0 ${standing[name] ?? 0})">${symbol(defs)}</g>`);
    },
  ]),
);

/** An open letter, a lamp and flowers in a niche. */
export function messageDefault(): string {
  const defs = new Defs();
  const letter = 'M196 330L438 312L452 560L212 578Z';
  const lines = [372, 404, 436, 468]
    .map((y, i) => stroke(`M${236 + i * 2} ${y}L${[404, 412, 396, 352][i]} ${y - 12}`, '#a3714f', 5, 'opacity=".65"'))
    .join('');
  return defs.svg(
    640,
    800,
    screen(defs, 640, 800, 214, 96) +
      rect(106, 620, 428, 180, tint(stone, 0.3)) +
      rect(106, 620, 428, 10, tint(stone, 0.75)) +
      garland(132, 508, 236, 24) +
      shadowOf(defs, letter) +
      path('M180 600L470 600L456 470L196 470Z', '#e2b98a') +
      path(letter, '#fffaf0') +
      path('M196 330L438 312L440 330L197 348Z', terracotta, 'opacity=".8"') +
      lines +
      path('M180 622L180 486L325 570L470 486V622Z', '#f0d0a0') +
      path('M180 622L325 548L470 622Z', '#e2b98a') +
      stroke('M180 622L316 553Q325 549 334 553L470 622', '#b57f57', 3, 'opacity=".7"') +
      oval(325, 574, 22, 22, '#a8452f') +
      flower(325, 574, 13, '#e0662c') +
      diya(defs, 196, 690, 0.92) +
      leaf(420, 700, -30, 84) +
      leaf(430, 704, 12, 84) +
      leaf(390, 704, 200, 70) +
      flower(400, 690, 32) +
      flower(452, 704, 25, '#e0662c') +
      flower(362, 712, 22, '#f4cf6a'),
  );
}

/** A kind figure with folded hands in a niche: nobody in particular, anybody welcome. */
export function personDefault(): string {
  const defs = new Defs();
  const skin = '#b47d56';
  const hair = '#35241e';
  const face = smooth(
    outline('320 236, 362 246, 398 300, 400 352, 380 408, 344 438, 320 442, 296 438, 260 408, 240 352, 242 300, 278 246'),
  );
  const shawl =
    'M262 478C206 492 150 520 128 580C112 640 108 720 104 800H536C532 720 528 640 512 580C490 520 434 492 378 478C372 520 348 540 320 540C292 540 268 520 262 478Z';
  const smile = stroke('M290 394Q320 418 350 394', '#8c3a34', 6) + stroke('M308 416Q320 421 332 416', shade(skin, 0.3), 3, 'opacity=".6"');
  const eyes = [276, 364]
    .map(
      (x) =>
        stroke(`M${x - 20} 346Q${x} 326 ${x + 20} 346`, '#2b1a16', 5.5) +
        stroke(`M${x - 24} 314Q${x} 296 ${x + 24} 312`, '#3a2620', 6, 'opacity=".85"'),
    )
    .join('');
  const hands = [-1, 1]
    .map((k) =>
      path(
        `M${320 + k} 560C${320 + k * 20} 552 ${320 + k * 34} 580 ${320 + k * 38} 640C${320 + k * 44} 690 ${320 + k * 60} 710 ${320 + k * 70} 740L${320 + k * 20} 770L${320 + k} 720Z`,
        k < 0 ? tint(skin, 0.26) : tint(skin, 0.06),
      ),
    )
    .join('');
  return defs.svg(
    640,
    800,
    screen(defs, 640, 800, 232, 90) +
      path(smooth(outline('320 214, 386 230, 418 300, 412 384, 382 430, 258 430, 228 384, 222 300, 254 230')), shade(hair, 0.25)) +
      path('M276 400L364 400L372 500L320 548L268 500Z', shade(skin, 0.12)) +
      path(
        face,
        shade(skin, 0.5),
        `opacity=".4" transform="translate(6 30)" ${defs.blur(6)} ${defs.clip('M276 400L364 400L380 500L320 548L260 500Z')}`,
      ) +
      shadowOf(defs, shawl) +
      path(shawl, defs.linear([130, 480], [520, 800], { 0: '#e8b98a', 0.5: '#c9835a', 1: '#8f5238' })) +
      stroke('M262 480C268 528 294 552 320 552C346 552 372 528 378 480', '#f6dfba', 12) +
      stroke('M262 480C268 528 294 552 320 552C346 552 372 528 378 480', terracotta, 3, 'stroke-dasharray="1 9"') +
      (
        [
          [196, 520, 176, 800],
          [232, 508, 226, 800],
          [444, 520, 464, 800],
          [408, 508, 414, 800],
        ] as const
      )
        .map(([a, b, c, d]) =>
          stroke(`M${a} ${b}Q${(a + c) / 2 + (a < 320 ? -14 : 14)} 640 ${c} ${d}`, '#7a3f2a', 4, `opacity=".3" ${defs.blur(1.5)}`),
        )
        .join('') +
      path(face, defs.radial([290, 300], 190, { 0: tint(skin, 0.26), 0.5: skin, 1: shade(skin, 0.26) })) +
      [272, 368].map((x) => oval(x, 378, 24, 16, '#c8583c', `opacity=".3" ${defs.blur(8)}`)).join('') +
      eyes +
      stroke('M322 330Q314 362 308 372Q318 380 330 374', shade(skin, 0.42), 4, 'opacity=".6"') +
      smile +
      path('M320 222C262 218 230 262 232 348C240 312 262 286 320 262C378 286 400 312 408 348C410 262 378 218 320 222Z', hair) +
      stroke('M258 264Q280 240 312 234', tint(hair, 0.55), 9, `opacity=".4" ${defs.blur(3)}`) +
      path('M246 740C270 700 290 690 320 690C350 690 370 700 394 740L404 800H236Z', '#a8623f') +
      `<g opacity=".45" transform="translate(6 8)" ${defs.blur(7)}>${hands.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#5a2a1c"')}</g>` +
      hands +
      stroke('M308 572Q296 600 292 640M332 572Q344 600 348 640', shade(skin, 0.4), 2.4, 'opacity=".5"') +
      stroke('M320 566V722', shade(skin, 0.5), 3, 'opacity=".6"') +
      path('M232 800L246 734Q276 752 300 776L304 800ZM408 800L394 734Q364 752 340 776L336 800Z', '#d99a6c') +
      stroke('M246 736Q276 752 300 778M394 736Q364 752 340 778', '#f6dfba', 7),
  );
}
