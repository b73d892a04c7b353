/** Keeps e-mail addresses out of what a process writes: logs are copied, sent and kept by others. */

const address = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*/gu;

/** A line without the e-mail addresses in it. */
export const maskAddresses = (line: string): string => line.replace(address, '…@…');

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;

/** Masks all that this process writes from now on, also what libraries print. */
export const maskOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as Write;
    stream.write = ((chunk: unknown, ...rest: unknown[]) =>
      write(
        typeof chunk === 'string' ? maskAddresses(chunk) : chunk,
        ...rest,
      )) as typeof stream.write;
  }
};
