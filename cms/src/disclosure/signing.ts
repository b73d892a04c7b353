/** What of the certificates is signed, and what awaits whose signature. */
import { type Signer, signers } from '@aangan/contract/disclosure.ts';
import type { PayloadRequest, TypedUser, Where } from 'payload';
import { isMember, schoolsOf } from '../access/roles.ts';
import type { Certificate, Media, Signature, Staff } from '../payload-types.ts';
import { certificateLabels } from './kinds.ts';
import { loadSigners } from './load-signers.ts';
import { type SignerAccount, signsAsOf } from './signers.ts';

export type OwnSigner = { id: number; name: string; as: Signer };

/** Whoever asks, if they are set to sign: as the database has it now. */
export const loadOwnSigner = async (req: PayloadRequest): Promise<OwnSigner | undefined> => {
  const { user } = req;
  if (!isMember(user)) return undefined;
  const account = await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: user.id } },
    req,
  });
  if (!account) return undefined;
  const { id, name, role, signsAs, disabled } = account;
  const as = signsAsOf({ role, signsAs, disabled });
  return as && { id, name, as };
};

const findSignatures = async (req: PayloadRequest, where: Where): Promise<Signature[]> =>
  (
    await req.payload.find({
      collection: 'signatures',
      where,
      depth: 0,
      pagination: false,
      sort: 'createdAt',
      req,
    })
  ).docs;

/** Of the very file: the upload may have been given another one since. */
export const signaturesOn = (
  req: PayloadRequest,
  certificate: number,
  path: string,
): Promise<Signature[]> =>
  findSignatures(req, {
    and: [{ certificate: { equals: certificate } }, { path: { equals: path } }],
  });

/** Nobody signs for both: who has given one signature gives no other. */
const awaits = (signer: OwnSigner, signatures: readonly Signature[]): boolean =>
  signatures.every(({ as, staff }) => as !== signer.as && staff !== signer.id);

export type Signing = {
  path: string;
  isPublished: boolean;
  signatures: { as: Signer; by?: { name: string; at: string } }[];
  /** Who of the school is set to sign. */
  accounts: SignerAccount[];
  /** As what whoever looks may sign it now. */
  own?: Signer | undefined;
};

/** How a certificate is signed; nothing for one that has no file yet, as a draft may. */
export const loadSigning = async (
  req: PayloadRequest,
  id: number,
): Promise<Signing | undefined> => {
  const { user, payload } = req;
  if (!isMember(user)) return undefined;
  const certificate = await payload.findByID({
    collection: 'certificates',
    id,
    depth: 1,
    disableErrors: true,
    user: user as unknown as TypedUser,
    overrideAccess: false,
    req,
  });
  if (!certificate?.file) return undefined;
  const path = String((certificate.file as Media).path);
  const school = certificate.school as { id: number };
  const [docs, accounts, signer] = [
    await signaturesOn(req, id, path),
    await loadSigners({ payload, req }, school.id),
    await loadOwnSigner(req),
  ];
  const isPublished = certificate._status === 'published';
  return {
    path,
    isPublished,
    accounts,
    signatures: signers.map((as) => {
      const signed = docs.find((one) => one.as === as);
      return signed ? { as, by: { name: signed.name, at: signed.createdAt } } : { as };
    }),
    own: signer && isPublished && awaits(signer, docs) ? signer.as : undefined,
  };
};

/** A published document, as whoever is to sign it sees it. */
export type Awaiting = Pick<Certificate, 'id' | 'title' | 'number' | 'issuedBy' | 'validUntil'> & {
  kind: string;
  path: string;
  href: string;
  isPdf: boolean;
};

/** What awaits the signature of whoever asks; nothing for those who do not sign. */
export const loadAwaiting = async (
  req: PayloadRequest,
): Promise<{ as: Signer; documents: Awaiting[] } | undefined> => {
  const signer = await loadOwnSigner(req);
  const { user, payload } = req;
  if (!signer || !isMember(user)) return undefined;
  const inSchool: Where = { school: { in: schoolsOf(user) } };
  const { docs } = await payload.find({
    collection: 'certificates',
    where: { and: [inSchool, { _status: { equals: 'published' } }] },
    sort: payload.collections.certificates.config.custom?.order,
    depth: 1,
    pagination: false,
    user: user as unknown as TypedUser,
    overrideAccess: false,
    req,
  });
  const signatures = Map.groupBy(
    await findSignatures(req, inSchool),
    ({ certificate, path }) => `${certificate} ${path}`,
  );
  const documents = docs.flatMap((certificate): Awaiting[] => {
    const { id, title, kind, number, issuedBy, validUntil } = certificate;
    const file = certificate.file as Media | null;
    if (!file?.path || !awaits(signer, signatures.get(`${id} ${file.path}`) ?? [])) return [];
    return [
      {
        id,
        title,
        kind: certificateLabels[kind],
        number,
        issuedBy,
        validUntil,
        path: file.path,
        href: file.url ?? '',
        isPdf: file.type === 'application/pdf',
      },
    ];
  });
  return { as: signer.as, documents };
};

export const waitsWords = (count: number): string =>
  count === 1 ? 'document waits for your signature' : 'documents wait for your signature';
