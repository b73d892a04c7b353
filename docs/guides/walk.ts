/**
 * Does what the guides say, in a copy of the repository, and runs the checks that a developer would: a guide that has gone
 * wrong fails. Fenced blocks tell what to do after their language: `new FILE` writes a file, `in FILE after LINE` adds lines
 * below the first line that holds LINE, `in FILE before LINE` above it, `in FILE instead of LINE` replaces it, `in FILE at the
 * end` does just that, `run` runs commands. The other blocks are for readers alone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Place = 'after' | 'before' | 'instead of' | 'at the end';
export type Step =
  | { kind: 'new'; file: string; text: string }
  | { kind: 'change'; file: string; place: Place; line: string; text: string }
  | { kind: 'run'; commands: string[] };

const fence = /^( *)```(\S*) *(.*)\n([\s\S]*?)^\1```$/gm;

/** What a guide says to do, in its order. */
export const stepsIn = (guide: string): Step[] =>
  [...guide.matchAll(fence)].flatMap(([, indent = '', , info = '', body = '']): Step[] => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const made = /^new (\S+)$/.exec(info);
    if (made?.[1]) return [{ kind: 'new', file: made[1], text }];
    const changed = /^in (\S+) (?:(after|before|instead of) (.+)|at the end)$/.exec(info);
    if (changed?.[1])
      return [
        {
          kind: 'change',
          file: changed[1],
          place: (changed[2] ?? 'at the end') as Place,
          line: changed[3] ?? '',
          text,
        },
      ];
    if (info === 'run') return [{ kind: 'run', commands: text.trim().split('\n') }];
    if (info !== '') throw new Error(`This block says '${info}', which is nothing to do.`);
    return [];
  });

const change = (before: string, { place, line, text, file }: Step & { kind: 'change' }): string => {
  if (place === 'at the end') return before + text;
  const lines = before.split('\n');
  const at = lines.findIndex((one) => one.includes(line));
  if (at < 0) throw new Error(`${file} has no line with '${line}'.`);
  const added = text.replace(/\n$/, '').split('\n');
  lines.splice(place === 'after' ? at + 1 : at, place === 'instead of' ? 1 : 0, ...added);
  return lines.join('\n');
};

/** Runs a command of the pinned Node in the copy; throws with all that it printed when it fails. */
export const run = (folder: string, command: string): void => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      // Set by node:test; a test run inside a test run would do nothing.
      NODE_TEST_CONTEXT: undefined,
    },
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
};

/** Applies one step of a guide to a copy. */
export const apply = (folder: string, step: Step): void => {
  if (step.kind === 'run') {
    for (const command of step.commands) run(folder, command);
    return;
  }
  const path = join(folder, step.file);
  if (step.kind === 'new') {
    if (existsSync(path)) throw new Error(`${step.file} is there already.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.text);
  } else writeFileSync(path, change(readFileSync(path, 'utf8'), step));
};

/** The repository's files as they are now, with the packages that are installed, but for our own: those are the copy's. */
export const makeCopy = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-guides-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  const link = (from: string) => {
    for (const name of readdirSync(join(root, from))) {
      if (name === '@aangan') continue;
      mkdirSync(join(folder, from), { recursive: true });
      symlinkSync(join(root, from, name), join(folder, from, name));
    }
  };
  link('node_modules');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const workspace of workspaces as string[]) {
    mkdirSync(join(folder, 'node_modules/@aangan'), { recursive: true });
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@aangan', workspace));
    if (existsSync(join(root, workspace, 'node_modules'))) link(join(workspace, 'node_modules'));
  }
  return folder;
};

export const removeCopy = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });
