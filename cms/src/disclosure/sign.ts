/**
 * Manager and Principal each confirm a certificate's very file, with their own accounts; a new file needs new signatures. One by one
 * (`POST /api/certificates/:id/sign`) or several together (`POST /api/certificates/sign`), each of which is signed or refused by itself.
 */
import { APIError, type Endpoint, NotFound, type PayloadRequest, type TypedUser } from 'payload';
import { z } from 'zod';
import { isMember } from '../access/roles.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { isId } from '../hooks/check-shapes.ts';
import { addRows } from '../hooks/record-change.ts';
import { fingerprintOf } from '../media/fingerprint.ts';
import type { Certificate, Media, School, Signature } from '../payload-types.ts';
import { loadOwnSigner, type OwnSigner, signaturesOn } from './signing.ts';

const refuse = (message: string, status = 403): never => {
  throw new APIError(message, status, undefined, true);
};

const signerOf = async (req: PayloadRequest): Promise<OwnSigner> => {
  const { user } = req;
  if (!isMember(user)) throw new NotFound(req.t);
  return (
    (await loadOwnSigner(req)) ??
    refuse(
      'Only the Manager and the Principal sign certificates. The head of the school says in Staff accounts who they are.',
    )
  );
};

/** `path`: that of the file which was looked at. */
type Asked = { id: number; path?: string | undefined };
type Ready = { certificate: Certificate; media: Media; fingerprint: string };

/** Reads the file before others are kept waiting for it. */
const prepare = async (req: PayloadRequest, { id, path }: Asked): Promise<Ready> => {
  const certificate = (await req.payload.findByID({
    collection: 'certificates',
    id,
    depth: 1,
    disableErrors: true,
    req,
    user: req.user as TypedUser,
    overrideAccess: false,
  })) as Certificate | null;
  if (!certificate) throw new NotFound(req.t);
  if (certificate._status !== 'published')
    refuse('Please publish the certificate first; then it can be signed.', 409);
  const media = certificate.file as Media;
  if (path !== undefined && path !== media.path)
    refuse('Its file was changed after you looked at it. Please open the new one.', 409);
  const fingerprint =
    (await fingerprintOf(media)) ??
    refuse('The file of this certificate cannot be read. Please upload it again.', 409);
  return { certificate, media, fingerprint };
};

const write = async (
  req: PayloadRequest,
  signer: OwnSigner,
  { certificate, media, fingerprint }: Ready,
): Promise<Signature> => {
  const path = String(media.path);
  const docs = await signaturesOn(req, certificate.id, path);
  const there = docs.find(({ as }) => as === signer.as);
  if (there) refuse(`It is signed already, by ${there.name} as ${there.as}.`, 409);
  if (docs.some(({ staff }) => staff === signer.id))
    refuse('You have signed it already. The other signature is another person’s.');
  return req.payload.create({
    collection: 'signatures',
    data: {
      school: (certificate.school as School).id,
      certificate: certificate.id,
      as: signer.as,
      name: signer.name,
      staff: signer.id,
      file: media.id,
      path,
      fingerprint,
    },
    depth: 0,
    req,
  });
};

const tell = (req: PayloadRequest, { certificate }: Ready): Promise<void> =>
  addRows(req, (certificate.school as School).code, ['certificates']);

const signOne = async (req: PayloadRequest): Promise<Response> => {
  const signer = await signerOf(req);
  const { path } = oneBody.parse(req.data ?? {});
  const ready = await prepare(req, { id: Number(req.routeParams?.id), path });
  await oneAtATime(req, 'signatures');
  const { as, name, createdAt } = await write(req, signer, ready);
  await tell(req, ready);
  return Response.json({ as, name, signedAt: createdAt });
};
const oneBody = z.object({ path: z.string().optional().catch(undefined) });

/** More than a school has certificates. */
const mostTogether = 100;
const severalBody = z.object({
  documents: z
    .array(z.object({ id: z.number().refine(isId), path: z.string() }))
    .min(1)
    .max(mostTogether),
});

export type SignedTogether = { signed: number[]; refused: { id: number; why: string }[] };

/** What is refused of one document, in words; anything else ends the whole request. */
const whyRefused = (error: unknown): string => {
  if (error instanceof NotFound) return 'It is no longer there.';
  if (error instanceof APIError && error.isPublic) return error.message;
  throw error;
};

const signSeveral = async (req: PayloadRequest): Promise<Response> => {
  const signer = await signerOf(req);
  const body = severalBody.safeParse(req.data ?? {});
  if (!body.success) return refuse('Please tick the documents that you have read.', 400);
  const answer: SignedTogether = { signed: [], refused: [] };
  const attempt = async <T>(id: number, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      answer.refused.push({ id, why: whyRefused(error) });
      return undefined;
    }
  };
  const ready: Ready[] = [];
  for (const asked of body.data.documents) {
    const one = await attempt(asked.id, () => prepare(req, asked));
    if (one) ready.push(one);
  }
  await oneAtATime(req, 'signatures');
  for (const one of ready) {
    const { id } = one.certificate;
    if (await attempt(id, () => write(req, signer, one))) answer.signed.push(id);
  }
  const [first] = ready;
  if (first && answer.signed.length > 0) await tell(req, first);
  return Response.json(answer);
};

export const signEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/sign', method: 'post', handler: inOneTransaction(signSeveral) },
  { path: '/:id/sign', method: 'post', handler: inOneTransaction(signOne) },
];
