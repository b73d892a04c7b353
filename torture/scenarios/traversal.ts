/** No address leads to a file that is not meant for whoever asks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, ask, keepAliveAgent } from '../client/ask.ts';
import { inCrowd } from '../client/crowd.ts';
import { type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 22;

const targets = [
  'secret',
  'aangan.db',
  'setup-code',
  'etc/passwd',
  'package.json',
  'cms/src/settings.ts',
  'private/tc.pdf',
  'logs/api.log',
];

/** Ways to write "one folder up". */
const ups = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..;/',
  '....//',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%ef%bc%8f',
  '..%00/',
  '.%00./',
  './../',
  '..//',
];

/** Where a path might be taken for a file's. */
const entrances = {
  site: ['/api/image/', '/assets/', '/', '/api/image/tc/', '//'],
  api: ['/api/image/', '/api/image/tc/', '/'],
  admin: [
    '/api/media/file/',
    '/api/private-files/file/',
    '/_next/static/',
    '/_next/image?url=/',
    '/',
  ],
} as const;

const depths = [1, 3, 8];
const absolute = (target: string) => [
  `/${target}`,
  `%2f${target}`,
  `file:///${target}`,
  `/proc/self/environ`,
  `${target}%00.webp`,
  `${target}%00.pdf`,
  `${target}?w=320`,
];

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  const secret = readFileSync(join(product.dataDir, 'secret'), 'utf8').trim();
  const leaks = (text: string) =>
    text.includes(secret) ||
    /root:x?:0:0|SQLite format 3|"name": "aangan"|DATA_DIR=\/|DATABASE_URL: z/.test(text);

  const variants = Object.entries(entrances).flatMap(([who, all]) =>
    all.flatMap((entrance) =>
      targets.flatMap((target) => [
        ...ups.flatMap((up) =>
          depths.map((depth) => ({ who, path: entrance + up.repeat(depth) + target })),
        ),
        ...absolute(target).map((rest) => ({ who, path: entrance + rest })),
      ]),
    ),
  );
  // Spread over all entrances and spellings, the same in every run.
  const wanted = context.sized(1500, 300);
  const step = variants.length / wanted;
  const chosen = Array.from({ length: wanted }, (_, index) => variants[Math.floor(index * step)]);

  const bases: Record<string, string> = {
    site: product.siteUrl,
    api: product.apiUrl,
    admin: adminUrl,
  };
  const agent = keepAliveAgent(8);
  context.after(() => agent.destroy());
  const notes: string[] = [];
  let leaked = 0;
  let broke = 0;
  await inCrowd(
    wanted,
    8,
    async (index) => {
      const variant = chosen[index];
      if (!variant) return;
      const headers = variant.who === 'admin' ? operator.headers : {};
      const answer = await ask(bases[variant.who] ?? '', variant.path, {
        agent,
        headers,
        from: addressOf(room, 0),
      }).catch((error: Error) => ({ status: 0, text: error.message }));
      if (leaks(answer.text)) {
        leaked += 1;
        notes.push(`${variant.who} ${variant.path} leaks`);
      }
      if (answer.status >= 500 || answer.status === 0) {
        broke += 1;
        notes.push(`${variant.who} ${variant.path}: ${answer.status} ${answer.text.slice(0, 80)}`);
      }
    },
    context.signal,
  );
  return {
    figures: [
      noneOf('addresses that leak', leaked, wanted),
      noneOf('addresses that break something', broke, wanted),
    ],
    notes,
  };
};

export const traversal: Scenario = {
  name: 'traversal',
  title: 'No spelling of an address leads out of what is public, at any of the three servers.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 180,
  run,
};
