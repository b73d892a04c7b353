/**
 * A form that is sent while its island still sleeps is held, and sent once: by the island as soon as it is awake, or by the
 * browser itself, as without JavaScript, if the island's code does not come. Links need no such care: they lead on by themselves.
 */

/** A script may hang on a bad line for minutes; nobody waits that long for a form. */
const longestHold = 8000;

const isAsleep = (island: Element) =>
  ['identified', 'imported'].includes(island.getAttribute('status') ?? '');

const sendLater = async (island: Element, form: HTMLFormElement, awake: Promise<void>) => {
  island.setAttribute('held', '');
  await Promise.race([awake, new Promise((resolve) => setTimeout(resolve, longestHold))]);
  island.removeAttribute('held');
  // An island that broke was drawn anew.
  const present = form.isConnected ? form : island.querySelector('form');
  if (island.getAttribute('status') === 'hydrated') present?.requestSubmit();
  // Offline there is only the browser's error page to go to; here what was typed stays, ready to be sent again.
  else if (navigator.onLine) present?.submit();
};

/** @param wake wakes an island, if it is not awake; settles when it is, or has failed to */
export const holdEarlySubmits = (wake: (island: Element) => Promise<void>): void => {
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest('aangan-island');
    if (!island || !isAsleep(island)) return;
    event.preventDefault();
    // React hears of a submit even while it wakes the island, and would send it, too.
    event.stopPropagation();
    if (!island.hasAttribute('held')) void sendLater(island, form, wake(island));
  };
  document.addEventListener('submit', hold, { capture: true });
};
