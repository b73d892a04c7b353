/** What a list of transfer certificates and their scans would add: the rules alone, without a database. */
import type { Id } from '../api/records/stored.ts';
import { admissionKey, nameKey } from '../name-key.ts';
import { type Plan as AnyPlan, lineOf, type Outcome, planRows } from '../sheet/plan.ts';
import { Unread } from '../sheet/problems.ts';
import { type Column, columns, type SheetRow } from './columns.ts';
import { fileFinder } from './match-files.ts';

type Fields = { admission: string; name: string };
export type Certificate = Fields & { id: Id };
export type Change = Outcome<Fields> & {
  /** The name of its scan. */
  file: string;
};
export type Plan = AnyPlan<Change> & {
  /** Scans that no row names, and those of certificates that are here already. */
  unmatched: string[];
  notNeeded: string[];
};

const readAdmission = (row: SheetRow): string => {
  const admission = lineOf(row, 'admission', 50);
  if (admissionKey(admission) === '')
    throw new Unread('admission', 'The admission number is missing: parents ask by it.');
  return admission;
};

/** Nothing that is kept is changed by it: a certificate that is here already stays, with its scan. */
export const makePlan = (
  rows: readonly SheetRow[],
  certificates: readonly Certificate[],
  fileNames: readonly string[],
): Plan => {
  const known = Map.groupBy(certificates, ({ admission }) => admissionKey(admission));
  const findFiles = fileFinder(fileNames);
  const filesOf = (row: SheetRow): string[] => {
    const numbers = [row.cell('admission'), row.cell('tc')].filter((cell) => cell.trim() !== '');
    return [...new Set(numbers.flatMap(findFiles))];
  };
  const rowsOf = Map.groupBy(
    rows.flatMap((row) => filesOf(row).map((file) => ({ file, row: row.row }))),
    ({ file }) => file,
  );
  const notNeeded = new Set<string>();

  const fileOf = (row: SheetRow): string => {
    const [file, another] = filesOf(row);
    if (!file)
      throw new Unread(
        'admission',
        'No scan with this number was chosen. Its name must have the number in it, such as TC 1042.pdf.',
      );
    if (another)
      throw new Unread('admission', `Two scans have this number: ${file} and ${another}.`);
    if ((rowsOf.get(file)?.length ?? 0) > 1)
      throw new Unread(
        'admission',
        `The scan ${file} fits several rows. Please name it by the admission number alone.`,
      );
    return file;
  };

  const plan = planRows<Column, Certificate, Change>(rows, {
    columns,
    who: 'name',
    identify: (row) => {
      const key = admissionKey(readAdmission(row));
      // Old registers have a number twice: then the name tells which one is meant.
      const same = known.get(key) ?? [];
      const isNamed = ({ name }: Certificate) => nameKey(name) === nameKey(row.cell('name'));
      return same.find(isNamed) ?? same[0] ?? key;
    },
    twice: (those) => new Unread('admission', `The same number stands in ${those}.`),
    decide: (row, certificate) => {
      const name = lineOf(row, 'name');
      if (nameKey(name) === '') throw new Unread('name', 'The student’s full name is missing.');
      if (!certificate) {
        const [admission, file] = [readAdmission(row), fileOf(row)];
        return {
          title: name,
          kind: 'new',
          words: [`admission no. ${admission}`, `scan: ${file}`],
          created: { admission, name },
          file,
        };
      }
      if (nameKey(certificate.name) !== nameKey(name))
        throw new Unread(
          'name',
          `With this number there is a certificate of ${certificate.name}. A wrong name is corrected on its own page.`,
        );
      for (const file of filesOf(row)) notNeeded.add(file);
      return undefined;
    },
  });
  return {
    ...plan,
    unmatched: fileNames.filter((file) => !rowsOf.has(file)),
    notNeeded: [...notNeeded],
  };
};
