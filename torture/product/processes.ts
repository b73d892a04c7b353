/**
 * The processes of a running product, found by the data folder that they were started with: what a scenario kills,
 * freezes and weighs. Linux only: it reads /proc.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export type Part = 'site' | 'api' | 'admin';
type Found = { pid: number; parent: number; part: Part };

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // It has ended meanwhile.
  }
};

const partOf = (command: string): Part | undefined => {
  if (/scripts\/start\.mjs|cms\/src\/prepare\.ts|^sh\b/.test(command)) return undefined;
  if (/site\/dist\/server\/main/.test(command)) return 'site';
  if (/cms\/src\/api\/main/.test(command)) return 'api';
  // Next renames its process, so it is what is left.
  return 'admin';
};

const find = (dataDir: string): Found[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Found[] => {
      const environment = read(`/proc/${name}/environ`).split('\0');
      if (!environment.includes(`DATA_DIR=${dataDir}`)) return [];
      const command = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim();
      const part = command === '' ? undefined : partOf(command);
      const parent = Number(read(`/proc/${name}/stat`).match(/\) \w (\d+)/)?.[1]);
      return part ? [{ pid: Number(name), parent, part }] : [];
    });

/** The numbers of a part's processes, its leader first. */
export const pidsOf = (dataDir: string, part: Part): number[] => {
  const found = find(dataDir).filter((one) => one.part === part);
  const isLeader = ({ parent }: Found) => !found.some(({ pid }) => pid === parent);
  return [...found.filter(isLeader), ...found.filter((one) => !isLeader(one))].map(
    ({ pid }) => pid,
  );
};

/** The first process of a part, which starts and ends its others. */
export const leaderOf = (dataDir: string, part: Part): number => {
  const [leader] = pidsOf(dataDir, part);
  if (leader === undefined) throw new Error(`No process of the ${part} is running.`);
  return leader;
};

/** The website's workers; where there is one process only, that one. */
export const workersOf = (dataDir: string): number[] => {
  const all = pidsOf(dataDir, 'site');
  return all.length > 1 ? all.slice(1) : all;
};

/** Whether a process has a handler of its own for a signal. */
export const catches = (pid: number, signal: number): boolean => {
  const mask = read(`/proc/${pid}/status`).match(/^SigCgt:\s*([0-9a-f]+)/m)?.[1] ?? '0';
  return ((BigInt(`0x${mask}`) >> BigInt(signal - 1)) & 1n) === 1n;
};

/** Sends a signal to all processes of a part. */
export const signalPart = (dataDir: string, part: Part, signal: NodeJS.Signals): void => {
  for (const pid of pidsOf(dataDir, part)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended between being found and being told.
    }
  }
};

const linksOf = (folder: string): string[] => {
  try {
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    return []; // It has ended meanwhile, or closed one of them.
  }
};

/** Whether a process has a connection of somebody who came in at a port. */
export const hasVisitor = (pid: number, port: number): boolean => {
  const own = new Set(linksOf(`/proc/${pid}/fd`));
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return read('/proc/net/tcp')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(
      ([, address = '', , state, , , , , , inode]) =>
        address.endsWith(local) && state === '01' && own.has(`socket:[${inode}]`),
    );
};
