/** A page as it will be: made for whoever has a preview's link, out of a draft, and kept by nobody. */
import type { Route } from '@aangan/contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageKinds } from '../../pages/kinds.ts';
import type { NoticeName } from '../../pages/notice-names.ts';
import { replaceHeaders } from '../answers/replace-headers.ts';
import { privateHeaders } from '../answers/security-headers.ts';
import type { Pages } from '../cache/pages.ts';
import { renderings } from '../process/counts.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Provider } from '../provider/client.ts';
import type { Schools } from '../provider/schools.ts';
import type { PageRequest, Renderer } from '../rendering/render.tsx';
import { sendEntry, sendMade, visitorOf } from './respond.ts';

type Parts = { provider: Provider; renderer: Renderer; pages: Pages; schools: Schools };
type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  school: string;
  route: Route;
  searchParams: URLSearchParams;
  token: string;
};

export const createPreviewHandler = ({ provider, renderer, pages, schools }: Parts) => {
  /** What a query asks for in vain is shown as without one. */
  const draw = async (asked: PageRequest) => {
    const made = await renderer.page(asked);
    return made.isAsWithoutQuery ? renderer.page({ ...asked, query: new URLSearchParams() }) : made;
  };

  return async ({ request, reply, school, route, searchParams, token }: Asked) => {
    // Made once for all, like the page for addresses that have none: a wrong link costs no rendering.
    const refuse = async (name: NoticeName) =>
      sendEntry(request, reply, await pages.notice(school, name));
    const preview = await provider.openPreview(school, token, visitorOf(request));
    if (preview.state !== 'open') return refuse(`preview-${preview.state}`);
    const search = pageKinds[route.page.kind].heeds(searchParams);
    if (preview.isPublic)
      return reply.header('cache-control', 'no-store').redirect(route.path + search, 302);
    const query = new URLSearchParams(search);
    try {
      const made = await draw({ school, route, query, origin: schools.originOf(school), preview });
      renderings.of({ outcome: 'made' }).value += 1;
      const headers = replaceHeaders(made.headers, privateHeaders);
      return await sendMade(request, reply, { ...made, headers });
    } catch (error) {
      renderings.of({ outcome: 'failed' }).value += 1;
      log('render-failed', { path: route.path, reason: reasonOf(error) });
      return refuse('preview-away');
    }
  };
};
