/** The folder of backups that are taken by themselves: names that tell the moment, and what is removed after a new one. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pickKept, readKeepRule } from './keep-rule.ts';

const pattern = /^aangan-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/;

export const nameOf = (moment: Date): string =>
  `aangan-${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar`;

const momentOf = (name: string): Date | undefined => {
  const [, ...parts] = pattern.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return parts.length > 0
    ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    : undefined;
};

/** What a killed run leaves behind. */
const isLeftover = (name: string): boolean => /^aangan-\d{8}T\d{6}Z\.tar\.(.+\.)?part$/.test(name);

/** Removes what runs that were killed have left; to be called by who holds the folder's lock. */
export const removeLeftovers = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (isLeftover(name)) await rm(join(folder, name), { force: true });
};

/** Removes the backups that the rule does not keep, and nothing else; gives how many are left and how many went. */
export const removeOld = async (
  folder: string,
  rule: string,
): Promise<{ kept: number; removed: number }> => {
  const found = (await readdir(folder)).flatMap((name) => {
    const moment = momentOf(name);
    return moment ? [{ name, moment }] : [];
  });
  const kept = pickKept(
    found.map(({ moment }) => moment),
    readKeepRule(rule),
  );
  const old = found.filter(({ moment }) => !kept.has(moment));
  for (const { name } of old) await rm(join(folder, name));
  return { kept: found.length - old.length, removed: old.length };
};
