/**
 * The lookup of transfer certificates (promise 12.6). Who asks learns only whether number and name belong together: a wrong
 * name and an unknown number take the same steps, the same time, and get the same bytes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@aangan/contract/calls.ts';
import { checkForm, tcForm } from '@aangan/contract/forms.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { proofField } from '@aangan/contract/proof.ts';
import { type GiveBack, grown, Spending, spendAll } from '../../allowance.ts';
import { admissionKey, nameKey } from '../../name-key.ts';
import type { ApiContext } from '../context.ts';
import {
  proofEffort,
  tcAllowances,
  tcAnswerFloor,
  tcGrowth,
  tcPaces,
  tcTimeout,
  tcWaiting,
} from '../limits/limits.ts';
import { makeProofs, type Purpose } from '../limits/proofs.ts';
import { findRows } from '../records/read-records.ts';
import { type Id, text } from '../records/stored.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { badFields, notFound, tooMany } from '../requests/refused.ts';
import { TcLanes } from './tc-lanes.ts';
import { tcPaths } from './tc-path.ts';

const findCertificate = async (context: ApiContext, school: Id, number: string, name: string) => {
  const rows = await findRows(context, {
    collection: 'transfer-certificates',
    where: { school: { equals: school }, admissionKey: { equals: number } },
    fields: ['nameKey', 'file'],
  });
  // Plain comparison: its nanoseconds drown in the floor of the answer's time.
  return rows.find((row) => row.file && name !== '' && text(row.nameKey) === name);
};

type Spent = { of: Spending; key: string };

/** What a lookup that had to be admitted gives back: its turn when it found something, and its proof when we failed it. */
type Admitted = { leaveTurn: GiveBack; reuseProof: GiveBack | null };

/** Answers `POST /api/tc/{school}`. */
export const tcHandler = (context: ApiContext) => {
  const paths = tcPaths(context.secret, context.clock);
  const proofs = makeProofs(context.secret, context.clock);
  const lanes = new TcLanes({ paces: tcPaces, timeout: tcTimeout, waiting: tcWaiting });
  const spendings = {
    pair: new Spending(tcAllowances.pair, context.clock),
    number: new Spending(tcAllowances.number, context.clock),
    address: new Spending(tcAllowances.address, context.clock),
    school: new Spending(tcAllowances.school, context.clock),
  };

  /** Lets a lookup go on that exceeds an allowance: by its proof, or in its turn. */
  const admit = async (
    spent: Record<keyof typeof spendings, Spent>,
    { body }: ApiRequest,
    purpose: Purpose,
  ): Promise<Admitted> => {
    const { pair, number, address, school } = spent;
    const refuse = async () => {
      const growth =
        grown(tcGrowth.pair, pair.of.over(pair.key)) *
        grown(tcGrowth.number, number.of.over(number.key)) *
        grown(tcGrowth.address, address.of.over(address.key));
      const effort = Math.min(proofEffort.least * growth, proofEffort.most);
      const wait = Math.max(...Object.values(spent).map(({ of, key }) => of.wait(key)));
      return tooMany(wait, await proofs.issue(purpose, effort));
    };
    const reuseProof = await proofs.spendProof(body[proofField], purpose);
    const isProven = reuseProof !== null;
    // Who can prove gets its challenge at once; who cannot takes the slow lane.
    if (!isProven && body[proofField] !== undefined) throw await refuse();
    const leaveTurn = await lanes.enter({
      school: school.key,
      guessedNumber: number.of.wait(number.key) > 0 ? number.key : undefined,
      isProven,
      misses: address.of.spent(address.key),
      missesHere: pair.of.spent(pair.key),
    });
    if (!leaveTurn) throw await refuse();
    return { leaveTurn, reuseProof };
  };

  return async (asked: ApiRequest): Promise<Answer<string>> => {
    const { params, body, visitor } = asked;
    const code = params.school ?? '';
    const school = await context.schoolId(code);
    const form = checkForm(tcForm, body);
    if (!form.ok) throw badFields(form.fields);
    const number = admissionKey(form.values.admission);
    const name = nameKey(form.values.name);

    const spent = {
      pair: { of: spendings.pair, key: `${code} ${visitor} ${number}` },
      number: { of: spendings.number, key: `${code} ${number}` },
      address: { of: spendings.address, key: `${code} ${visitor}` },
      school: { of: spendings.school, key: code },
    };
    const isOver = Object.values(spent).some(({ of, key }) => of.wait(key) > 0);
    // Bound to the name as well: the work for one guess is of no use for the next.
    const admitted = isOver ? await admit(spent, asked, ['tc', code, number, name]) : null;
    // Spent before the search, so that a hundred guesses at the same moment count as a hundred.
    const unspend = spendAll(Object.values(spent));
    const giveBack = () => {
      unspend();
      admitted?.leaveTurn();
    };

    const search = findCertificate(context, school, number, name);
    // From here on, however long it waited: what lies before says nothing of what is found.
    const started = performance.now();
    const found = await search.catch((error: unknown) => {
      // Nobody has missed: it was we who could not look.
      giveBack();
      admitted?.reuseProof?.();
      throw error;
    });
    await sleep(Math.max(0, tcAnswerFloor - (performance.now() - started)));
    if (!found) throw notFound(refusals.tcNotFound);
    giveBack();
    return { data: paths.issue(found.id) };
  };
};
