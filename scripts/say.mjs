// What the scripts tell the person who runs them: one line per step, readable in a terminal and in a log.

/** An error that a person can fix: `message` is a whole sentence that names what is wrong and the fix. */
export class Trouble extends Error {}

const began = performance.now();

/**
 * Prints one line of progress, with the seconds since the command began.
 * @param {string} text
 */
export function say(text) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${text}\n`);
}

/**
 * Prints a line of a child process, marked with the child's name.
 * @param {string} name
 * @param {string} line
 */
export function quote(name, line) {
  process.stdout.write(`          [${name}] ${line}\n`);
}

/**
 * Does a step that may be long, telling when it begins, every 15 seconds that it goes on, and how long it took.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function sayStep(text, work) {
  say(`${text} …`);
  const stepBegan = performance.now();
  const taken = () => `${((performance.now() - stepBegan) / 1000).toFixed(1)} s`;
  const stillAtIt = setInterval(() => say(`${text}: still at it after ${taken()} …`), 15_000);
  try {
    const result = await work();
    say(`${text}: done in ${taken()}`);
    return result;
  } finally {
    clearInterval(stillAtIt);
  }
}

/**
 * Prints why the command ends: a trouble as its one sentence, anything else (a bug of ours) with its stack.
 * @param {unknown} reason
 */
export function sayTrouble(reason) {
  if (reason instanceof Trouble) process.stderr.write(`\n${reason.message}\n`);
  else process.stderr.write(`\n${reason instanceof Error ? reason.stack : String(reason)}\n`);
}
