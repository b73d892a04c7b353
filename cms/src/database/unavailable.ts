/** Tells a fault of ours from a disk that is full and from a database or store that cannot be reached: those pass, and are told as such. */

/**
 * `full`: nothing new can be stored. `away`: the database does not answer, has too much to do, or takes no changes for now.
 * `store-away`: the same of the store of pictures and papers, where that is not a folder.
 */
export type Unavailable = 'full' | 'away' | 'store-away';

const full = /^(ENOSPC|EDQUOT|EFBIG|53100|SQLITE_FULL\w*|STORE_FULL)$/;
const away = new RegExp(
  `^(${[
    'ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EROFS',
    // PostgreSQL's: no connection; too little of something; stopped or starting; the machine beneath it failed.
    '08...|53...|57P..|58...',
    // One that only copies another takes no changes (25006) and is not in the state for it (55000); one that waited too long.
    '25006|55000|25P0[34]|55P03|57014',
    'SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY)\\w*',
  ].join('|')})$`,
);
/** The driver gives these no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Why nothing can be stored or read just now, if that is what an error, or what caused it, is about. */
export const whyUnavailable = (error: unknown): Unavailable | undefined => {
  // A cause of a cause of a cause is as deep as it gets; one that causes itself must not keep us for ever.
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const code = String((one as { code?: unknown }).code ?? '');
    if (full.test(code)) return 'full';
    if (code === 'STORE_AWAY') return 'store-away';
    if (away.test(code) || lost.test(one.message)) return 'away';
  }
  return undefined;
};
