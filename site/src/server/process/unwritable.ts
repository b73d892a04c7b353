// ENOENT is what Node says of a folder that it cannot make on a read-only disk.
const codes = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'ENOENT'];

/** Whether an error says that nothing can be written there, for want of room or of leave: the rest may still be read. */
export const isUnwritable = (error: unknown): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');
