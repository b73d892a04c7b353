/**
 * The transfer certificate lookup. In the browser to show the certificate below the form while the visitor stays on the page;
 * without it the form posts itself and the server answers with the same words.
 */
import { checkForm, type TcRequest, tcForm } from '@aangan/contract/forms.ts';
import { messages } from '@aangan/contract/messages.ts';
import { proofField } from '@aangan/contract/proof.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { storedCredentials } from '../browser/credentials.ts';
import { postForm } from '../browser/post-form.ts';
import { Field, type FieldSpec, valuesIn } from '../components/Field.tsx';
import { fileUrl } from '../components/files.ts';
import { PrivacyLink } from '../components/PrivacyLink.tsx';
import { TcView } from '../components/TcView.tsx';
import { type TcFileKind, tcFileKind, tcPathIn } from '../rules/tc-file.ts';
import type { DrawnIsland } from './island.ts';

const fields: FieldSpec[] = [
  { name: 'admission', label: 'Admission No.', required: true, kind: 'text' },
  { name: 'name', label: 'Student Full Name', required: true, kind: 'text' },
];

type Props = {
  action: string;
  /** The call that looks a certificate up. */
  target: string;
  values: Record<string, string>;
  error: string | null;
  found: { path: string; kind: TcFileKind } | null;
};

type Shown = { url: string; kind: TcFileKind };

/** An error whose words are for the visitor: one of the catalogue's. */
class TcError extends Error {}

const lookUp = async (target: string, values: TcRequest): Promise<Shown> => {
  // An empty proof says that this browser can do the work, should it be asked to.
  const answer = await postForm(target, { ...values, [proofField]: '' }, storedCredentials());
  if (!answer.ok) throw new TcError(messages.tc.failed);
  const path = tcPathIn(await answer.text());
  if (!path) throw new TcError(messages.tc.noData);
  const file = await fetch(fileUrl(path));
  if (!file.ok) throw new TcError(messages.tc.fileFailed(file.status));
  const kind = tcFileKind(file.headers.get('content-type'), path);
  if (!kind) throw new TcError(messages.tc.unsupportedFile);
  return { url: URL.createObjectURL(await file.blob()), kind };
};

const TcForm = (props: Props) => {
  const [error, setError] = useState(props.error);
  const [loading, setLoading] = useState(false);
  const [shown, setShown] = useState<Shown | null>(
    props.found ? { url: fileUrl(props.found.path), kind: props.found.kind } : null,
  );
  const asking = useRef(false);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What the server found stood there before; only what was just found takes the focus from where the visitor is.
    if (!shown?.url.startsWith('blob:')) return;
    result.current?.focus();
    return () => URL.revokeObjectURL(shown.url);
  }, [shown]);

  const find = async (form: HTMLFormElement) => {
    // Whatever comes of this press, a certificate of the one before no longer belongs to what stands in the fields.
    setShown(null);
    const checked = checkForm(tcForm, valuesIn(form, fields));
    if (!checked.ok)
      return setError(Object.values(checked.fields)[0] ?? messages.tc.fieldsRequired);
    setError(null);
    setLoading(true);
    try {
      setShown(await lookUp(props.target, checked.values));
    } catch (problem) {
      setError(problem instanceof TcError ? problem.message : messages.tc.failed);
    } finally {
      setLoading(false);
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not the state: a second press may come before it is drawn.
    if (asking.current) return;
    asking.current = true;
    await find(event.currentTarget);
    asking.current = false;
  };

  return (
    <>
      <form
        className="public-form tc-form"
        action={props.action}
        method="post"
        onSubmit={submit}
        onInput={() => setError(null)}
        noValidate
        aria-busy={loading}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={props.values[field.name]}
            error={undefined}
          />
        ))}
        <p className="error-line" role="alert">
          {error}
        </p>
        <p className="purpose">
          What you write here is used to find the certificate, and is not kept.
          <PrivacyLink />
        </p>
        <button type="submit" className="button button-accent" aria-disabled={loading}>
          {loading ? 'Looking it up…' : 'View Details'}
        </button>
      </form>
      {shown && (
        <div ref={result} tabIndex={-1}>
          <TcView url={shown.url} kind={shown.kind} />
        </div>
      )}
    </>
  );
};

export const island: DrawnIsland<Props> = {
  name: 'tc-form',
  on: 'touch',
  answers: '.public-form',
  declares: ['action', 'target', 'values', 'error', 'found'],
  Component: TcForm,
};
