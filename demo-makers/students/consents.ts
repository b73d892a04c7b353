/** What the parents have agreed to: everything, but for a few who want no photograph; toppers who have left agree for themselves. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { schoolFolder } from '../maker.ts';
import { named } from './named-students.ts';
import { seeded } from './seeded.ts';

type OnRoll = { key: string; name: string; photo?: string | undefined };
type Topper = { key: string; name: string; class: string };

const mothers = 'Anita Babita Geeta Kamlesh Kavita Manju Neelam Poonam Rekha Santosh Savita Seema Sunita Suman Usha'.split(' ');
const fathers = 'Ajit Anil Baljeet Dinesh Mahender Mukesh Naresh Pawan Rajesh Ramesh Sanjay Satish Sunil Surender Vijay'.split(' ');
const everything = '[photograph, naming, birthday, voice]';
const thisSession = 'givenOn: last 04-02, until: next 03-31, how: Admission';

export function consentsOf(roll: readonly OnRoll[]): string {
  const random = seeded(20260402);
  const namedNames = new Set(named.map(({ name }) => name));
  const ofRoll = roll.map(({ key, name, photo }, index) => {
    const isMother = random.next() < 0.6;
    const surname = name.split(' ').at(-1) ?? '';
    const givenBy = `${random.pick(isMother ? mothers : fathers)} ${surname}`;
    const isShy = index % 97 === 40 && !photo && !namedNames.has(name);
    const purposes = isShy ? '[naming, birthday]' : everything;
    return `- { key: ${key}, student: ${key}, purposes: ${purposes}, givenBy: ${quoted(givenBy)}, relation: ${isMother ? 'Mother' : 'Father'}, ${thisSession} }`;
  });
  const text = readFileSync(new URL('records/toppers.yaml', schoolFolder('njms')), 'utf8');
  const known = new Set(roll.map(({ name }) => name));
  const left = (parse(text) as Topper[])
    .filter(({ name }) => !known.has(name))
    .map(({ key, name, class: of }) => {
      const parent = `${random.pick(mothers)} ${name.split(' ').at(-1)}`;
      const [givenBy, relation] = of === 'XII' ? [name, 'Student'] : [parent, 'Mother'];
      return `- { key: ${key}, name: ${quoted(name)}, class: ${of}, purposes: [photograph, naming], givenBy: ${quoted(givenBy)}, relation: ${relation}, givenOn: last 06-15, how: Paper }`;
    });
  const head = '# What parents have agreed to for the session, and toppers who have left for themselves; made by demo-makers/students.';
  return `${[head, ...ofRoll, ...left].join('\n')}\n`;
}

const quoted = (name: string) => (/^[\p{L}\p{M} ]+$/u.test(name) ? name : JSON.stringify(name));
