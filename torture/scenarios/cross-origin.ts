/** A page of somebody else's, open in a member's browser, can change nothing in the back office. */
import { type Answer, addressOf, ask } from '../client/ask.ts';
import { schoolId } from '../product/staff.ts';
import { readRows } from '../product/stored.ts';
import { type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 23;

/** As browsers mark a request of another page. The last is on the same host, another port: cookies go with it. */
const strangers: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { referer: 'https://evil.example/page', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://127.0.0.1:9', 'sec-fetch-site': 'same-site' },
];

type Body = { type: string; body: string };
/** The bodies that a form of another page can send without asking first. */
const bodiesOf = (values: Record<string, string>): Body[] => {
  const json = JSON.stringify(values);
  const boundary = 'x';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--${boundary}--\r\n`;
  return [
    { type: 'application/json', body: json },
    { type: 'text/plain', body: json },
    { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(values)) },
    { type: 'application/x-www-form-urlencoded', body: `_payload=${encodeURIComponent(json)}` },
    { type: `multipart/form-data; boundary=${boundary}`, body: part },
  ];
};

const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl } = await context.newOffice();
  const notes: string[] = [];
  const post = (
    path: string,
    headers: Record<string, string>,
    { type, body }: Body,
    method = 'POST',
  ) =>
    ask(adminUrl, path, {
      method,
      headers: { ...headers, 'content-type': type },
      body,
      from: addressOf(room, 0),
    });

  let taken = 0;
  let takeovers = 0;
  const account = { email: 'evil@torture.example', password: 'evil password 1', name: 'Evil' };
  const own: Record<string, string> = { origin: adminUrl, 'sec-fetch-site': 'same-origin' };
  for (const headers of [...strangers, own])
    for (const body of bodiesOf(account)) {
      takeovers += 1;
      const answer = await post('/api/staff/first-register', headers, body);
      if (!isDone(answer)) continue;
      taken += 1;
      notes.push(
        `first-register, ${headers.origin ?? headers.referer}, ${body.type}: ${answer.status}`,
      );
    }
  const accounts = await readRows(product.dataDir, 'select count(*) as n from staff');
  if (Number(accounts[0]?.n) > 0) {
    // Nobody of ours can enter this one any more.
    context.dropOffice();
    return {
      figures: [
        noneOf('first accounts made without the setup code', Math.max(1, taken), takeovers),
      ],
      notes: [
        ...notes,
        'What needs an account could not be tried: the installation was taken over.',
      ],
    };
  }

  const { operator } = await context.office();
  const { cookie = '' } = operator.headers;
  const school = String(await schoolId(operator, 'NJMS'));
  const news = await operator.ask('GET', '/api/news?limit=1&depth=0');
  const id = (JSON.parse(news.text) as { docs: { id: number }[] }).docs[0]?.id;
  let done = 0;
  let tried = 0;
  const attempts: [string, string, Record<string, string>, Record<string, string>?][] = [
    ['POST', '/api/highlights', { description: 'evil', school }],
    ['POST', '/api/staff', { ...account, role: 'operator' }],
    ['PATCH', `/api/news/${id}`, { title: 'evil' }],
    ['DELETE', `/api/news/${id}`, {}],
    ['POST', `/api/news/${id}`, {}, { 'x-http-method-override': 'DELETE' }],
    ['POST', '/api/news', { limit: '1' }, { 'x-payload-http-method-override': 'GET' }],
    ['POST', '/api/staff/logout', {}],
    ['POST', '/api/staff/refresh-token', {}],
    ['POST', '/api/payload-preferences/evil', { value: 'evil' }],
    ['POST', '/api/staff/login', { email: operator.email, password: operator.password }],
    ['POST', '/api/staff/forgot-password', { email: operator.email }],
  ];
  for (const headers of strangers)
    for (const [method, path, values, more] of attempts)
      for (const body of bodiesOf(values)) {
        context.signal.throwIfAborted();
        tried += 1;
        const answer = await post(path, { ...headers, ...more, cookie }, body, method);
        if (!isDone(answer)) continue;
        done += 1;
        notes.push(
          `${method} ${path}, ${headers.origin ?? headers.referer}, ${body.type}: ${answer.status}`,
        );
      }

  let otherHosts = 0;
  const hosts = [
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
  ];
  const paths = ['/admin', '/admin/login', '/api/news', '/api/staff/me'];
  for (const host of hosts)
    for (const path of paths) {
      const answer = await ask(adminUrl, path, { headers: { host, cookie } });
      if (answer.status >= 400 && answer.status < 500) continue;
      otherHosts += 1;
      notes.push(`${path} answers for the host ${host}: ${answer.status}`);
    }
  const isLost = (await operator.ask('GET', `/api/news/${id}`)).status !== 200;
  if (isLost) context.dropOffice();
  return {
    figures: [
      noneOf('first accounts made without the setup code', taken, takeovers),
      noneOf('requests of other pages that were obeyed', done, tried),
      noneOf('answers for a foreign host name', otherHosts, hosts.length * paths.length),
    ],
    notes,
  };
};

export const crossOrigin: Scenario = {
  name: 'cross-origin',
  title:
    'A stranger’s page in a member’s browser changes nothing, and takes over no fresh installation.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 180,
  run,
};
