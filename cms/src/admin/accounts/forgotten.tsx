/** In place of Payload's form, which promises a letter even where none is sent: a letter where mail is set up, and whom to ask. */
import { canMailLinks } from '../../accounts/mail-link.ts';
import { settings } from '../../settings.ts';
import { AskForLetter } from './ask-for-letter.tsx';

export const Forgotten = () => (
  <div className="forgotten">
    <h1>Forgotten password</h1>
    {canMailLinks(settings) && <AskForLetter />}
    <p>
      {canMailLinks(settings) && 'No letter comes, or you have no e-mail at hand? '}Ask the head of
      your school: with two clicks they make a link for you, and send it on WhatsApp or by e-mail.
      It opens a page on which you choose a new password.
    </p>
    <p>If you are the head, ask whoever set up the back office.</p>
    <p className="forgotten__operator">
      Whoever set it up makes the link on the server: <code>npm run staff -- reset</code> and the
      e-mail address of the account.
    </p>
    <a className="forgotten__back" href="/admin/login">
      Back to signing in
    </a>
  </div>
);
