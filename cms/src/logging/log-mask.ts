/** Keeps what people wrote out of what a process writes: logs are copied, sent and kept by others. */
import { maskAddresses } from '@aangan/contract/mask-addresses.ts';

/** Drizzle puts the values of a query that failed behind it: a parent's words, a child's name. */
const values = /(\\n|\n)params: (?:[^"\\\n]|\\.)*/g;

/** Whoever has the token of a one-time link can set the account's password. */
const link = /(\/account\/)[\w-]+/g;

/** A line of the log, in JSON, without e-mail addresses, tokens of links and the values of queries. */
export const maskLine = (line: string): string =>
  maskAddresses(line.replace(values, '').replace(link, '$1…'));

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;

/** Masks all that this process writes from now on, also what libraries print. */
export const maskOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as Write;
    stream.write = ((chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === 'string' ? maskLine(chunk) : chunk, ...rest)) as typeof stream.write;
  }
};
