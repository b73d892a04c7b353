'use client';
/** A few boxes and a button. No form of its own: on one's account it stands inside Payload's. */
import { type KeyboardEvent, useId, useState } from 'react';

const kinds = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
} as const;

export type Box = { name: string; label: string; hint?: string; kind: keyof typeof kinds };

type Props = {
  boxes: readonly Box[];
  button: string;
  isBusy: boolean;
  /** What was wrong with what was sent. */
  problem: string;
  /** Where there is something to read first, the box waits. */
  waits?: boolean;
  onSend: (values: Record<string, string>) => void;
  onCancel?: () => void;
};

export const Boxes = ({ boxes, button, isBusy, problem, waits, onSend, onCancel }: Props) => {
  const id = useId();
  const [values, setValues] = useState<Record<string, string>>({});
  const send = () => {
    if (!isBusy) onSend(values);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  return (
    <div className="factor-boxes">
      {problem && (
        <p role="alert" id={`${id}-problem`} className="invite__problem">
          {problem}
        </p>
      )}
      {boxes.map(({ name, label, hint, kind }, index) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          {hint && (
            <p id={`${id}-${name}-hint`} className="invite__hint">
              {hint}
            </p>
          )}
          <input
            {...kinds[kind]}
            id={`${id}-${name}`}
            className={kind === 'password' ? undefined : 'factor-boxes__code'}
            // biome-ignore lint/a11y/noAutofocus: the one thing to do on this screen, asked for by a click
            autoFocus={index === 0 && !waits}
            aria-describedby={`${hint ? `${id}-${name}-hint ` : ''}${problem ? `${id}-problem` : ''}`}
            aria-invalid={problem ? true : undefined}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
            onKeyDown={sendOnEnter}
          />
        </div>
      ))}
      <div className="account-tools__buttons">
        <button type="button" className="account-tools__main" disabled={isBusy} onClick={send}>
          {button}
        </button>
        {onCancel && (
          <button type="button" disabled={isBusy} onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </div>
  );
};
