/**
 * Opens the notices when there are any (promise 2.2). In the browser because it opens by itself; without it the button
 * "Notices" opens the same dialog as a popover. Not opened again in the same visit once closed, unless the list has changed.
 */
import type { PlainIsland } from './island.ts';

type Props = { dialog: string; list: string };
const closedKey = 'aangan-notices-closed';

const remembered = (): string | null => {
  try {
    return sessionStorage.getItem(closedKey);
  } catch {
    return null; // Storage is blocked: the notices open on each visit to the page.
  }
};
const remember = (list: string) => {
  try {
    sessionStorage.setItem(closedKey, list);
  } catch {
    // As above.
  }
};

const start = ({ dialog: id, list }: Props) => {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || remembered() === list) return;
  const closed = () => remember(list);
  // "close" and "toggle" come a moment after the notices have gone, and a visitor who follows a link at once never
  // has them: where the browser says beforehand that they close, that counts.
  dialog.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') closed();
  });
  dialog.addEventListener('close', closed);
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog itself is one on its backdrop: its content covers all of it.
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  });
  // A visitor may have opened the notices before this woke: then they are being read, and closing them counts as well.
  if (!dialog.matches(':popover-open')) dialog.showModal();
};

export const island: PlainIsland<Props> = {
  name: 'notice-popup',
  on: 'idle',
  declares: ['dialog', 'list'],
  start,
};
