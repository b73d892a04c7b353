/** Hostile words in every field that staff and visitors can fill: stored or refused, but never run and never markup. */

import { collections } from '@aangan/contract/collections.ts';
import type { Page } from 'playwright-core';
import { routes } from '../../../contract/src/routes.ts';
import { addressOf, ask, askJson, jsonIn } from '../../client/ask.ts';
import { alarm, openWatched, watchPage } from '../../client/browser.ts';
import { until } from '../../client/crowd.ts';
import { enquiry, privacyRequest } from '../../product/demo.ts';
import { atLeast, type Context, noneOf, type Outcome, type Scenario } from '../../scenario.ts';
import { poison, poisonGaps } from './fields.ts';
import { hostileAddresses, markAttribute, payloads } from './payloads.ts';

const room = 27;

/** Asks for a page from inside the browser, and counts what in it has become markup. */
const markupIn = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    async ({ path, attribute, alarm }) => {
      const html = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const hostile = [...parsed.querySelectorAll(`[${attribute}]`)];
      const running = [...parsed.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            (/^on/.test(name) && value.includes(alarm)) ||
            (/^(href|src|action|data|formaction)$/.test(name) &&
              // Browsers leave out blanks and control signs in front of and inside a scheme.
              // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
              /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(
                value.replace(/[\t\n\r]/g, ''),
              )),
        ),
      );
      return [...hostile, ...running].map(
        (element) => `${path}: ${element.outerHTML.slice(0, 150)}`,
      );
    },
    { path, attribute: markAttribute, alarm },
  );

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  // Its records are not what they were.
  context.dropOffice();
  const notes: string[] = [];
  let stored = 0;
  let refused = 0;
  let count = 0;
  const rounds = context.sized(4, 1);

  const poisonRecords = async (round: number) => {
    for (const slug of collections) {
      context.signal.throwIfAborted();
      const limit = slug === 'pages' ? context.sized(60, 4) : context.sized(3, 1);
      const listed = await operator.ask('GET', `/api/${slug}?depth=0&limit=${limit}&sort=id`);
      const { docs } = jsonIn(listed) as { docs: { id: number }[] };
      const wordFor = () => {
        count += 1;
        return payloads[(count + round) % payloads.length] ?? '';
      };
      for (const record of docs as Parameters<typeof poison>[2][]) {
        const done = [await poison(operator, slug, record, wordFor)];
        if (!context.isQuick && round === 0)
          done.push(await poisonGaps(operator, slug, record, wordFor));
        for (const part of done) {
          stored += part.stored;
          refused += part.refused;
          if (part.trouble) notes.push(part.trouble);
        }
      }
    }
  };
  const sendForms = async (round: number) => {
    for (const [index, word] of payloads.entries()) {
      if (context.isQuick && index % 4) continue;
      const from = addressOf(room, round * 100 + index);
      const values = Object.fromEntries(
        Object.keys(enquiry('')).map((name) => [name, name === 'email' ? 'a@b.example' : word]),
      );
      const sent = await askJson(product.siteUrl, '/api/form/NJMS/Admission', values, { from });
      const guest = await askJson(
        product.siteUrl,
        '/api/form/NJMS/GuestBook',
        {
          name: word,
          webAddress: hostileAddresses[index % hostileAddresses.length],
          email: word,
          profession: word,
          rate: '',
          howKnow: 'I am a parent',
          message: word,
        },
        { from },
      );
      const asked = await askJson(
        product.siteUrl,
        '/api/form/NJMS/Privacy',
        { ...privacyRequest(word), name: word, studentName: word },
        { from },
      );
      for (const { status } of [sent, guest, asked])
        if (status === 200) stored += 5;
        else refused += 1;
    }
  };
  /** Of children without consent nothing is shown: so that hostile names are, none is needed here. */
  const showEverybody = async () => {
    const { docs } = jsonIn(await operator.ask('GET', '/api/schools?depth=0')) as {
      docs: { id: number }[];
    };
    for (const { id } of docs) {
      const { status } = await operator.ask('PATCH', `/api/schools/${id}`, {
        consentFrom: '2099-01-01',
      });
      if (status !== 200) notes.push(`school ${id}: consents are still needed (${status})`);
    }
  };
  /** Addresses that run are refused where an address is stored. */
  let kept = 0;
  let addresses = 0;
  const sendAddresses = async () => {
    const { docs } = jsonIn(await operator.ask('GET', '/api/videos?depth=0&limit=1')) as {
      docs: { id: number }[];
    };
    const id = docs[0]?.id;
    for (const address of hostileAddresses) {
      addresses += 1;
      const { status } = await operator.ask('PATCH', `/api/videos/${id}`, {
        videoUrl: address,
        _status: 'published',
      });
      if (status !== 200) continue;
      kept += 1;
      notes.push(`stored as an address: ${JSON.stringify(address)}`);
    }
  };

  const browser = await openWatched(context);
  const visitor = await watchPage(browser, { baseUrl: product.siteUrl });
  const staff = await watchPage(browser, { baseUrl: adminUrl, headers: operator.headers });
  const markup: string[] = [];
  let looked = 0;
  const paths = routes.map(({ path }) => (path === '/SubGallery' ? '/SubGallery?id=1' : path));

  await showEverybody();
  for (let round = 0; round < rounds; round += 1) {
    context.say(`round ${round + 1} of ${rounds}: storing`);
    await poisonRecords(round);
    if (round === 0) await sendAddresses();
    await sendForms(round);
    const word = `${alarm}(1)`;
    await until(
      'the website shows the hostile words',
      async () => (await ask(product.siteUrl, '/News?year=All')).text.includes(word),
      20_000,
    );
    context.say('looking at the website');
    await visitor.page.goto(`${product.siteUrl}/SiteMap`);
    for (const path of [
      ...paths,
      ...payloads.map((payload) => `/News?title=${encodeURIComponent(payload)}`),
    ]) {
      looked += 1;
      markup.push(...(await markupIn(visitor.page, path)));
    }
    const opened = context.isQuick
      ? ['/', '/News?year=All', '/Events', '/PrincipalMessage', '/MailUs']
      : paths;
    for (const path of opened) {
      context.signal.throwIfAborted();
      looked += 1;
      await visitor.page.goto(product.siteUrl + path, { waitUntil: 'load' });
      const found = await visitor.page.locator(`[${markAttribute}]`).count();
      if (found > 0) markup.push(`${path}: ${found} elements after it woke`);
    }
    context.say('looking at the back office');
    const lists = context.isQuick
      ? ['enquiries', 'news']
      : [...collections, 'enquiries', 'guest-book', 'privacy-requests', 'media'];
    for (const slug of lists) {
      context.signal.throwIfAborted();
      looked += 1;
      await staff.page.goto(`${adminUrl}/admin/collections/${slug}`, { waitUntil: 'load' });
      await staff.page
        .locator('table, .collection-list')
        .first()
        .waitFor({ timeout: 30_000 })
        .catch(() => undefined);
      const { docs } = jsonIn(
        await operator.ask('GET', `/api/${slug}?depth=0&limit=1&sort=id`),
      ) as { docs: { id: number }[] };
      if (docs[0]) {
        looked += 1;
        await staff.page.goto(`${adminUrl}/admin/collections/${slug}/${docs[0].id}`, {
          waitUntil: 'load',
        });
        await staff.page
          .locator('form')
          .first()
          .waitFor({ timeout: 30_000 })
          .catch(() => undefined);
      }
      const found = await staff.page.locator(`[${markAttribute}]`).count();
      if (found > 0) markup.push(`back office, ${slug}: ${found} elements`);
    }
  }
  const ran = [...visitor.ran, ...staff.ran];
  return {
    figures: [
      atLeast('hostile words stored', stored, context.sized(500, 100)),
      noneOf('that ran', ran.length, stored),
      noneOf('that became markup', markup.length, stored),
      noneOf('addresses kept that run', kept, addresses),
    ],
    notes: [`${refused} were refused; ${looked} pages were looked at`, ...ran, ...markup, ...notes],
  };
};

export const xss: Scenario = {
  name: 'xss',
  title: 'Hostile words in any field of forms and back office never run and never become markup.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 1800,
  run,
};
