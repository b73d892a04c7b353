/** What parents withdraw is gone from the website: pages, pictures and calls, within two seconds. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startProduct } from './product.ts';
import { askAs } from './staff-accounts.ts';

const product = await startProduct({ admin: true, staff: true });
after(() => product.stop());

const child = 'Ishita Punia';
const paths = [
  '/SchoolCabinet',
  '/HeadGirlMessage',
  '/VoiceSMS',
  '/api/page/NJMS?path=/SchoolCabinet',
];
const statusAndText = async (path: string) => {
  const response = await fetch(product.siteUrl + path);
  return { status: response.status, text: await response.text() };
};
const until = async (what: string, isSo: () => Promise<boolean>) => {
  const begun = Date.now();
  while (!(await isSo())) {
    assert.ok(Date.now() - begun < 120_000, `${what}: never`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - begun;
};

test('promise 12.11: a withdrawn consent takes name, portrait and voice off the website, and a new one brings them back', async (t) => {
  // A website that has just been started may be preparing a page still.
  for (const path of paths)
    await until(path, async () => (await statusAndText(path)).text.includes(child));
  const cabinet = JSON.parse((await statusAndText(paths[3] ?? '')).text).data;
  const people = cabinet.blocks.flatMap((block: { people?: unknown[] }) => block.people ?? []);
  const { photo } = people.find(({ name }: { name: string }) => name === child);
  const portrait = `/api/image/${photo}?w=320`;
  assert.equal((await statusAndText(portrait)).status, 200);

  const office = await askAs(product, 'office');
  const { docs } = (await office('GET', `consents?where[name][equals]=${child}`)) as {
    docs: { id: number }[];
  };
  assert.equal(docs.length, 1);
  const withdraw = async (withdrawnOn: string | null) => {
    const purposes = Object.fromEntries(
      ['photograph', 'naming', 'birthday', 'voice'].map((name) => [
        name,
        { given: true, withdrawnOn },
      ]),
    );
    await office('PATCH', `consents/${docs[0]?.id}`, { purposes });
  };
  await withdraw('2026-01-01');
  const took = await until('it is gone', async () => {
    const pages = await Promise.all(paths.map(statusAndText));
    const picture = await statusAndText(portrait);
    return picture.status === 404 && pages.every(({ text }) => !text.includes(child));
  });
  t.diagnostic(`gone after ${took} ms`);
  await withdraw(null);
  await until('it is back', async () => {
    const pages = await Promise.all(paths.map(statusAndText));
    const picture = await statusAndText(portrait);
    return picture.status === 200 && pages.every(({ text }) => text.includes(child));
  });
});
