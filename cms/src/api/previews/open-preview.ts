/** Opens preview links: who shows a token reads the one record that it names as if it were published. */
import type { Answer, AnswerOf } from '@aangan/contract/calls.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { Spending } from '../../allowance.ts';
import { loadPreviewed } from '../../preview/previewed.ts';
import { previewTokens } from '../../preview/token.ts';
import type { ApiContext } from '../context.ts';
import { previewAllowances } from '../limits/limits.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { Refused, tooMany } from '../requests/refused.ts';

/** Over, or of a record that is gone. */
const ended = () => new Refused(410, refusals.previewEnded);
/** Never one of ours, or another school's. */
const wrong = () => new Refused(403, refusals.previewEnded);

const openWith = (context: ApiContext) => {
  const tokens = previewTokens(context.secret, context.clock);
  return async ({ params, query, preview }: ApiRequest) => {
    // A call that does not say for which school it asks has nothing to preview.
    const school = params.school ?? query.school ?? '';
    const id = await context.schoolId(school);
    const note = tokens.open(preview ?? '');
    if (note === 'ended') throw ended();
    if (note === 'unknown' || note.school !== school) throw wrong();
    const previewed = await loadPreviewed(context, id, note, new Date(context.clock()));
    if (!previewed) throw ended();
    return { note, previewed };
  };
};

/** What the handlers of one call work with whose request shows a token: everything but that record is as everybody sees it. */
export const previewContext = (context: ApiContext) => {
  const open = openWith(context);
  return async (asked: ApiRequest): Promise<ApiContext> => {
    const { previewed } = await open(asked);
    // A draft may be unfinished, and what else does not fit is told when visitors read it.
    return { ...context, preview: previewed, report: () => {} };
  };
};

/** Answers `GET /api/preview/{school}`, which the website asks before each rendering: so that is where they are counted. */
export const loadPreview = (context: ApiContext) => {
  const open = openWith(context);
  const byAddress = new Spending(previewAllowances.address, context.clock);
  const byRecord = new Spending(previewAllowances.record, context.clock);
  const spend = (spending: Spending, key: string): void => {
    const wait = spending.wait(key);
    if (wait > 0) throw tooMany(wait);
    spending.spend(key);
  };
  return async (asked: ApiRequest): Promise<Answer<AnswerOf<'preview'>>> => {
    spend(byAddress, asked.visitor);
    const { note, previewed } = await open(asked);
    const { collection, isPublic } = previewed;
    spend(byRecord, `${collection} ${note.id}`);
    return { data: { collection, until: new Date(note.until).toISOString(), isPublic } };
  };
};
