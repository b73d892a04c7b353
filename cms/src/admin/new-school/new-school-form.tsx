'use client';
/** The form for a new school. What is refused stands beside its field; what others have already, as soon as the field is left. */
import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  useRef,
  useState,
} from 'react';
import { largestCrest, mediums, palettes, states } from '../../new-school/choices.ts';
import type { FieldName, FieldProblems } from '../../new-school/form.ts';
import { suggestCode } from '../../new-school/suggest-code.ts';
import { askAt, Refused } from '../accounts/ask.ts';
import { boxProps, Field, type FieldProps } from './field.tsx';
import { type Made, MadeSchool } from './made-school.tsx';

const wordsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const crestProblem = 'The picture is too large; at most 3 MB can be taken.';

export const NewSchoolForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState('');
  const [code, setCode] = useState('');
  const [isCodeOwn, setCodeOwn] = useState(false);
  const [made, setMade] = useState<Made>();
  const [isBusy, setBusy] = useState(false);
  /** Fields that were left once; of the others nothing is wrong yet. */
  const left = useRef(new Set<string>());
  const lastCheck = useRef(0);

  const changed = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const name = target.name as FieldName;
    // An answer about what stood there before comes too late.
    lastCheck.current += 1;
    setProblems(({ [name]: _, ...others }) => others);
  };

  const fieldLeft = async ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!form.current || !target.name || !target.value || target.type === 'radio') return;
    left.current.add(target.name);
    lastCheck.current += 1;
    const check = lastCheck.current;
    const found = await askAt<{ problems: FieldProblems }>(
      'new-school/check',
      wordsOf(form.current),
    ).catch(() => undefined);
    // A line that broke is told when the form is sent.
    if (!found || check !== lastCheck.current) return;
    const told = Object.entries(found.problems).filter(([name]) => left.current.has(name));
    setProblems(({ crest }) => ({ ...(crest ? { crest } : {}), ...Object.fromEntries(told) }));
  };

  const refuse = (fields: FieldProblems, message: string) => {
    setProblems(fields);
    setRefusal(message);
    const boxes = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    boxes.find(({ name }) => name in fields)?.focus();
  };

  const send = async (element: HTMLFormElement) => {
    lastCheck.current += 1;
    const given = new FormData(element);
    const crest = given.get('crest');
    if (crest instanceof File && crest.size > largestCrest)
      return refuse({ crest: crestProblem }, 'Please look at the field that is marked.');
    const body = new FormData();
    body.set('_payload', JSON.stringify(wordsOf(element)));
    if (crest instanceof File && crest.size > 0) body.set('file', crest);
    setBusy(true);
    setRefusal('');
    try {
      setMade(await askAt<Made>('new-school', body));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const count = Object.keys(error.fields).length;
      refuse(
        error.fields,
        count > 0
          ? `Nothing was made yet. Please look at ${count === 1 ? 'the field that is' : `the ${count} fields that are`} marked.`
          : error.message,
      );
    } finally {
      setBusy(false);
    }
  };

  if (made) return <MadeSchool made={made} />;

  const text = (
    field: Omit<FieldProps, 'problem'> & { name: FieldName },
    more: InputHTMLAttributes<HTMLInputElement> = {},
  ) => {
    const whole = { ...field, problem: problems[field.name] };
    return (
      <Field {...whole}>
        <input autoComplete="off" maxLength={300} {...boxProps(whole)} {...more} />
      </Field>
    );
  };
  const optional = { isOptional: true } as const;

  return (
    <form
      ref={form}
      className="invite new-school"
      // What the browser would say hides behind a keyboard on a phone, and one at a time.
      noValidate
      onChange={changed}
      onBlur={(event: FocusEvent<HTMLFormElement>) => void fieldLeft(event)}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h1>New school</h1>
      <p>
        One page of questions, and its website is there: with a home page, menu, footer, and pages
        in words that are true of any school. The school changes them when it likes.
      </p>

      <fieldset>
        <legend>The school</legend>
        {text(
          { name: 'name', label: 'Name of the school' },
          { onChange: ({ target }) => !isCodeOwn && setCode(suggestCode(target.value)) },
        )}
        {text(
          {
            name: 'code',
            label: 'Short name',
            hint: 'Four capital letters, which stand in addresses. They cannot be changed later.',
          },
          {
            value: code,
            maxLength: 4,
            className: 'new-school__short',
            onChange: ({ target }) => {
              setCodeOwn(target.value !== '');
              setCode(target.value.toUpperCase());
            },
          },
        )}
        {text({ name: 'motto', label: 'Motto', ...optional })}
        <div className="new-school__row">
          {text(
            { name: 'founded', label: 'Founded in the year', ...optional },
            { inputMode: 'numeric', maxLength: 4 },
          )}
          {text(
            { name: 'affiliationNumber', label: 'CBSE affiliation number', ...optional },
            { maxLength: 50 },
          )}
        </div>
        <Field name="medium" label="Medium of teaching" problem={problems.medium} isOptional>
          <select {...boxProps({ name: 'medium', label: '', isOptional: true })} defaultValue="">
            <option value="">Not said</option>
            {mediums.map((medium) => (
              <option key={medium}>{medium}</option>
            ))}
          </select>
        </Field>
      </fieldset>

      <fieldset>
        <legend>How it is reached</legend>
        {text({ name: 'street', label: 'Street, or village' })}
        <div className="new-school__row">
          {text({ name: 'town', label: 'Town or city' })}
          {text({ name: 'district', label: 'District, if another', ...optional })}
        </div>
        <div className="new-school__row">
          {text({ name: 'state', label: 'State' }, { list: 'new-school-states' })}
          {text({ name: 'pin', label: 'PIN code' }, { inputMode: 'numeric', maxLength: 12 })}
        </div>
        <datalist id="new-school-states">
          {states.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
        <div className="new-school__row">
          {text({ name: 'phone', label: 'Phone' }, { type: 'tel', maxLength: 50 })}
          {text({ name: 'email', label: 'E-mail of the office' }, { type: 'email' })}
        </div>
        {text(
          { name: 'officeHours', label: 'Office hours' },
          { defaultValue: 'Monday to Saturday, 8:00 AM to 2:00 PM' },
        )}
      </fieldset>

      <fieldset>
        <legend>The website</legend>
        {text(
          { name: 'hostname', label: 'Its address', hint: 'Such as www.example.in.' },
          { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
        )}
        <fieldset>
          <legend>Colours</legend>
          {problems.palette && <p className="invite__problem">{problems.palette}</p>}
          <div className="new-school__palettes">
            {palettes.map(({ name, brand, accent }, index) => (
              <label key={name} className="invite__role">
                <input type="radio" name="palette" value={name} defaultChecked={index === 0} />
                <span className="new-school__swatch" style={{ background: brand }}>
                  <span style={{ background: accent }} />
                </span>
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        {text(
          {
            name: 'crest',
            label: 'Crest',
            hint: 'A picture (JPEG, PNG or WebP). It can be added later.',
            ...optional,
          },
          { type: 'file', accept: 'image/jpeg,image/png,image/webp' },
        )}
      </fieldset>

      <fieldset>
        <legend>The head of the school</legend>
        <p className="invite__hint">
          You get a link to send to them, by which they choose a password. It can be done later.
        </p>
        {text({ name: 'headName', label: 'Name', ...optional }, { maxLength: 200 })}
        {text({ name: 'headEmail', label: 'E-mail address', ...optional }, { type: 'email' })}
      </fieldset>

      <p role="alert" className="invite__problem">
        {refusal}
      </p>
      <button type="submit" className="account-tools__main" disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Make the school'}
      </button>
      <p className="invite__hint">
        A school that comes from another installation brings its folder: <code>npm run import</code>
        .
      </p>
    </form>
  );
};
