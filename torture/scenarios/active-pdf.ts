/**
 * PDFs with active content, uploaded by a member who was fooled: none is taken. And one that got into the store behind the
 * product's back reaches nobody.
 *
 * Of that one it is not demanded that its script stays silent. Chromium's viewer is an extension's page with an interpreter of
 * its own: the policy and the sandbox of the answer bind the document around it, but not that interpreter, and an alert is
 * shown whatever a server sends. So the product refuses such files, and the answers' sandbox keeps the rest: no request, no
 * other page, no other window.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { pdfOf, replaceStored, activePdf as scriptedPdf } from '../../e2e/active-pdf.ts';
import { ask, jsonIn } from '../client/ask.ts';
import { openWatched, watchPage } from '../client/browser.ts';
import { pause } from '../client/crowd.ts';
import { type Staff, schoolId } from '../product/staff.ts';
import { allOf, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

/** An object in a stream that is packed, where a search of the bytes finds nothing. */
const packed = (object: string): string => {
  const data = deflateSync(`9 0 ${object}`).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
};

/** One PDF of each active kind, and of each way to hide it. */
const activePdfs = (canary: string): Record<string, Buffer> => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  return {
    'all at once': scriptedPdf(canary),
    'a script': pdfOf('/OpenAction 5 0 R', [script]),
    'a script with escapes': pdfOf('/OpenAction 5 0 R', [
      '<< /#53 /J#61vaScript /#4a#53 (app.alert\\(1\\)) >>',
    ]),
    'a packed script': pdfOf('/OpenAction 9 0 R', [packed(script)]),
    'a script in an update': Buffer.concat([pdfOf(''), pdfOf('/OpenAction 5 0 R', [script])]),
    'a script in the names': pdfOf('/Names << /JavaScript 5 0 R >>', ['<< /Names [] >>']),
    'a program': pdfOf('/OpenAction << /S /Launch /F (calc.exe) >>'),
    'a form to send': pdfOf(`/OpenAction << /S /SubmitForm /F (${canary}) >>`),
    'values to fetch': pdfOf(`/OpenAction << /S /ImportData /F (${canary}) >>`),
    'another file': pdfOf('/OpenAction << /S /GoToR /F (b.pdf) /D [0 /Fit] >>'),
    'a file within': pdfOf('/OpenAction << /S /GoToE /D (a) >>'),
    'a carried file': pdfOf('/Names << /EmbeddedFiles << /Names [] >> >>'),
    'rich media': pdfOf('', ['<< /Type /Annot /Subtype /RichMedia >>']),
    'a film': pdfOf('', ['<< /Type /Annot /Subtype /Movie >>']),
    'a sound': pdfOf('/OpenAction << /S /Sound /Sound 5 0 R >>', ['<< >>']),
    'a form of XFA': pdfOf('/AcroForm << /Fields [] /XFA 5 0 R >>', ['<< >>']),
  };
};

/** Whether an upload was refused in words that stand beside the file. */
const isRefused = async (
  staff: Staff,
  path: string,
  data: object,
  file: Buffer,
): Promise<boolean> => {
  const upload = { name: 'notice.pdf', type: 'application/pdf', data: file };
  const answer = await staff.upload(path, data, upload);
  if (answer.status !== 400) return false;
  const { errors } = jsonIn(answer) as { errors: { data?: { errors?: { path: string }[] } }[] };
  return errors[0]?.data?.errors?.[0]?.path === 'file';
};

/** Whether a policy leaves a file nothing to run with. */
const isHarmless = (policy: string): boolean =>
  /(^|;)\s*sandbox\s*(;|$)/.test(policy) ||
  (/(^|;)\s*sandbox\b/.test(policy) && !/allow-scripts/.test(policy));

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, operator } = await context.office();
  const heard: string[] = [];
  const canary = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  context.after(() => canary.close());
  const canaryUrl = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;

  const notes: string[] = [];
  const school = await schoolId(operator, 'NJMS');
  let refused = 0;
  let uploads = 0;
  for (const [what, file] of Object.entries(activePdfs(canaryUrl)))
    for (const [path, data] of [
      ['/api/media', { alt: 'A notice', school }],
      ['/api/private-files', { title: 'A certificate', school }],
    ] as const) {
      context.signal.throwIfAborted();
      uploads += 1;
      if (await isRefused(operator, path, data, file)) refused += 1;
      else notes.push(`${what} was not refused at ${path}`);
    }

  const made = await operator.upload(
    '/api/media',
    { alt: 'A notice', school },
    { name: 'notice.pdf', type: 'application/pdf', data: pdfOf('') },
  );
  const { doc } = jsonIn(made) as { doc: { path: string; filename: string; id: number } };
  context.after(() => operator.ask('DELETE', `/api/media/${doc.id}`));
  await replaceStored(product.dataDir, doc.path, scriptedPdf(canaryUrl));
  const places: [string, string, string, Record<string, string>][] = [
    ['website', product.siteUrl, `/api/image/${doc.path}`, {}],
    ['website, once more', product.siteUrl, `/api/image/${doc.path}`, {}],
    ['api', product.apiUrl, `/api/image/${doc.path}`, {}],
    ['back office', adminUrl, `/api/media/file/${doc.filename}`, operator.headers],
  ];
  let open = 0;
  for (const [who, base, path, headers] of places) {
    const answer = await ask(base, path, { headers });
    const policy = String(answer.headers['content-security-policy'] ?? '');
    if (answer.status === 200 && isHarmless(policy)) continue;
    open += 1;
    notes.push(`${who}: ${answer.status}, policy "${policy}"`);
  }

  const timeoutMs = context.sized(10_000, 4000);
  const browser = await openWatched(context);
  const reached: string[] = [];
  let looks = 0;
  for (const [who, base, path, headers] of places) {
    if (who === 'api') continue;
    looks += 1;
    const watched = await watchPage(browser, { baseUrl: base, headers });
    watched.browserContext.on('page', (popup) => reached.push(`${who}: opened ${popup.url()}`));
    // A PDF that the browser does not show is downloaded, which is harmless, too.
    await watched.page
      .goto(base + path, { waitUntil: 'load', timeout: 20_000 })
      .catch(() => undefined);
    // The viewer comes after the load, and takes its time on a busy machine; the script's alert comes last.
    for (let waited = 0; waited < timeoutMs && watched.ran.length === 0; waited += 250)
      await pause(250);
    await pause(500);
    const { page } = watched;
    if (page.url() !== base + path && page.url() !== 'about:blank')
      reached.push(`${who}: led to ${page.url()}`);
    notes.push(...watched.ran.map((what) => `the viewer's own interpreter, ${who}: ${what}`));
    await watched.browserContext.close();
  }
  reached.push(...heard.map((path) => `the PDF called ${path}`));
  return {
    figures: [
      allOf('active PDFs refused, beside the file', refused, uploads),
      noneOf('answers without a sandbox for one that is stored', open, places.length),
      noneOf('requests, windows and other pages that it got to in Chromium', reached.length, looks),
    ],
    notes: [...notes, ...reached],
  };
};

export const activePdf: Scenario = {
  name: 'active-pdf',
  title:
    'A PDF with active content is refused; one that is stored all the same is sent with a sandbox and reaches nobody.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 120,
  run,
};
