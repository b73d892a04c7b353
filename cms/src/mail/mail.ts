/** Letters by SMTP, where the operator has named a server; otherwise none are sent. */
import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { Settings } from '../settings.ts';

/** Payload would otherwise print whole letters, with the links that reset a password, into the log. */
const noMail: EmailAdapter = ({ payload }) => ({
  name: 'no-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'Aangan',
  sendEmail: async ({ subject }) => {
    payload.logger.warn(`Mail is not set up; a letter was not sent: ${String(subject)}`);
  },
});

/** A server that says nothing for so long is away; the letter is tried again later. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** What the settings ask for. */
export const mailOf = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>) => {
  if (smtpUrl === undefined || mailFrom === undefined) return noMail;
  const adapter: EmailAdapter = () => {
    const transport = createTransport({
      url: smtpUrl,
      ...timeouts,
      // A letter is what it says, and takes nothing in from files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return {
      name: 'smtp',
      defaultFromAddress: mailFrom,
      defaultFromName: '',
      sendEmail: (letter) => transport.sendMail({ from: mailFrom, ...letter } as never),
    };
  };
  return adapter;
};

export const isMailSetUp = ({ smtpUrl }: Pick<Settings, 'smtpUrl'>): boolean =>
  smtpUrl !== undefined;
