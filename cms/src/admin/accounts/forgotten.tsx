/** In place of Payload's form that promises a letter: whom to ask. */
export const Forgotten = () => (
  <div className="forgotten">
    <h1>Forgotten password</h1>
    <p>
      Ask the head of your school: with two clicks they make a link for you, and send it on WhatsApp
      or by e-mail. It opens a page on which you choose a new password.
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
