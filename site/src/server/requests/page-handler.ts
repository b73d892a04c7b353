/** Pages: the right spelling of an address, forms that were sent without JavaScript, and what is not there. */
import type { FormType } from '@aangan/contract/forms.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { previewParam } from '@aangan/contract/preview.ts';
import {
  type PageKind,
  paperPathOf,
  type Route,
  routeOf,
  routeOfPaper,
} from '@aangan/contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageKinds } from '../../pages/kinds.ts';
import { replaceHeaders } from '../answers/replace-headers.ts';
import type { Pages } from '../cache/pages.ts';
import type { Provider } from '../provider/client.ts';
import type { Schools } from '../provider/schools.ts';
import type { Renderer } from '../rendering/render.tsx';
import { lookUpTc, sendForm } from './form-handler.ts';
import { createPreviewHandler } from './preview-handler.ts';
import { sendEntry, sendMade, visitorOf } from './respond.ts';

const formValues = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );

/** Which form each kind of page takes. */
const formsOfPages: { [K in PageKind['kind']]?: FormType | 'tc' } = {
  tc: 'tc',
  'mail-us': 'Admission',
  'guest-book': 'GuestBook',
  privacy: 'Privacy',
};

type Parts = { provider: Provider; renderer: Renderer; pages: Pages; schools: Schools };

export const createPageHandler = (parts: Parts) => {
  const { provider, renderer, pages, schools } = parts;
  const sendPreview = createPreviewHandler(parts);
  const takeForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    school: string,
    route: Route,
    type: FormType | 'tc',
  ) => {
    const sent = {
      provider,
      school,
      values: formValues(request.body),
      visitor: visitorOf(request),
    };
    const form = type === 'tc' ? await lookUpTc(sent) : await sendForm(type, sent);
    const origin = schools.originOf(school);
    const query = new URLSearchParams();
    const made = await renderer.page({ school, route, query, origin, form });
    const invalid = form.error !== undefined || Object.keys(form.fields).length > 0;
    return sendMade(request, reply, {
      ...made,
      status: invalid ? 422 : 200,
      headers: replaceHeaders(made.headers, [['Cache-Control', 'no-store']]),
    });
  };

  const refuseMethod = (reply: FastifyReply, allowed: string) =>
    reply
      .code(405)
      .header('allow', allowed)
      .type('text/plain; charset=utf-8')
      .send(refusals.wrongMethod);

  const sendPaper = async (
    request: FastifyRequest,
    reply: FastifyReply,
    school: string,
    route: Route,
    { pathname, searchParams }: URL,
  ) => {
    const path = paperPathOf(route) ?? '';
    const search = pageKinds[route.page.kind].heeds(searchParams);
    if (pathname !== path) return reply.redirect(path + search, 301);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseMethod(reply, 'GET, HEAD');
    return sendEntry(request, reply, await pages.get(school, path + search));
  };

  return async (request: FastifyRequest, reply: FastifyReply, address: URL) => {
    const { pathname, searchParams } = address;
    const school = schools.codeOf(request.headers.host);
    const route = routeOf(pathname);
    const paper = routeOfPaper(pathname);
    if (paper) return sendPaper(request, reply, school, paper, address);
    if (!route) return sendEntry(request, reply, await pages.notice(school, 'not-found'));
    if (pathname !== route.path) {
      const query = searchParams.size > 0 ? `?${searchParams}` : '';
      return reply.redirect(route.path + query, 301);
    }
    const formType = formsOfPages[route.page.kind];
    if (request.method === 'POST' && formType)
      return takeForm(request, reply, school, route, formType);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseMethod(reply, formType ? 'GET, HEAD, POST' : 'GET, HEAD');
    const token = searchParams.get(previewParam);
    if (token !== null) return sendPreview({ request, reply, school, route, searchParams, token });
    // An address as the cache knows it.
    const url = route.path + pageKinds[route.page.kind].heeds(searchParams);
    return sendEntry(request, reply, await pages.get(school, url));
  };
};
