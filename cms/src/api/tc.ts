/**
 * The transfer certificate desk (DESIGN section 3). Who asks learns only whether number and name belong together: a wrong
 * name and an unknown number take the same steps, the same time, and get the same bytes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@aangan/contract/calls.ts';
import { checkForm, tcForm } from '@aangan/contract/forms.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { admissionKey, nameKey } from '../name-key.ts';
import { retryAfter, Spending } from './allowance.ts';
import type { House } from './house.ts';
import { tcAllowances, tcAnswerFloor } from './limits.ts';
import { findRows } from './read-records.ts';
import type { Asked } from './read-request.ts';
import { badFields, notFound, Refused } from './refused.ts';
import { type Id, text } from './stored.ts';
import { tcPaths } from './tc-path.ts';

const findCertificate = async (house: House, school: Id, number: string, name: string) => {
  const rows = await findRows(house, {
    collection: 'transfer-certificates',
    where: { school: { equals: school }, admissionKey: { equals: number } },
    fields: ['nameKey', 'file'],
  });
  // Plain comparison: its nanoseconds drown in the floor of the answer's time.
  return rows.find((row) => row.file && name !== '' && text(row.nameKey) === name);
};

/** Answers `POST /api/tc/{school}`. */
export const tcDesk = (house: House) => {
  const paths = tcPaths(house.secret, house.clock);
  const spendings = {
    number: new Spending(tcAllowances.number, house.clock),
    address: new Spending(tcAllowances.address, house.clock),
    school: new Spending(tcAllowances.school, house.clock),
  };

  return async ({ params, body, visitor }: Asked): Promise<Answer<string>> => {
    const started = performance.now();
    const code = params.school ?? '';
    const school = await house.schoolId(code);
    const form = checkForm(tcForm, body);
    if (!form.ok) throw badFields(form.fields);
    const number = admissionKey(form.values.admission);

    const spent = [
      { of: spendings.number, key: `${code} ${number}` },
      { of: spendings.address, key: `${code} ${visitor}` },
      { of: spendings.school, key: code },
    ];
    const wait = Math.max(...spent.map(({ of, key }) => of.wait(key)));
    if (wait > 0)
      throw new Refused(429, refusals.tooMany, { headers: { 'retry-after': retryAfter(wait) } });
    // Spent before the search, so that a hundred guesses at the same moment count as a hundred.
    for (const { of, key } of spent) of.spend(key);

    const found = await findCertificate(house, school, number, nameKey(form.values.name));
    await sleep(Math.max(0, tcAnswerFloor - (performance.now() - started)));
    if (!found) throw notFound(refusals.tcNotFound);
    for (const { of, key } of spent) of.giveBack(key);
    return { data: paths.issue(found.id) };
  };
};
