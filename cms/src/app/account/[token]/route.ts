/** The page behind a one-time link. Not one of the panel: it is plain HTML, and works without JavaScript. */
import { getPayload } from 'payload';
import { sendLinkForm, showLink } from '../../../accounts/answer-link.ts';
import config from '../../../payload.config.ts';

type Context = { params: Promise<{ token: string }> };

export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  showLink(await getPayload({ config }), request, (await params).token);

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  sendLinkForm(await getPayload({ config }), request, (await params).token);
