/** What families of a school have agreed to, asked by student or by name: the rules alone, without a database. */
import { nameKey } from '../name-key.ts';
import { nameFinder } from './names-in-text.ts';
import { type Purpose, purposes } from './purposes.ts';

export type Given = { given: boolean; withdrawnOn?: string | null };
/** One form that a family has signed: what was agreed to, and what not. */
export type Consent = {
  id: number | string;
  /** On the roll; without one it is somebody who has left, and goes by the name. */
  student: number | string | null;
  name: string;
  givenOn: string;
  until?: string | null;
  purposes: Record<Purpose, Given>;
};
export type OnRoll = { id: number | string; name: string };

/** `unknown`: nobody was asked, or not for this year. */
export type Reply = 'yes' | 'no' | 'unknown';

/** The newest form that was signed by a day is the one in force; they come the newest first. */
export const inForce = <T extends Consent>(forms: readonly T[], day: string): T | undefined =>
  forms.find(({ givenOn }) => givenOn <= day);

/** What a form says of a purpose on a day. */
export const replyOf = (form: Consent | undefined, purpose: Purpose, day: string): Reply => {
  if (!form) return 'unknown';
  const { given, withdrawnOn } = form.purposes[purpose];
  if (!given || (withdrawnOn && withdrawnOn <= day)) return 'no';
  return form.until && form.until < day ? 'unknown' : 'yes';
};

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600_000).toISOString().slice(0, 10);

/** The days on which a form begins or ceases to count. */
const turnsOf = ({ givenOn, until, purposes: given }: Consent): string[] => [
  givenOn,
  ...(until ? [nextDay(until)] : []),
  ...purposes.flatMap((purpose) => given[purpose].withdrawnOn ?? []),
];

export const newestFirst = (one: Consent, other: Consent): number =>
  other.givenOn.localeCompare(one.givenOn) || Number(other.id) - Number(one.id);

export type Registry = {
  /** Whether a student of the roll may be shown. */
  allowsStudent: (id: number | string, purpose: Purpose, day: string) => boolean;
  /** Whether whoever has this name may be: somebody of that name agrees, and nobody of that name does not. */
  allowsName: (name: string, purpose: Purpose, day: string) => boolean;
  /** The names of children in running text; those of one word alone are not looked for. */
  childrenIn: (text: string) => string[];
  /** Who may not be shown: said no, and, once consent is needed, was not asked. */
  refused: (purpose: Purpose, day: string) => { id: number | string; reply: Reply }[];
  /** The next day on which any of this changes by itself. */
  nextTurn: (day: string) => string | undefined;
};

export type RegistryInput = {
  consents: readonly Consent[];
  roll: readonly OnRoll[];
  /** Taken off it, and still in the trash: their names are those of children as before. */
  formerRoll?: readonly OnRoll[];
  /** Names of grown-ups that a child may share: in running text they are theirs. */
  staff: readonly string[];
  /** Before this day those who were not asked yet are shown as before. */
  neededFrom?: string | null;
};

export const makeRegistry = ({
  consents,
  roll,
  formerRoll = [],
  staff,
  neededFrom,
}: RegistryInput): Registry => {
  const rollNames = new Map(roll.map(({ id, name }) => [String(id), name]));
  const formsOf = new Map<string, Consent[]>();
  const peopleNamed = new Map<string, Set<string>>();
  const spelled = new Map<string, string>();
  const addPerson = (person: string, name: string) => {
    const key = nameKey(name);
    if (!key) return;
    peopleNamed.set(key, (peopleNamed.get(key) ?? new Set()).add(person));
    spelled.set(key, name);
  };
  for (const { id, name } of [...formerRoll, ...roll]) addPerson(`on the roll ${id}`, name);
  for (const form of [...consents].sort(newestFirst)) {
    const name = (form.student !== null && rollNames.get(String(form.student))) || form.name;
    const person = form.student === null ? `named ${nameKey(name)}` : `on the roll ${form.student}`;
    formsOf.set(person, [...(formsOf.get(person) ?? []), form]);
    addPerson(person, name);
  }

  const reply = (person: string, purpose: Purpose, day: string): Reply =>
    replyOf(inForce(formsOf.get(person) ?? [], day), purpose, day);
  const isNeeded = (day: string): boolean => !neededFrom || neededFrom <= day;
  const isEnough = (replies: Reply[], day: string): boolean =>
    !replies.includes('no') && (replies.includes('yes') || !isNeeded(day));

  return {
    allowsStudent: (id, purpose, day) => isEnough([reply(`on the roll ${id}`, purpose, day)], day),
    allowsName: (name, purpose, day) =>
      isEnough(
        [...(peopleNamed.get(nameKey(name)) ?? [])].map((person) => reply(person, purpose, day)),
        day,
      ),
    childrenIn: nameFinder(spelled.values(), staff),
    refused: (purpose, day) =>
      roll
        .map(({ id }) => ({ id, reply: reply(`on the roll ${id}`, purpose, day) }))
        .filter((one) => !isEnough([one.reply], day)),
    nextTurn: (day) => {
      const turns = consents.flatMap(turnsOf);
      if (neededFrom) turns.push(neededFrom);
      let next: string | undefined;
      for (const turn of turns) if (turn > day && (!next || turn < next)) next = turn;
      return next;
    },
  };
};
