'use client';
/** A colleague is invited: a few boxes, and a link to send. */
import { useState } from 'react';
import { ask, type GivenLink as Given, Refused } from './ask.ts';
import { GivenLink } from './given-link.tsx';

type Props = {
  roles: readonly { value: string; name: string; hint: string; maySign: boolean }[];
  signers: readonly { value: string; label: string }[];
  /** For those who look after several; everybody else invites into their own. */
  schools: readonly { id: number; name: string }[];
  school: number | undefined;
};

const Problem = ({ id, words }: { id: string; words: string | undefined }) =>
  words ? (
    <p className="invite__problem" id={id}>
      {words}
    </p>
  ) : null;

export const Invite = ({ roles, signers, schools, school }: Props) => {
  const [given, setGiven] = useState<{ link: Given; email: string }>();
  const [problem, setProblem] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const [role, setRole] = useState('');

  const send = async (form: FormData) => {
    setBusy(true);
    setProblem(undefined);
    const email = String(form.get('email')).trim();
    try {
      const link = await ask<Given>('invite', {
        name: form.get('name'),
        email,
        role: form.get('role'),
        ...(form.get('signsAs') ? { signsAs: form.get('signsAs') } : {}),
        ...(form.get('school') ? { school: Number(form.get('school')) } : {}),
      });
      setGiven({ link, email });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  if (given)
    return (
      <div className="invite">
        <h2>{given.link.name} is invited</h2>
        <GivenLink given={given.link} email={given.email} />
        <div className="account-tools__buttons">
          <button type="button" onClick={() => setGiven(undefined)}>
            Invite somebody else
          </button>
          <a href="/admin/collections/staff">All accounts</a>
        </div>
      </div>
    );

  const fields = problem?.fields ?? {};
  const hasFields = Object.keys(fields).length > 0;
  return (
    <form
      className="invite"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <h2>Invite a colleague</h2>
      <p>
        You get a link to send to them. They choose their own password, and nobody else knows it.
      </p>
      {problem && !hasFields && (
        <p role="alert" className="invite__problem">
          {problem.message}
        </p>
      )}
      <label htmlFor="invite-name">Name</label>
      <Problem id="invite-name-problem" words={fields.name} />
      <input
        id="invite-name"
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        aria-describedby="invite-name-problem"
      />
      <label htmlFor="invite-email">E-mail address</label>
      <p className="invite__hint">They sign in with it.</p>
      <Problem id="invite-email-problem" words={fields.email} />
      <input
        id="invite-email"
        name="email"
        type="email"
        required
        autoComplete="off"
        aria-describedby="invite-email-problem"
      />
      <fieldset>
        <legend>What they may do</legend>
        {roles.map(({ value, name, hint }) => (
          <label key={value} className="invite__role">
            <input
              type="radio"
              name="role"
              value={value}
              required
              checked={role === value}
              onChange={() => setRole(value)}
            />
            <span>
              <strong>{name}</strong> {hint}
            </span>
          </label>
        ))}
      </fieldset>
      {roles.some(({ value, maySign }) => value === role && maySign) && (
        <>
          <label htmlFor="invite-signs-as">Signs certificates as</label>
          <p className="invite__hint" id="invite-signs-as-hint">
            Manager and Principal each confirm the documents of the public disclosure.
          </p>
          <select
            id="invite-signs-as"
            name="signsAs"
            defaultValue=""
            aria-describedby="invite-signs-as-hint"
          >
            <option value="">Does not sign</option>
            {signers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      {schools.length > 0 && role !== 'operator' && (
        <>
          <label htmlFor="invite-school">School</label>
          <select id="invite-school" name="school" required defaultValue={school ?? ''}>
            <option value="" disabled>
              Choose the school
            </option>
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="submit" className="account-tools__main" disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Make the link'}
      </button>
    </form>
  );
};
