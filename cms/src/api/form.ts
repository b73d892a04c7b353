/** The desk for enquiries and guest book entries: stored before acknowledged, and stored once however often it is sent. */
import type { Answer, AnswerOf } from '@aangan/contract/calls.ts';
import { checkForm, type FormType, forms } from '@aangan/contract/forms.ts';
import { refusals } from '@aangan/contract/messages.ts';
import type { CollectionSlug } from 'payload';
import type { ZodMiniType } from 'zod/mini';
import { retryAfter, Spending } from './allowance.ts';
import type { House } from './house.ts';
import { formAllowances } from './limits.ts';
import { findRows } from './read-records.ts';
import type { Asked } from './read-request.ts';
import { badFields, Refused } from './refused.ts';
import type { Id } from './stored.ts';
import { fingerprints, looksLikeSpam, storable } from './submission.ts';

/** Where each form's submissions are kept. */
const keptIn = {
  Admission: 'enquiries',
  GuestBook: 'guest-book',
} as const satisfies Record<FormType, CollectionSlug>;

const isKept = async (house: House, type: FormType, marks: string[]): Promise<boolean> => {
  const rows = await findRows(house, {
    collection: keptIn[type],
    where: { fingerprint: { in: marks } },
    limit: 1,
    fields: ['fingerprint'],
  });
  return rows.length > 0;
};

type Entry = {
  school: Id;
  type: FormType;
  values: Record<string, string>;
  status: 'new' | 'spam';
};

/** Stores an entry unless it is there; of two that arrive together the database lets one in. */
const keepOnce = async (house: House, code: string, entry: Entry): Promise<void> => {
  const { school, type, values, status } = entry;
  const now = house.clock();
  const { present, before } = fingerprints({ school: code, type, values }, now);
  if (await isKept(house, type, [present, before])) return;
  try {
    await house.payload.create({
      collection: keptIn[type],
      data: {
        ...values,
        school: Number(school),
        status,
        fingerprint: present,
        receivedAt: new Date(now).toISOString(),
      },
      depth: 0,
      overrideAccess: true,
    });
  } catch (error) {
    // Each database words a broken uniqueness differently; whether the entry is there is what counts.
    if (!(await isKept(house, type, [present]))) throw error;
  }
};

/** Answers `POST /api/form/{school}/{type}`. */
export const formDesk = (house: House) => {
  const spendings = {
    believed: new Spending(formAllowances.believed, house.clock),
    kept: new Spending(formAllowances.kept, house.clock),
    school: new Spending(formAllowances.school, house.clock),
  };

  return async ({ params, body, visitor }: Asked): Promise<Answer<AnswerOf<'form'>>> => {
    const code = params.school ?? '';
    const type = params.type as FormType;
    const school = await house.schoolId(code);
    const given = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? storable(value) : value,
      ]),
    );
    const form = checkForm(forms[type] as ZodMiniType<Record<string, string>>, given);
    if (!form.ok) throw badFields(form.fields);

    const key = `${code} ${visitor}`;
    const wait = Math.max(spendings.kept.wait(key), spendings.school.wait(code));
    if (wait > 0)
      throw new Refused(429, refusals.tooMany, { headers: { 'retry-after': retryAfter(wait) } });
    const isFlood = spendings.believed.wait(key) > 0;
    spendings.kept.spend(key);
    spendings.school.spend(code);
    if (!isFlood) spendings.believed.spend(key);

    const status = isFlood || looksLikeSpam(given, form.values) ? 'spam' : 'new';
    await keepOnce(house, code, { school, type, values: form.values, status });
    return { data: { received: true } };
  };
};
