import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { listen } from '../../test/local-server.ts';
import { MirrorError } from './arguments.ts';
import { openFolder } from './folder.ts';
import { createMirror } from './mirror.ts';
import { createWebsite } from './website.ts';

const picture = '/api/image/2cc77908591f566d.webp';
const form = '<form method="post" action="/SiteMap"><input name="a"></form>';

/** A website whose pages are what the test makes them, and a copy of it. */
const setUp = async (t: TestContext) => {
  const pages: Record<string, string> = {
    '/': `<html><body><a href="/SiteMap">1</a><a href="/Gone">2</a><img src="${picture}"></body></html>`,
    '/SiteMap': `<html><body>${form}</body></html>`,
    [picture]: 'a picture',
  };
  const asked: string[] = [];
  let isBroken = false;
  const server = await listen((request, response) => {
    const address = request.url ?? '';
    const page = pages[address];
    const etag = `"${Buffer.from(page ?? '').toString('base64url')}"`;
    const isSame = page !== undefined && request.headers['if-none-match'] === etag;
    asked.push(`${address} ${isSame ? 304 : ''}${request.headers.host}`);
    response.statusCode = isBroken ? 503 : isSame ? 304 : page === undefined ? 404 : 200;
    response.setHeader('etag', etag).end(isSame ? '' : (page ?? '<html><body>404</body></html>'));
  });
  t.after(() => server.stop());
  const path = await mkdtemp(join(tmpdir(), 'aangan-copy-'));
  t.after(() => rm(path, { recursive: true }));
  const open = async (isDryRun = false) =>
    createMirror({
      origin: 'https://school.example',
      website: createWebsite(new URL(server.url), 'school.example'),
      folder: await openFolder(path, 'NJMS'),
      isDryRun,
    });
  return {
    pages,
    asked,
    path,
    open,
    read: (file: string) => readFile(join(path, file), 'utf8'),
    breakDown: (isSo: boolean) => {
      isBroken = isSo;
    },
  };
};

test('whatever is named is copied, once; then only what has changed', async (t) => {
  const { pages, asked, open, read, path } = await setUp(t);
  const first = await (await open()).update();
  assert.deepEqual(
    { ...first, writtenBytes: 0 },
    { pages: 3, files: 1, written: 4, writtenBytes: 0, removed: 0, missing: ['/Gone'] },
  );
  assert.match(
    await read('index.html'),
    /href="SiteMap\.html".*src="files\/2cc77908591f566d\.webp"/,
  );
  assert.ok(
    asked.every((line) => line.endsWith('school.example')),
    'asked by the school’s name',
  );

  // As the command starts anew, of the folder it has written.
  const again = await open();
  asked.length = 0;
  assert.equal((await again.update()).written, 0);
  assert.ok(asked.includes('/ 304school.example'));
  assert.ok(!asked.some((line) => line.startsWith(picture)), 'what never changes is not asked for');

  pages['/'] = '<html><body>Nothing but words.</body></html>';
  await writeFile(join(path, 'CNAME'), 'school.example');
  const { written, removed } = await again.update();
  assert.deepEqual({ written, removed }, { written: 1, removed: 1 });
  assert.ok(!existsSync(join(path, 'files/2cc77908591f566d.webp')), 'taken down, it is gone');
  assert.equal(await read('CNAME'), 'school.example', 'what somebody else put there stays');
});

test('what somebody removed from the folder comes back', async (t) => {
  const { open, path } = await setUp(t);
  const mirror = await open();
  await mirror.update();
  for (const file of ['index.html', 'files/2cc77908591f566d.webp']) await rm(join(path, file));
  assert.equal((await mirror.update()).written, 2);
});

test('a website that fails changes nothing but the words at its forms, and these come back with it', async (t) => {
  const { open, read, breakDown } = await setUp(t);
  const mirror = await open();
  await mirror.update();
  const before = await read('SiteMap.html');
  assert.match(before, /The form is on the website itself/);
  breakDown(true);
  await assert.rejects(mirror.update(), /answered 503/);
  assert.equal(await read('SiteMap.html'), before);
  await mirror.setAway(true);
  assert.match(await read('SiteMap.html'), /away just now/);
  breakDown(false);
  // Another process takes over: the folder itself knows what it says.
  await (await open()).update();
  assert.equal(await read('SiteMap.html'), before);
});

test('a dry run counts, and writes nothing', async (t) => {
  const { open, path } = await setUp(t);
  assert.equal((await (await open(true)).update()).written, 4);
  assert.ok(!existsSync(join(path, 'index.html')));
});

test('a folder that holds something else, or another school, is refused', async (t) => {
  const { open, path } = await setUp(t);
  await (await open()).update();
  await assert.rejects(openFolder(path, 'SVNK'), /holds a copy of NJMS/);
  await writeFile(join(path, '.copy.json'), '{"half":');
  await assert.rejects(openFolder(path, 'NJMS'), /something else than a copy/);
  await assert.rejects(openFolder(join(path, 'index.html'), 'NJMS'), MirrorError);
});
