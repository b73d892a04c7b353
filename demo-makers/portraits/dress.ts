import { points } from '../outline.ts';
import { oval, type Point, path, pathOf, stroke } from '../svg.ts';
import { dupatta, pallu, weaveOf } from './drape.ts';
import { type Defs, line, shade, tint } from './kit.ts';
import { lanyard, necklace } from './necklace.ts';
import type { Dress, Person } from './person.ts';
import { badge, blazer, placket, sash, shirtCollar, sweater, tie, waistcoat } from './tailor.ts';
import { type Body, bodice, cloth } from './torso.ts';

function woman(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const weave = weaveOf(defs, dress);
  if (dress.kind === 'sari' || dress.kind === 'habit') {
    const blouse = dress.third;
    return (
      cloth(defs, bodice(body, dress.kind === 'habit' ? 14 : 40), blouse, body) + necklace(person, body) + pallu(defs, dress, body, weave)
    );
  }
  const d = bodice(body, 54);
  const trim = body.neck + 16;
  const yoke =
    stroke(pathOf`M${-trim} -24C${-trim * 0.9} 43 ${-trim * 0.5} 54 0 54C${trim * 0.5} 54 ${trim * 0.9} 43 ${trim} -24`, dress.second, 11) +
    stroke(
      pathOf`M${-trim} -24C${-trim * 0.9} 43 ${-trim * 0.5} 54 0 54C${trim * 0.5} 54 ${trim * 0.9} 43 ${trim} -24`,
      tint(dress.second, 0.5),
      2.6,
      'stroke-dasharray="0.1 8"',
    ) +
    stroke('M0 58V140', dress.second, 7) +
    [76, 100, 124].map((y) => oval(0, y, 3.2, 3.2, tint(dress.second, 0.6))).join('');
  return cloth(defs, d, dress.main, body, weave) + necklace(person, body) + yoke + dupatta(defs, dress, body);
}

function man(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const weave = weaveOf(defs, dress);
  const shirt = (colour: string) => cloth(defs, bodice(body, 26, true), colour, body, weave);
  if (dress.kind === 'kurta' || dress.kind === 'cassock' || dress.kind === 'waistcoat') {
    const under = cloth(
      defs,
      bodice(body, 20, true),
      dress.kind === 'waistcoat' ? dress.third : dress.main,
      body,
      dress.kind === 'waistcoat' ? '' : weave,
    );
    const vest = dress.kind === 'waistcoat' ? waistcoat(defs, dress.main, body) : '';
    return (
      under +
      placket(dress.kind === 'waistcoat' ? dress.third : dress.main, body, dress.kind !== 'waistcoat') +
      vest +
      (dress.kind === 'cassock' ? necklace(person, body) : '')
    );
  }
  const knot = dress.tie ? tie(defs, dress.second, dress.stripe) : '';
  if (dress.kind === 'blazer')
    return (
      cloth(defs, bodice(body, 26, true), dress.third, body) +
      knot +
      shirtCollar(dress.third, body, !dress.tie) +
      blazer(defs, dress.main, body)
    );
  if (dress.kind === 'cardigan')
    return shirt(dress.third) + knot + shirtCollar(dress.third, body, !dress.tie) + sweater(defs, dress.main, body, '', 66);
  return shirt(dress.main) + knot + shirtCollar(dress.main, body, !dress.tie);
}

function pupil(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const shirt = cloth(
    defs,
    bodice(body, 22, true),
    dress.third,
    body,
    dress.kind === 'junior' ? weaveOf(defs, { ...dress, weave: 'check' }) : '',
  );
  if (dress.kind === 'junior') {
    const straps: Point[][] = [points`-62 6, -66 120, -70 320`, points`62 6, 66 120, 70 320`];
    return (
      shirt +
      shirtCollar('#fffaf0', body, true) +
      straps
        .map(
          (strap) =>
            stroke(line(strap), dress.main, 30) +
            stroke(line(strap), shade(dress.main, 0.3), 2, 'opacity=".5" transform="translate(14 0)"'),
        )
        .join('') +
      path('M-90 190C-40 204 40 204 90 190L110 330L-110 330Z', dress.main) +
      stroke('M-90 192C-40 206 40 206 90 192', tint(dress.main, 0.35), 3, 'opacity=".6" stroke-dasharray="7 6"')
    );
  }
  const neckwear = tie(defs, dress.second, dress.stripe) + shirtCollar(dress.third, body, false);
  if (dress.kind === 'uniform-sweater') return shirt + neckwear + sweater(defs, dress.main, body, '', 74, dress.stripe);
  if (dress.kind === 'uniform-blazer') return shirt + neckwear + blazer(defs, dress.main, body);
  return shirt + neckwear + stroke('M0 60V320', shade(dress.third, 0.3), 2, 'opacity=".35"');
}

/** The person's clothes and what is pinned to them. */
export function dressOf(defs: Defs, person: Person, body: Body): string {
  const { dress } = person;
  const kind: Dress['kind'] = dress.kind;
  const pupilKinds = ['uniform', 'uniform-blazer', 'uniform-sweater', 'junior'];
  const worn = pupilKinds.includes(kind)
    ? pupil(defs, person, body)
    : kind === 'sari' || kind === 'salwar' || kind === 'habit'
      ? woman(defs, person, body)
      : man(defs, person, body);
  return (
    worn +
    (dress.sash ? sash(defs, dress.sash, body) : '') +
    (dress.badge ? badge(dress.badge, body) : '') +
    (dress.lanyard ? lanyard(dress.lanyard, body) : '')
  );
}
