/** What a rehearsal says of one school, and whether that is good. */
import type { SchoolResult } from './compare-pages.ts';

const mostNamed = 5;
const list = (paths: readonly string[]): string =>
  paths.slice(0, mostNamed).join(', ') + (paths.length > mostNamed ? ' …' : '');

/** Pages may differ where something was published since the backup was taken; where nothing was, they may not. */
export const isGood = ({ failed, different, changes }: SchoolResult): boolean =>
  failed.length === 0 && ((different ?? []).length === 0 || (changes ?? 0) > 0);

export const describeSchool = (result: SchoolResult): string => {
  const { code, pages, failed, different, changes } = result;
  const parts = [`${pages} pages restored`];
  if (failed.length > 0) parts.push(`${failed.length} of them fail: ${list(failed)}`);
  if (different === undefined) parts.push('not compared');
  else if (different.length === 0) parts.push('every byte equals the original’s');
  else {
    parts.push(`${different.length} differ: ${list(different)}`);
    if (changes === undefined) parts.push('whether they were changed since cannot be told');
    else if (changes === 0) parts.push('though nothing was published since the backup');
    else parts.push(`${changes} changes were published since the backup`);
  }
  return `${isGood(result) ? 'good' : 'BAD '}  ${code}: ${parts.join('; ')}`;
};
