/** Tells a fault of ours from a disk that is full and from a database that cannot be reached: those pass, and are told as such. */

/** `full`: nothing new can be stored. `away`: the database does not answer, or has too much to do. */
export type Unavailable = 'full' | 'away';

const full = /^(ENOSPC|EDQUOT|EFBIG|53100|SQLITE_FULL\w*)$/;
const away =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53[234]00|57P0\d|25P03|55P03|SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN)\w*)$/;
/** The driver gives these no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Why nothing can be stored or read just now, if that is what an error, or what caused it, is about. */
export const whyUnavailable = (error: unknown): Unavailable | undefined => {
  // A cause of a cause of a cause is as deep as it gets; one that causes itself must not keep us for ever.
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const code = String((one as { code?: unknown }).code ?? '');
    if (full.test(code)) return 'full';
    if (away.test(code) || lost.test(one.message)) return 'away';
  }
  return undefined;
};
