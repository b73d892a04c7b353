/** Manager and Principal each confirm a certificate's very file, with their own accounts; a new file needs new signatures. */
import { createHash } from 'node:crypto';
import { type Signer, signers } from '@aangan/contract/disclosure.ts';
import { APIError, type Endpoint, NotFound, type PayloadRequest, type TypedUser } from 'payload';
import { isMember } from '../access/roles.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { addRows } from '../hooks/record-change.ts';
import { openMediaFile } from '../media/files.ts';
import type { Certificate, Media, School } from '../payload-types.ts';

const refuse = (message: string, status = 403): never => {
  throw new APIError(message, status, undefined, true);
};

const fingerprintOf = async (media: Media): Promise<string> => {
  const file = await openMediaFile(media);
  if (!file)
    return refuse('The file of this certificate cannot be read. Please upload it again.', 409);
  const hash = createHash('sha256');
  for await (const chunk of file.read()) hash.update(chunk);
  return hash.digest('hex');
};

type Account = { id: number; name: string; signsAs?: string | null };

const signerOf = async (req: PayloadRequest): Promise<Account & { as: Signer }> => {
  const { user } = req;
  if (!isMember(user)) throw new NotFound(req.t);
  const account = (await req.payload.db.findOne<Account & { id: number }>({
    collection: 'staff',
    where: { id: { equals: user.id } },
    req,
  })) as Account | null;
  // The operator works for all schools, and speaks for none.
  const as =
    user.role === 'operator' ? undefined : signers.find((signer) => signer === account?.signsAs);
  if (!account || !as)
    return refuse(
      'Only the Manager and the Principal sign certificates. The head of the school says in Staff accounts who they are.',
    );
  return { ...account, as };
};

const sign = async (req: PayloadRequest): Promise<Response> => {
  const signer = await signerOf(req);
  const certificate = (await req.payload.findByID({
    collection: 'certificates',
    id: Number(req.routeParams?.id),
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
  const school = certificate.school as School;
  const path = String(media.path);
  const fingerprint = await fingerprintOf(media);
  await oneAtATime(req, 'signatures');
  const { docs } = await req.payload.find({
    collection: 'signatures',
    where: { and: [{ certificate: { equals: certificate.id } }, { path: { equals: path } }] },
    depth: 0,
    pagination: false,
    req,
  });
  const there = docs.find(({ as }) => as === signer.as);
  if (there) refuse(`It is signed already, by ${there.name} as ${there.as}.`, 409);
  if (docs.some(({ staff }) => staff === signer.id))
    refuse('You have signed it already. The other signature is another person’s.');
  const signature = await req.payload.create({
    collection: 'signatures',
    data: {
      school: school.id,
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
  await addRows(req, school.code, ['certificates']);
  return Response.json({ as: signature.as, name: signature.name, signedAt: signature.createdAt });
};

export const signEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/sign',
  method: 'post',
  handler: inOneTransaction(sign),
};
