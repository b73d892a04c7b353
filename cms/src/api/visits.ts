/** Takes what the website tells of how many pages it has shown. */
import type { Answer, AnswerOf } from '@aangan/contract/calls.ts';
import { visitsReport } from '@aangan/contract/visits.ts';
import { toIndianTime } from '../indian-time.ts';
import { isOfToday, keepVisits, removeOldVisits } from '../visits/visits.ts';
import type { ApiContext } from './context.ts';
import type { ApiRequest } from './requests/read-request.ts';
import { badFields, notFound } from './requests/refused.ts';

/** Answers `POST /api/visits`. */
export const visitsHandler = ({ payload, clock }: ApiContext) => {
  /** The day on which what is too old was last looked for. */
  let swept = '';
  return async ({ body, isWebsite }: ApiRequest): Promise<Answer<AnswerOf<'visits'>>> => {
    // For anybody else there is no such call.
    if (!isWebsite) throw notFound();
    const today = toIndianTime(new Date(clock())).slice(0, 10);
    const report = visitsReport.safeParse(body);
    if (!report.success || !isOfToday(report.data.day, today))
      throw badFields({
        [String(report.error?.issues[0]?.path[0] ?? 'day')]: 'This does not fit.',
      });
    await keepVisits(payload, report.data);
    if (swept !== today) await removeOldVisits(payload, today);
    swept = today;
    return { data: { received: true } };
  };
};
