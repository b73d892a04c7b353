/** Which scan belongs to which row, by the numbers in the names of the files: `123.pdf`, `TC 123.pdf`, `tc_0123.PDF`. */
import { admissionKey } from '../name-key.ts';

/** Noughts before a number make no other number of it. */
export const numberKey = (number: string): string => admissionKey(number).replace(/^0+(?=\d)/, '');

const words = /^(?:transfer|certificate|tc|slc|adm|admn|admission|no|scan)+(?=.*\d)/u;

/** All numbers that a file's name may mean. */
export const numbersIn = (fileName: string): ReadonlySet<string> => {
  const stem = fileName.replace(/\.\w{1,5}$/, '');
  const pieces = stem.split(/[\s_.,()[\]]+/).filter((piece) => /\p{N}/u.test(piece));
  const keys = [stem, ...pieces].map((piece) => admissionKey(piece));
  return new Set(
    keys.flatMap((key) => [numberKey(key), numberKey(key.replace(words, ''))]).filter(Boolean),
  );
};

/** Gives what finds the files of a number. */
export const fileFinder = (fileNames: readonly string[]): ((number: string) => string[]) => {
  const byNumber = new Map<string, string[]>();
  for (const name of fileNames)
    for (const number of numbersIn(name))
      byNumber.set(number, [...(byNumber.get(number) ?? []), name]);
  return (number) => byNumber.get(numberKey(number)) ?? [];
};
