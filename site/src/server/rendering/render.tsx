/** From a route to finished HTML: reads what the page needs, draws it, and says what it was made of. */
import { calls } from '@aangan/contract/calls.ts';
import type { Files } from '@aangan/contract/entities.ts';
import { makePdf } from '@aangan/contract/make-pdf.ts';
import type { PageKind, Route } from '@aangan/contract/routes.ts';
import { renderToString } from 'react-dom/server';
import { Document } from '../../components/Document.tsx';
import { FilesContext } from '../../components/files.ts';
import { restOfStyles } from '../../components/RestOfStyles.tsx';
import type { IslandName } from '../../islands/names.ts';
import { pageKinds } from '../../pages/kinds.ts';
import { summaryOf } from '../../pages/list-page.tsx';
import type { NoticeName } from '../../pages/notice-names.ts';
import { notices } from '../../pages/notices.tsx';
import type { FormState, PageDefinition, PageInput, PageView, Reader } from '../../pages/page.ts';
import { Unwritten } from '../../pages/Unwritten.tsx';
import { todayInKolkata } from '../../rules/day.ts';
import type { Assets } from '../answers/assets.ts';
import type { Made } from '../answers/entry.ts';
import { replaceHeaders } from '../answers/replace-headers.ts';
import { childrenHeaders, fileHeaders, pageHeaders } from '../answers/security-headers.ts';
import { paperOf } from '../papers/paper-of.ts';
import type { Read, Reading } from '../provider/ask-provider.ts';
import { type Provider, validUntil } from '../provider/client.ts';
import { type EmptyPages, emptyPagesTag } from '../provider/empty-pages.ts';
import { defaultSchool } from './default-school.ts';
import { expiryOf, type MadeOf } from './expiry.ts';
import { PreviewContext } from './islands.tsx';

export type Renderer = {
  /** A page of the route table. */
  page: (request: PageRequest) => Promise<Made>;
  /** The same as a PDF, for those that have one. */
  paper: (request: PageRequest) => Promise<Made>;
  /** What stands where there is no page to show. */
  notice: (name: NoticeName, request: Pick<PageRequest, 'school' | 'origin'>) => Promise<Made>;
};
export type PageRequest = {
  school: string;
  route: Route;
  query: URLSearchParams;
  /** `https://school.example`, for canonical and shared links. */
  origin: string;
  /** What became of a form that was sent without JavaScript. */
  form?: FormState;
  /** What to read with instead, and until when that can be done. */
  preview?: { read: Read; until: string };
};

type Noted = MadeOf & { tags: Set<string> };
const nothingNoted = (): Noted => ({
  tags: new Set(),
  incomplete: false,
  old: false,
  validUntil: Number.POSITIVE_INFINITY,
});

const createReader = (provider: { read: Read }, school: string, noted: Noted): Reader => {
  const note = (name: keyof typeof calls, reading: Reading<unknown>) => {
    for (const collection of calls[name].reads) noted.tags.add(`${school}:${collection}`);
    if (reading.state === 'away') noted.incomplete = true;
    if (reading.old) noted.old = true;
    noted.validUntil = Math.min(noted.validUntil, validUntil(reading));
  };
  return {
    list: async (name) => {
      const reading = await provider.read(name, { school });
      note(name, reading);
      return (reading.state === 'known' ? reading : { data: [], files: {} }) as never;
    },
    page: async (path) => {
      const reading = await provider.read('page', { school, path });
      note('page', reading);
      return reading.state === 'known' ? reading : undefined;
    },
    disclosure: async () => {
      const reading = await provider.read('disclosure', { school });
      note('disclosure', reading);
      return reading.state === 'known' ? reading : undefined;
    },
    album: async (id) => {
      const reading = await provider.read('subGallery', { school, id });
      note('subGallery', reading);
      if (reading.state === 'away') return 'away';
      return reading.state === 'known' ? reading : undefined;
    },
  };
};

/** Kinds of pages whose query says which record is shown: each is a page of its own. */
const namesRecord: readonly PageKind['kind'][] = ['sub-gallery', 'annual-report'];

/** What stands at the address of a page that has nothing on it yet. */
const unwritten = (summary: string): PageView => ({
  summary,
  noIndex: true,
  files: {},
  body: (
    <div className="narrow page-body">
      <Unwritten />
    </div>
  ),
});

/** For what stands at the address without a query, too, which is sent instead. */
const notDrawn = { html: '', hashes: { style: '', script: undefined } };

/** How long a page is kept that was made without knowing which others are empty. */
const unknownFor = 60_000;

export const createRenderer = (
  provider: Provider,
  assets: Assets,
  options: { emptyPages: EmptyPages; dev: boolean; now?: () => number },
): Renderer => {
  const now = options.now ?? Date.now;

  /** What every page shows: the school, and in its menu which pages have something on them. */
  const readSchool = async (code: string, noted: Noted) => {
    noted.tags.add(`${code}:schools`).add(emptyPagesTag(code));
    const [reading, empty] = await Promise.all([
      provider.read('school', { school: code }),
      options.emptyPages.of(code),
    ]);
    if (reading.state !== 'known') noted.incomplete = true;
    // The menu is whole then, which is no fault; but it is looked again soon.
    if (!empty.isKnown) noted.validUntil = Math.min(noted.validUntil, now() + unknownFor);
    if (reading.old || empty.isOld) noted.old = true;
    return {
      ...(reading.state === 'known'
        ? { school: reading.data, files: reading.files ?? {} }
        : { school: defaultSchool(code), files: {} }),
      emptyPages: empty.paths,
    };
  };

  const toHtml = (
    view: PageView,
    route: Route | undefined,
    profile: Awaited<ReturnType<typeof readSchool>>,
    origin: string,
    query: URLSearchParams,
    previewUntil?: string,
  ) => {
    const files: Files = { ...profile.files, ...view.files };
    const search =
      query.size > 0 && route && namesRecord.includes(route.page.kind) ? `?${query}` : '';
    const drawn = renderToString(
      <FilesContext value={files}>
        <PreviewContext value={previewUntil !== undefined}>
          <Document
            school={profile.school}
            emptyPages={profile.emptyPages}
            route={route}
            title={view.title ?? route?.title ?? 'Page not found'}
            summary={view.summary}
            canonical={`${origin}${route?.path ?? '/'}${search}`}
            picture={view.picture ?? profile.school.sharePicture}
            preload={view.preload}
            noIndex={view.noIndex || (view.status ?? 200) !== 200 || previewUntil !== undefined}
            previewUntil={previewUntil}
            ownBanner={view.ownBanner ?? false}
          >
            {view.body}
          </Document>
        </PreviewContext>
      </FilesContext>,
    );
    // React asks early for pictures that the browser finds as early by itself; ours are those of high priority.
    const html = drawn.replace(/<link rel="preload" as="image"(?![^>]*"high")[^>]*>/g, '');
    const hasIslands = html.includes('<aangan-island ');
    const [before = '', ...after] = html.split(`<link rel="stylesheet" href="${restOfStyles}"`);
    const isLong = after.length > 0;
    // The dialog is not open yet.
    const firstScreen = isLong ? before.replace(/<dialog.*?<\/dialog>/s, '') : html;
    const { text: css, hash: style } = assets.stylesFor(html, firstScreen);
    // What the script answers to stands further down in a long page, which is there sooner without it.
    const script = hasIslands ? assets[isLong ? 'laterScript' : 'script'] : undefined;
    const inHead = [
      ...assets.fonts.map(
        (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
      ),
      `<style>${css}</style>`,
      ...(options.dev ? ['<script type="module" src="/dev-reload.js"></script>'] : []),
      ...(script ? [`<script type="module">${script.text}</script>`] : []),
      '</head>',
    ].join('');
    const withCode = html.replace(
      /<aangan-island name="([\w-]+)"/g,
      (tag, name: IslandName) => `${tag} ${assets.islandCode(name)}`,
    );
    // A function: what a style says with a dollar sign is no pattern.
    const whole = withCode.replace('</head>', () => inHead).replace(restOfStyles, assets.sheet);
    const hashes = { style, script: script?.hash };
    return { html: `<!doctype html>${whole}`, hashes };
  };

  const finishPage = (
    { html, hashes }: ReturnType<typeof toHtml>,
    status: number,
    frames: string[],
    noted: Noted,
    dependsOnDay: boolean,
  ): Made => ({
    status,
    contentType: 'text/html; charset=utf-8',
    body: html,
    headers: [['Cache-Control', 'no-cache'], ...pageHeaders(frames, hashes)],
    tags: noted.tags,
    old: noted.old,
    expires: expiryOf(noted, dependsOnDay, now()),
  });

  return {
    page: async ({ school, route, query, origin, form, preview }) => {
      const noted = nothingNoted();
      const definition = pageKinds[route.page.kind] as PageDefinition<PageKind['kind']>;
      const profile = await readSchool(school, noted);
      const input: PageInput<PageKind['kind']> = {
        route,
        page: route.page,
        query,
        school: profile.school,
        schoolFiles: profile.files,
        emptyPages: profile.emptyPages,
        today: todayInKolkata(now()),
        read: createReader(preview ?? provider, school, noted),
        form,
      };
      // A preview may show the first that a page will have.
      const isUnwritten = !preview && profile.emptyPages.has(route.path);
      const view = isUnwritten ? unwritten(await summaryOf(input)) : await definition.view(input);
      const isAsWithoutQuery = query.size > 0 && (view.isAsWithoutQuery ?? false);
      const html = isAsWithoutQuery
        ? notDrawn
        : toHtml(view, route, profile, origin, query, preview?.until);
      const made = finishPage(
        html,
        view.status ?? 200,
        view.frames ?? [],
        noted,
        definition.dependsOnDay,
      );
      return { ...made, headers: [...made.headers, ...childrenHeaders(route)], isAsWithoutQuery };
    },
    paper: async ({ school, route, query, origin }) => {
      const noted = nothingNoted();
      const today = todayInKolkata(now());
      const profile = await readSchool(school, noted);
      const read = createReader(provider, school, noted);
      const asked = { school: profile.school, route, query, read, origin, today };
      const { search, ...paper } = await paperOf(asked);
      const isAsWithoutQuery = query.size > 0 && search === '';
      const name = `${route.path.slice(1)}${search.replace(/[^\d-]+/g, '-')}`;
      return {
        status: 200,
        contentType: 'application/pdf',
        body: isAsWithoutQuery ? '' : await makePdf(paper),
        headers: [
          ['Cache-Control', 'no-cache'],
          ['Content-Disposition', `inline; filename="${name}.pdf"`],
          ...fileHeaders('application/pdf'),
          ...childrenHeaders(route),
        ],
        tags: noted.tags,
        old: noted.old,
        expires: expiryOf(noted, true, now()),
        isAsWithoutQuery,
      };
    },
    notice: async (name, { school, origin }) => {
      const noted = nothingNoted();
      const profile = await readSchool(school, noted);
      const { headers = [], ...notice } = notices[name];
      const html = toHtml(
        { ...notice, files: {} },
        undefined,
        profile,
        origin,
        new URLSearchParams(),
      );
      const made = finishPage(html, notice.status, [], noted, false);
      return { ...made, headers: replaceHeaders(made.headers, headers) };
    },
  };
};
