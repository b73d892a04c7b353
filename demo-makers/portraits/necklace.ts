import { n, oval, path, pathOf, stroke } from '../svg.ts';
import { tint } from './kit.ts';
import type { Person } from './person.ts';
import type { Body } from './torso.ts';

/** What is worn about the neck, on the skin or the cloth. */
export function necklace(person: Person, body: Body): string {
  const a = body.neck;
  if (person.necklace === 'cross')
    return (
      stroke(pathOf`M${-a} -28Q${-a * 0.4} 52 0 58Q${a * 0.4} 52 ${a} -28`, '#8b7a62', 2.4) +
      path('M-4 56h8v12h10v8h-10v24h-8v-24h-10v-8h10z', '#8a5a3a') +
      path('M-4 56h3v44h-3z', '#c9935d', 'opacity=".8"')
    );
  if (person.necklace === 'mangalsutra')
    return (
      stroke(pathOf`M${-a} -26Q${-a * 0.3} 40 0 46Q${a * 0.3} 40 ${a} -26`, '#2b1a16', 3.4, 'stroke-dasharray="0.1 5"') +
      oval(-5, 48, 5, 5, '#e9b23c') +
      oval(6, 48, 5, 5, '#d29526')
    );
  if (person.necklace === 'beads')
    return stroke(
      pathOf`M${-a} -26Q${-a * 0.4} 26 0 32Q${a * 0.4} 26 ${a} -26`,
      tint(person.dress.second, 0.2),
      8,
      'stroke-dasharray="0.1 9"',
    );
  if (person.necklace === 'chain')
    return stroke(pathOf`M${-a} -26Q${-a * 0.4} 24 0 30Q${a * 0.4} 24 ${a} -26`, '#dba637', 2.4) + oval(0, 34, 4.5, 5.5, '#e9b23c');
  return '';
}

/** The ribbon and card that say who a member of the staff is. */
export function lanyard(colour: string, body: Body): string {
  const a = body.neck + 12;
  return (
    stroke(pathOf`M${-a} -16L-6 196M${a} -16L6 196`, colour, 8) +
    stroke(`M${n(-a)} -16L-8 196`, tint(colour, 0.3), 2, 'opacity=".6"') +
    `<rect x="-38" y="196" width="76" height="100" rx="7" fill="#fffaf0"/><rect x="-38" y="196" width="76" height="22" rx="7" fill="${colour}"/>` +
    oval(0, 246, 15, 17, tint(colour, 0.55))
  );
}
