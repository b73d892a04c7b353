/** Mail is not set up: Payload would otherwise print whole letters, with the links that reset a password, into the log. */
import type { EmailAdapter } from 'payload';

export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'no-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'Aangan',
  sendEmail: async ({ subject }) => {
    payload.logger.warn(`Mail is not set up; a letter was not sent: ${String(subject)}`);
  },
});
