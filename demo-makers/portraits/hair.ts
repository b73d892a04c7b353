import { boyish } from './hair-boys.ts';
import { girlish } from './hair-girls.ts';
import { combed, type Hair, parted } from './hair-shapes.ts';
import { covering, patka, turban } from './headwear.ts';
import type { Defs } from './kit.ts';
import type { HairStyle, Person } from './person.ts';

const boys = new Set<HairStyle>(['crop', 'side-part', 'quiff', 'curly-short', 'wavy', 'receding', 'bald', 'bowl']);

/** The person's hair or headwear. */
export function hairOf(defs: Defs, person: Person): Hair {
  const { style } = person.hair;
  if (style === 'turban') return turban(defs, person);
  if (style === 'patka') return patka(defs, person);
  if (style === 'covered') {
    const [left, right] = combed(person, 0, 2, 0);
    return covering(defs, person, parted(defs, person.hair.colour, left, right).front);
  }
  return boys.has(style) ? boyish(defs, person) : girlish(defs, person);
}
