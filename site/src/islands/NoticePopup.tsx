/**
 * Opens the notices when there are any (promise 2.2). In the browser because it opens by itself; without it the button
 * "Notices" opens the same dialog as a popover. Not opened again in the same visit once closed, unless the list has changed.
 */
import { useEffect } from 'react';
import { defineIsland } from './island.tsx';

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

const NoticePopup = ({ dialog: id, list }: Props) => {
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || remembered() === list) return;
    const closed = () => remember(list);
    // "close" and "toggle" come a moment after the notices have gone, and a visitor who follows a link at once never
    // has them: where the browser says beforehand that they close, that counts.
    const closing = (event: ToggleEvent) => {
      if (event.newState === 'closed') closed();
    };
    const close = (event: MouseEvent) => {
      // A click on the dialog itself is one on its backdrop: its content covers all of it.
      if (event.target === dialog || (event.target as Element).closest('[data-close]'))
        dialog.close();
    };
    dialog.addEventListener('beforetoggle', closing);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('click', close);
    // A visitor may have opened the notices before this woke: then they are being read, and closing them counts as well.
    if (!dialog.matches(':popover-open')) dialog.showModal();
    return () => {
      dialog.removeEventListener('beforetoggle', closing);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', close);
    };
  }, [id, list]);
  return null;
};

export const island = defineIsland<Props>({
  name: 'notice-popup',
  on: 'idle',
  declares: ['dialog', 'list'],
  Component: NoticePopup,
});
