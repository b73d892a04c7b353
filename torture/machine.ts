/** Where figures were taken. No name and no path of the machine: figures are published. */
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { root } from '../e2e/prepared-data.ts';

export type Machine = {
  date: string;
  commit: string;
  cores: number;
  cpu: string;
  memoryGb: number;
  node: string;
};

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

/** Describes this machine and the source that it runs. */
export const describeMachine = (): Machine => {
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  const commit = git('rev-parse', '--short=12', 'HEAD') || 'unknown';
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: changed ? `${commit} with changes` : commit,
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  };
};
