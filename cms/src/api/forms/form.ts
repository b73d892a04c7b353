/**
 * The handler for enquiries, guest book entries and privacy requests: stored before acknowledged, and stored once however often it is sent. In a
 * flood what comes without a proof of work is set aside, and comes to the new when the same is sent with it.
 */
import type { Answer, AnswerOf } from '@aangan/contract/calls.ts';
import { checkForm, type FormType, forms } from '@aangan/contract/forms.ts';
import { proofField } from '@aangan/contract/proof.ts';
import type { CollectionSlug } from 'payload';
import type { ZodMiniType } from 'zod/mini';
import { grown, Spending, spendAll } from '../../allowance.ts';
import { dueDayOf } from '../../inbox/due-day.ts';
import type { ApiContext } from '../context.ts';
import { formAllowances, formGrowth, proofEffort } from '../limits/limits.ts';
import { makeProofs } from '../limits/proofs.ts';
import { findRows } from '../records/read-records.ts';
import type { Id, Row } from '../records/stored.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { badFields, tooMany } from '../requests/refused.ts';
import { setAsideRoom } from './set-aside.ts';
import { fingerprints, looksLikeSpam, storable } from './submission.ts';

/** Where each form's submissions are kept. */
const keptIn = {
  Admission: 'enquiries',
  GuestBook: 'guest-book',
  Privacy: 'privacy-requests',
} as const satisfies Record<FormType, CollectionSlug>;

/** What we note of an entry ourselves on the moment at which it comes. */
const notedOf = (type: FormType, receivedAt: string) => ({
  receivedAt,
  // Left to Payload, the two would be a millisecond apart now and then, and tell nothing.
  createdAt: receivedAt,
  updatedAt: receivedAt,
  ...(type === 'Privacy' ? { dueOn: dueDayOf(new Date(receivedAt)) } : {}),
});

/** The entry with one of these fingerprints, if there is one. */
const findKept = async (
  context: ApiContext,
  type: FormType,
  marks: string[],
): Promise<Row | undefined> => {
  const [row] = await findRows(context, {
    collection: keptIn[type],
    where: { fingerprint: { in: marks } },
    limit: 1,
    fields: ['status', 'createdAt', 'updatedAt', 'deletedAt'],
    // What the office has deleted keeps its fingerprint: it cannot be stored beside it, but comes back.
    withTrash: true,
  });
  return row;
};

type Entry = {
  school: Id;
  type: FormType;
  values: Record<string, string>;
  status: 'new' | 'spam';
};

/** What was set aside and now is believed comes to the new, unless the office has had it in hand since. */
const moveToNew = async (
  context: ApiContext,
  { type, status }: Entry,
  kept: Row,
): Promise<void> => {
  if (status !== 'new' || kept.status !== 'spam' || kept.createdAt !== kept.updatedAt) return;
  // The status alone, and only of an entry as it was found: what the office writes at the same moment stays.
  await context.payload.db.updateOne({
    collection: keptIn[type],
    where: {
      id: { equals: kept.id },
      status: { equals: 'spam' },
      updatedAt: { equals: kept.updatedAt },
    },
    data: { status },
    returning: false,
  });
};

/** What the office has deleted and is sent once more is a letter that just came: it leaves the trash. Whether it did. */
const restore = async (
  context: ApiContext,
  { type, status }: Entry,
  kept: Row,
  receivedAt: string,
): Promise<boolean> => {
  const restored = await context.payload.db.updateOne({
    collection: keptIn[type],
    where: { id: { equals: kept.id }, deletedAt: { exists: true } },
    data: {
      deletedAt: null,
      status,
      settledAt: null,
      settledBy: null,
      ...notedOf(type, receivedAt),
    },
  });
  return restored !== null;
};

/** Stores an entry unless it is there; of two that arrive together the database lets one in. Whether it was stored. */
const keepOnce = async (context: ApiContext, code: string, entry: Entry): Promise<boolean> => {
  const { school, type, values, status } = entry;
  const now = context.clock();
  const receivedAt = new Date(now).toISOString();
  const { present, before } = fingerprints({ school: code, type, values }, now);
  const settle = async (kept: Row): Promise<boolean> => {
    if (kept.deletedAt) return restore(context, entry, kept, receivedAt);
    await moveToNew(context, entry, kept);
    return false;
  };
  const kept = await findKept(context, type, [present, before]);
  if (kept) return settle(kept);
  try {
    await context.payload.create({
      collection: keptIn[type],
      data: {
        ...values,
        school: Number(school),
        status,
        fingerprint: present,
        ...notedOf(type, receivedAt),
      },
      depth: 0,
      overrideAccess: true,
    });
    return true;
  } catch (error) {
    // Each database words a broken uniqueness differently; whether the entry is there is what counts.
    const other = await findKept(context, type, [present]);
    if (!other) throw error;
    return settle(other);
  }
};

/** Answers `POST /api/form/{school}/{type}`. */
export const formHandler = (context: ApiContext) => {
  const proofs = makeProofs(context.secret, context.clock);
  const setAside = setAsideRoom(context);
  const spendings = {
    level: new Spending(formAllowances.level, context.clock),
    believed: new Spending(formAllowances.believed, context.clock),
    kept: new Spending(formAllowances.kept, context.clock),
  };

  return async ({ params, body, visitor }: ApiRequest): Promise<Answer<AnswerOf<'form'>>> => {
    const code = params.school ?? '';
    const type = params.type as FormType;
    const school = await context.schoolId(code);
    const given = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? storable(value) : value,
      ]),
    );
    const form = checkForm(forms[type] as ZodMiniType<Record<string, string>>, given);
    if (!form.ok) throw badFields(form.fields);

    const spent = {
      level: { of: spendings.level, key: `${code} ${type}` },
      believed: { of: spendings.believed, key: `${code} ${visitor}` },
      kept: { of: spendings.kept, key: `${code} ${visitor}` },
    };
    const { level, believed, kept } = spent;
    const isSpam = looksLikeSpam(given, form.values);
    const isFlood = level.of.wait(level.key) > 0 || believed.of.wait(believed.key) > 0;
    const purpose = ['form', code, type, Object.entries(form.values).toSorted()];
    const isProven = isFlood && !isSpam && (await proofs.isProof(given[proofField], purpose));
    /** Only for what a person may have written; what gave itself away is told nothing. */
    const challenge = async () => {
      const growth =
        grown(formGrowth.level, level.of.over(level.key)) *
        grown(formGrowth.believed, believed.of.over(believed.key));
      return proofs.issue(purpose, Math.min(proofEffort.least * growth, proofEffort.most));
    };

    const wait = kept.of.wait(kept.key);
    if (wait > 0 && !isProven) throw tooMany(wait, isSpam ? undefined : await challenge());
    // What is proven was sent and spent before; those beyond the level are spent too, so that a flood never sees it whole.
    const giveBack = spendAll(isProven ? [] : Object.values(spent));

    const isSetAside = isSpam || (isFlood && !isProven);
    const status = isSetAside ? 'spam' : 'new';
    try {
      const isStored = await keepOnce(context, code, { school, type, values: form.values, status });
      if (isStored && isSetAside) await setAside.makeRoom(keptIn[type], school);
    } catch (error) {
      // What we could not store was no flood: it will be sent again.
      giveBack();
      throw error;
    }
    return {
      data: { received: true, ...(isSetAside && !isSpam ? { challenge: await challenge() } : {}) },
    };
  };
};
