/** How much memory processes take, as the system sees it. Linux only: it reads /proc. */
import { readFileSync } from 'node:fs';

const pageBytes = 4096;
export const megabyte = 1024 * 1024;

/** Resident bytes of processes together; one that has ended counts nothing. */
export const residentBytes = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
    } catch {
      return sum;
    }
  }, 0);

/** Watches the memory of processes while something is done to them; gives by how many MB it grew at its highest. */
export const growthDuring = async (
  pids: readonly number[],
  work: () => Promise<unknown>,
): Promise<number> => {
  const before = residentBytes(pids);
  let most = before;
  const look = () => {
    most = Math.max(most, residentBytes(pids));
  };
  const watching = setInterval(look, 20);
  try {
    await work();
  } finally {
    clearInterval(watching);
    look();
  }
  return Math.round((most - before) / megabyte);
};
