'use client';
/** Setting the second factor up: a key for the app, its first code, and the recovery codes. */
import { useEffect, useState } from 'react';
import type { QrCode } from '../../second-factor/qr-code.ts';
import { ask } from '../accounts/ask.ts';
import { useTask } from '../use-task.ts';
import { Boxes } from './boxes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Shown = { key: string; uri: string; qrCode: QrCode; sealed: string };

type Props = {
  /** On one's own account; whoever comes from the sign-in page has just typed it. */
  asksPassword: boolean;
  onDone: () => void;
  onCancel?: () => void;
};

const Key = ({ shown: { key, uri, qrCode } }: { shown: Shown }) => (
  <>
    <ol className="factor-steps">
      <li>
        On your phone, open an authenticator app: Google Authenticator, Microsoft Authenticator,
        Aegis, 2FAS or any other. If you have none, install one.
      </li>
      <li>
        In the app choose “Add” or the plus sign, and scan this picture.{' '}
        <a href={uri} className="factor-here">
          On this phone itself, touch here instead.
        </a>
      </li>
    </ol>
    <svg
      className="factor-qr"
      role="img"
      aria-label="QR code for the app; the same key stands below as text"
      viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
      <path d={qrCode.path} fill="#000" />
    </svg>
    <p>
      Or type this key into the app:
      <br />
      <code className="factor-key">{key}</code>
    </p>
  </>
);

export const SetUp = ({ asksPassword, onDone, onCancel }: Props) => {
  const { isBusy, problem, run } = useTask();
  const [shown, setShown] = useState<Shown>();
  const [codes, setCodes] = useState<string[]>();
  const begin = (values: Record<string, string>) =>
    run(async () => setShown(await ask<Shown>('second-factor/begin', values)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (!asksPassword) void begin({});
  }, []);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const cancel = onCancel ? { onCancel } : {};
  if (!shown)
    return asksPassword ? (
      <Boxes
        key="password"
        boxes={[{ name: 'password', label: 'Your password', kind: 'password' }]}
        button="Go on"
        {...{ isBusy, problem, onSend: begin, ...cancel }}
      />
    ) : (
      <p role={problem ? 'alert' : 'status'}>{problem || 'One moment …'}</p>
    );
  return (
    <>
      <Key shown={shown} />
      <Boxes
        key="code"
        boxes={[
          {
            name: 'code',
            label: 'The code that the app shows now',
            hint: 'Six digits.',
            kind: 'code',
          },
        ]}
        button="Switch on"
        waits
        isBusy={isBusy}
        problem={problem}
        onSend={({ code }) =>
          run(async () => {
            const { sealed } = shown;
            const made = await ask<{ codes: string[] }>('second-factor/confirm', { sealed, code });
            setCodes(made.codes);
          })
        }
        {...cancel}
      />
    </>
  );
};
