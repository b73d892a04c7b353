/** A PDF full of scripts, uploaded by a member who was fooled: it runs nothing, wherever it is opened. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask, jsonIn } from '../client/ask.ts';
import { openWatched, watchPage } from '../client/browser.ts';
import { pause } from '../client/crowd.ts';
import { schoolId } from '../product/staff.ts';
import { type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

/** A PDF that tries to speak up by every way that a PDF has. */
const makePdf = (canary: string): Buffer => {
  const script = `app.alert('ran'); this.submitForm('${canary}/submit'); app.launchURL('${canary}/launch'); this.getURL('${canary}/get');`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R /AA << /WC 4 0 R >> /Names << /JavaScript << /Names [(a) 4 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /AA << /O 5 0 R >> /Annots [6 0 R] >>',
    `<< /Type /Action /S /JavaScript /JS (${script.replaceAll('(', '\\(').replaceAll(')', '\\)')}) /Next 5 0 R >>`,
    `<< /Type /Action /S /URI /URI (${canary}/uri) /Next 7 0 R >>`,
    '<< /Type /Annot /Subtype /Link /Rect [0 0 300 300] /A << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    `<< /Type /Action /S /SubmitForm /F (${canary}/form) /Flags 4 >>`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** Whether a policy leaves a file nothing to run with. */
const isHarmless = (policy: string): boolean =>
  /(^|;)\s*sandbox\s*(;|$)/.test(policy) ||
  (/(^|;)\s*sandbox\b/.test(policy) && !/allow-scripts/.test(policy));

const run = async (context: Context): Promise<Outcome> => {
  const { product, adminUrl, provider } = await context.office();
  const heard: string[] = [];
  const canary = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  context.after(() => canary.close());
  const { port } = canary.address() as AddressInfo;

  const school = await schoolId(provider, 'NJMS');
  const made = await provider.upload(
    '/api/media',
    { alt: 'A notice', school },
    { name: 'notice.pdf', type: 'application/pdf', data: makePdf(`http://127.0.0.1:${port}`) },
  );
  if (made.status !== 201)
    return { figures: [noneOf('active PDFs taken', 0, 1)], notes: [`refused with ${made.status}`] };
  const { doc } = jsonIn(made) as { doc: { path: string; filename: string; id: number } };
  const places: [string, string, string, Record<string, string>][] = [
    ['website', product.siteUrl, `/api/image/${doc.path}`, {}],
    ['website, once more', product.siteUrl, `/api/image/${doc.path}`, {}],
    ['api', product.apiUrl, `/api/image/${doc.path}`, {}],
    ['back office', adminUrl, `/api/media/file/${doc.filename}`, provider.headers],
  ];
  const notes: string[] = [];
  let open = 0;
  for (const [who, base, path, headers] of places) {
    const answer = await ask(base, path, { headers });
    const policy = String(answer.headers['content-security-policy'] ?? '');
    if (answer.status === 200 && isHarmless(policy)) continue;
    open += 1;
    notes.push(`${who}: ${answer.status}, policy "${policy}"`);
  }

  const patienceMs = context.sized(10_000, 4000);
  const browser = await openWatched(context);
  const ran: string[] = [];
  let active = 0;
  for (const [who, base, path, headers] of places) {
    if (who === 'api') continue;
    const watched = await watchPage(browser, { baseUrl: base, headers });
    // A PDF that the browser does not show is downloaded, which is harmless, too.
    await watched.page
      .goto(base + path, { waitUntil: 'load', timeout: 20_000 })
      .catch(() => undefined);
    // The viewer comes after the load, and takes its time on a busy machine.
    for (let waited = 0; waited < patienceMs && watched.ran.length === 0; waited += 250)
      await pause(250);
    ran.push(...watched.ran.map((what) => `${who}: ${what}`));
    if (watched.ran.length > 0 || heard.length > 0) active += 1;
    await watched.browserContext.close();
  }
  await provider.ask('DELETE', `/api/media/${doc.id}`);
  return {
    figures: [
      noneOf('answers without a sandbox', open, places.length),
      noneOf('times that its scripts ran in Chromium', active, places.length - 1),
    ],
    notes: [...notes, ...ran, ...heard.map((path) => `the PDF called ${path}`)],
  };
};

export const activePdf: Scenario = {
  name: 'active-pdf',
  title: 'A PDF with scripts runs nothing in Chromium, and every server sends it with a sandbox.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 120,
  run,
};
