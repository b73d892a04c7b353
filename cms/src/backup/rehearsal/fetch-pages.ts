/** What an installation answers on this machine, and all that there is to be asked of it. */
import { request } from 'node:http';
import { routes } from '@aangan/contract/routes.ts';

/** One installation as it is reached on this machine; `named` is how its own pages name it where a school has no hostname. */
export type Installation = { siteUrl: string; apiUrl: string; named: string };

export type Page = { status: number; body: Buffer };

/** With a Host of our choice, which `fetch` would not send. */
export const getPage = (url: string, host?: string): Promise<Page> =>
  new Promise((done, fail) => {
    const headers = host ? { host } : {};
    const asked = request(url, { headers, timeout: 60_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
      answer.on('error', fail);
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url} did not answer within a minute.`)));
    asked.on('error', fail);
    asked.end();
  });

export const getData = async <T>(url: string): Promise<T> => {
  const { status, body } = await getPage(url);
  if (status !== 200) throw new Error(`${url} was answered ${status}.`);
  return (JSON.parse(body.toString()) as { data: T }).data;
};

/** Whether a website answers there. */
export const isRunning = async ({ siteUrl }: Installation): Promise<boolean> =>
  getPage(`${siteUrl}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The pages of the route table, the site map, and an address for each album. */
export const pathsOf = async ({ apiUrl }: Installation, code: string): Promise<string[]> => {
  const albums = await getData<{ _id: string }[]>(`${apiUrl}/api/gallery/All/${code}`);
  return [
    ...routes.flatMap(({ path, page }) => (page.kind === 'sub-gallery' ? [] : [path])),
    ...routes.flatMap(({ path, page }) =>
      page.kind === 'sub-gallery'
        ? albums.map(({ _id }) => `${path}?id=${encodeURIComponent(_id)}`)
        : [],
    ),
    '/sitemap.xml',
  ];
};
