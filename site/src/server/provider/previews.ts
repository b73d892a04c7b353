/**
 * Previews: one record as it would be if it were published, for one rendering. What can show that record is asked for past everything that is
 * kept, and kept nowhere; the rest is read as for everybody.
 */
import { type AnswerOf, answerSchema, calls } from '@aangan/contract/calls.ts';
import { previewToken } from '@aangan/contract/preview.ts';
import {
  addressWith,
  type Params,
  type ProviderCalls,
  type Read,
  type ReadableCall,
  type Reading,
  type Visitor,
} from './ask-provider.ts';

export type Preview =
  | {
      state: 'open';
      /** When the link ends. */
      until: string;
      /** Everybody sees the same already. */
      isPublic: boolean;
      /** Throws when what can show the record cannot be read: half a preview would say that it is not there. */
      read: Read;
    }
  /** `unknown`: no token of ours, or another school's. */
  | { state: 'ended' | 'unknown' | 'too-many' | 'away' };

export type OpenPreview = (school: string, token: string, visitor: Visitor) => Promise<Preview>;

type Parts = Pick<ProviderCalls, 'ask' | 'askPreview'> & { read: Read };

const refusals: Record<number, 'ended' | 'unknown' | 'too-many'> = {
  403: 'unknown',
  410: 'ended',
  429: 'too-many',
};

const answer = answerSchema(calls.preview.answer);

export const previewsWith =
  ({ ask, askPreview, read }: Parts): OpenPreview =>
  async (school, token, visitor) => {
    if (!previewToken.test(token)) return { state: 'unknown' };
    const response = await askPreview(school, token, visitor).catch(() => undefined);
    if (!response?.ok) return { state: refusals[response?.status ?? 0] ?? 'away' };
    const checked = answer.safeParse(await response.json().catch(() => undefined));
    if (!checked.success) return { state: 'away' };
    const { collection, until, isPublic } = checked.data.data as AnswerOf<'preview'>;

    /** A page may ask for the same twice. */
    const asked = new Map<string, Promise<Reading<unknown>>>();
    const readDraft = (name: ReadableCall, params: Params): Promise<Reading<unknown>> => {
      const address = addressWith(calls[name], params);
      const asking = asked.get(address) ?? ask(name, address, token).then(({ reading }) => reading);
      asked.set(address, asking);
      return asking;
    };
    return {
      state: 'open',
      until,
      isPublic,
      read: async <N extends ReadableCall>(name: N, params: Params = {}) =>
        (calls[name].reads as readonly string[]).includes(collection)
          ? ((await readDraft(name, params)) as Reading<AnswerOf<N>>)
          : read(name, params),
    };
  };
