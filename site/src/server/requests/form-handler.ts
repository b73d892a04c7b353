/** Forms sent without JavaScript: checked with the contract's rules, passed to the provider, and shown again with the result. */
import { checkForm, type FormType, forms, tcForm } from '@aangan/contract/forms.ts';
import { messages } from '@aangan/contract/messages.ts';
import type { ZodMiniType } from 'zod/mini';
import type { FormState } from '../../pages/page.ts';
import { isReceived } from '../../rules/form-answer.ts';
import { tcFileKind, tcPathIn } from '../../rules/tc-file.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Visitor } from '../provider/ask-provider.ts';
import type { Provider } from '../provider/client.ts';

type Sent = {
  provider: Provider;
  school: string;
  values: Record<string, string>;
  visitor: Visitor;
};

const refusedFields = async (response: Response): Promise<Record<string, string>> => {
  const body = (await response.json().catch(() => null)) as {
    error?: { fields?: Record<string, string> };
  } | null;
  return body?.error?.fields ?? {};
};

/** An enquiry, a guest book entry or a privacy request. A failure shows nothing (promise 10.3): what was typed comes back as it was. */
export const sendForm = async (
  type: FormType,
  { provider, school, values, visitor }: Sent,
): Promise<FormState> => {
  const rules: ZodMiniType<unknown> = forms[type];
  const checked = checkForm(rules, values);
  if (!checked.ok) return { values, fields: checked.fields };
  try {
    const response = await provider.send('form', { school, type }, values, visitor);
    if (response.ok && isReceived(await response.text()))
      return { values: {}, fields: {}, done: true };
    if (response.status === 422) return { values, fields: await refusedFields(response) };
    throw new Error(`The form was answered ${response.status}`);
  } catch (error) {
    log('form-failed', { type, reason: reasonOf(error) });
    return { values, fields: {} };
  }
};

/** The transfer certificate lookup, with each message of the catalogue (promise 8). */
export const lookUpTc = async ({ provider, school, values, visitor }: Sent): Promise<FormState> => {
  const failed = (error: string): FormState => ({ values, fields: {}, error });
  const checked = checkForm(tcForm, values);
  if (!checked.ok) return failed(Object.values(checked.fields)[0] ?? messages.tc.fieldsRequired);
  try {
    const response = await provider.send('tc', { school }, checked.values, visitor);
    if (!response.ok) return failed(messages.tc.failed);
    const path = tcPathIn(await response.text());
    if (!path) return failed(messages.tc.noData);
    const file = await provider.file(path, {}, 'HEAD');
    if (!file.ok) return failed(messages.tc.fileFailed(file.status));
    const kind = tcFileKind(file.headers.get('content-type'), path);
    return kind
      ? { values, fields: {}, found: { path, kind } }
      : failed(messages.tc.unsupportedFile);
  } catch (error) {
    log('form-failed', { type: 'tc', reason: reasonOf(error) });
    return failed(messages.tc.failed);
  }
};
