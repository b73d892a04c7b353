/** Copies a school's public website into a folder of plain files: `npm run static -- SCHOOL FOLDER`, see `--help`. */
import { addressOf, answerSchema, calls } from '@aangan/contract/calls.ts';
import { originOf } from '@aangan/contract/origin.ts';
import { readSettings } from '../server/process/settings.ts';
import { help, MirrorError, readArguments } from './arguments.ts';
import { openFolder } from './folder.ts';
import { follow } from './follow.ts';
import { createMirror, type Result } from './mirror.ts';
import { createWebsite } from './website.ts';

const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

const hostnamesOf = async (code: string, providerUrl: string): Promise<string[]> => {
  const answer = await fetch(providerUrl + addressOf(calls.schools), {
    signal: AbortSignal.timeout(10_000),
  })
    .then((response) => response.json())
    .catch((error: Error) => {
      throw new MirrorError(
        `The api at ${providerUrl} does not answer (${error.message}): start it, or set PROVIDER_URL.`,
      );
    });
  const { data } = answerSchema(calls.schools.answer).parse(answer) as {
    data: { code: string; hostnames: string[] }[];
  };
  const school = data.find((one) => one.code === code);
  if (!school)
    throw new MirrorError(
      `There is no school ${code}. There are ${data.map((one) => one.code).join(', ')}.`,
    );
  return school.hostnames;
};

const describe = ({ pages, files, written, writtenBytes, removed }: Result): string =>
  `${pages} pages and ${files} files, of which ${written} (${inMegabytes(writtenBytes)}) are new and ${removed} went`;

const reportMissing = ({ missing }: Result) => {
  for (const address of missing) console.error(`${address} is named by a page, and is not there.`);
};

const run = async (): Promise<void> => {
  const wish = readArguments(process.argv.slice(2));
  if (!wish) return console.log(help);
  const { host, port, providerUrl } = readSettings(process.env);
  const folder = await openFolder(wish.folder, wish.code);
  const [hostname] = await hostnamesOf(wish.code, providerUrl);
  const from = wish.from ?? new URL(originOf(undefined, { host, port }));
  const website = createWebsite(from, wish.from ? undefined : hostname);
  const origin = originOf(hostname, { host, port });
  const mirror = createMirror({ origin, website, folder, isDryRun: wish.isDryRun });

  const first = await mirror.update();
  reportMissing(first);
  const what = wish.isDryRun ? 'Would hold' : 'Holds';
  console.log(
    `${wish.folder}: ${what} ${describe(first)}.${wish.isDryRun ? ' Nothing was written.' : ''}`,
  );
  if (!wish.isFollowed) return;

  const now = () => new Date().toISOString();
  const stop = follow(
    mirror,
    { providerUrl, school: wish.code, website },
    {
      updated: (result) => console.log(`${now()} ${describe(result)}.`),
      away: (reason) =>
        console.error(`${now()} ${reason} The copy stays, and says so at its forms.`),
      back: () => console.log(`${now()} The website is back.`),
    },
  );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stop();
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    if (!(error instanceof MirrorError)) {
      console.error(error);
      process.exit(1);
    }
    console.error(error.message);
    process.exit(error.exitCode);
  },
);
