/** The page behind a one-time link: HTML alone, for the small browser inside a messenger, too. */
import { formatMoment } from '../indian-time.ts';
import { shortestPassword } from './password-rule.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The arch of admin/brand.tsx, which Node cannot load: it has JSX. */
const arch =
  '<svg aria-hidden="true" viewBox="0 0 32 32" width="40" height="40"><path fill="#7a1f2b" fill-rule="evenodd" d="M3 30V14C3 7 9 4 16 1c7 3 13 6 13 13v16h-7V17c0-4-2.600-5.500-6-7-3.400 1.500-6 3-6 7v13Z"/><circle cx="16" cy="24" r="3" fill="#f2a900"/></svg>';

const styles = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fbf7f2;color:#2b2320;font:400 1.0625rem/1.55 Mukta,system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem 3rem}
header{display:flex;gap:.75rem;align-items:center;margin-bottom:1.5rem;font-weight:600}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem;color:#7a1f2b}
p{margin:0 0 1rem;overflow-wrap:anywhere}
form{background:#fff;border:1px solid #e3dcd5;border-radius:10px;padding:1.25rem;margin:1.25rem 0}
label{display:block;font-weight:600}
.hint{margin:0 0 .35rem;color:#6a5f57;font-size:.95rem}
.error{margin:0 0 .35rem;color:#a3162a;font-weight:600}
input{width:100%;min-height:48px;padding:.5rem .75rem;margin-bottom:1.1rem;border:1px solid #8d817a;border-radius:6px;font:inherit;background:#fff;color:inherit}
input[readonly]{border-color:#e3dcd5;background:#fbf7f2}
input[aria-invalid]{border-color:#a3162a;border-width:2px}
button,.button{display:block;width:100%;min-height:48px;padding:.6rem 1rem;border:0;border-radius:6px;background:#7a1f2b;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid #f2a900;outline-offset:2px}
small{color:#6a5f57}`;

const page = (title: string, school: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(school)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<header>${arch}<span>${escapeHtml(school)}</span></header>
${body}
</main>
</body>
</html>
`;

export type LinkForm = {
  school: string;
  name: string;
  email: string;
  isInvitation: boolean;
  until: string;
  /** What is wrong with what was sent. */
  error?: { field: 'password' | 'again'; words: string } | undefined;
};

const passwordField = (
  name: 'password' | 'again',
  label: string,
  hint: string,
  error: LinkForm['error'],
): string => {
  const words = error?.field === name ? error.words : undefined;
  const described = [hint && `${name}-hint`, words && `${name}-error`].filter(Boolean).join(' ');
  return [
    `<label for="${name}">${label}</label>`,
    hint && `<p class="hint" id="${name}-hint">${hint}</p>`,
    words && `<p class="error" id="${name}-error">${escapeHtml(words)}</p>`,
    `<input type="password" id="${name}" name="${name}" autocomplete="new-password" required minlength="${shortestPassword}"`,
    described && ` aria-describedby="${described}"`,
    words && ' aria-invalid="true" autofocus',
    '>',
  ]
    .filter(Boolean)
    .join('');
};

/** Without an action: it is sent to where it came from, and the token stands nowhere in it. */
export const formPage = ({ school, name, email, isInvitation, until, error }: LinkForm): string => {
  const title = isInvitation ? `Welcome, ${name}` : 'Choose a new password';
  const words = isInvitation
    ? 'You have been invited to the back office, where the school keeps its website. Choose a password for yourself, and you are in.'
    : `${name}, choose a new password here. Wherever you are signed in now, you will be signed out.`;
  return page(
    title,
    school,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words)}</p>
<form method="post">
<label for="email">Your e-mail address</label><p class="hint" id="email-hint">You sign in with it.</p>
<input type="email" id="email" name="email" value="${escapeHtml(email)}" autocomplete="username" readonly aria-describedby="email-hint">
${passwordField('password', 'Password', `At least ${shortestPassword} characters; a few words in a row are easy to remember.`, error)}
${passwordField('again', 'The same password again', '', error)}
<button type="submit">Set password and sign in</button>
</form>
<p><small>This link works once, until ${escapeHtml(formatMoment(until))}. Please pass it on to nobody.</small></p>`,
  );
};

export const deadPage = (): string =>
  page(
    'This link no longer works',
    'Aangan',
    `<h1>This link no longer works</h1>
<p>It has been used already, a newer one was made, or its time is over.</p>
<p>If you have chosen your password, sign in with it. Otherwise ask the head of your school, or whoever set up the back office, for a new link.</p>
<p><a class="button" href="/admin/login">Sign in</a></p>`,
  );

export const waitPage = (wait: string): string =>
  page(
    'Please wait',
    'Aangan',
    `<h1>Please wait</h1>
<p>Too many links that do not work were opened from here. Please wait ${escapeHtml(wait)} and open yours again, or ask the head of your school, or whoever set up the back office, for a new one.</p>`,
  );
