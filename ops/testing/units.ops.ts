/** The units of ops/systemd as systemd itself reads them, and how little they may do. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findOrInstall, systemdAnalyze } from '../../scripts/setup/programs.mjs';

const root = join(import.meta.dirname, '../..');
/** Of 10; 9.6 is a unit without any of it. What is left is mostly the network, which they are there for. */
const mostExposure = 1.5;

const folder = await mkdtemp(join(tmpdir(), 'aangan-units-'));
after(() => rm(folder, { recursive: true, force: true }));
await cp(join(root, 'ops/systemd'), folder, { recursive: true });
const units = (await readdir(folder)).filter((name) => /\.(service|timer)$/.test(name));
// The only thing that is another here: where the product lies.
for (const unit of units) {
  const file = join(folder, unit);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('/opt/aangan', root.replace(/\/$/, '')));
}
const program = await findOrInstall(systemdAnalyze);
const analyze = (...args: string[]) =>
  spawnSync(program, args, {
    encoding: 'utf8',
    // The colon: and where systemd looks by itself, for what ours name.
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:`, LC_ALL: 'C.UTF-8' },
  });

test('systemd reads every unit without a word of complaint', () => {
  const { status, stderr } = analyze('verify', '--man=no', ...units);
  const ours = stderr.split('\n').filter((line) => line.includes('aangan'));
  assert.deepEqual(ours, []);
  assert.equal(status, 0, stderr);
});

for (const unit of units.filter((name) => name.endsWith('.service')))
  test(`${unit} is exposed by at most ${mostExposure}`, () => {
    const threshold = `--threshold=${mostExposure * 10}`;
    const { status, stdout, stderr } = analyze('security', '--offline=true', threshold, unit);
    assert.equal(status, 0, stderr + stdout.split('\n').slice(-3).join('\n'));
  });

test('every setting in the example is one that the product knows', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const example = await readFile(join(folder, 'settings.example'), 'utf8');
  const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  assert.ok(named.length > 0);
  for (const name of named) assert.match(readme, new RegExp(`\`${name}\``), name);
});
