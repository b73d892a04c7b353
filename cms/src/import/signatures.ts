/**
 * Signatures of an exported certificate. They hold for the very file, so its fingerprint must be that of the file in the folder. Only the
 * import writes them beside disclosure/sign.ts: who runs it has the machine itself.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signers } from '@aangan/contract/disclosure.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { signaturesOn } from '../disclosure/signing.ts';
import { preparePublicFile } from '../media/prepare-file.ts';
import { PaperReference } from './certificate-papers.ts';
import type { Problem } from './read-folder.ts';
import { FileReference, line, moment } from './values.ts';

const signature = z.strictObject({
  as: z.enum(signers, `must be one of ${signers.join(', ')}`),
  name: line,
  signedAt: moment,
  fingerprint: z
    .string('must be text')
    .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the file, as 64 small letters and digits'),
});
export type SignatureOfFile = z.output<typeof signature>;

export const signatures = z.array(signature, 'must be a list of signatures').optional();

/** Of the file as the import would keep it; undefined if it cannot be read, which is told elsewhere. */
const fingerprintOf = async (folder: string, path: string): Promise<string | undefined> => {
  const data = await readFile(join(folder, path)).catch(() => undefined);
  const prepared = data && (await preparePublicFile(data));
  return prepared?.ok ? createHash('sha256').update(prepared.file.data).digest('hex') : undefined;
};

type Certificate = { key: string; file?: unknown; signatures?: SignatureOfFile[] | undefined };

/** Signatures of another file than the one that lies in the folder. */
export const findForeignSignatures = async (
  folder: string,
  certificates: readonly Certificate[] = [],
): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const { key, file, signatures: given = [] } of certificates) {
    if (given.length === 0 || !(file instanceof FileReference)) continue;
    const report = (field: string, message: string) =>
      problems.push({ file: 'records/certificates.yaml', record: key, field, message });
    if (file instanceof PaperReference) {
      report('signatures', 'must stand beside a file, which they confirm');
      continue;
    }
    const fingerprint = await fingerprintOf(folder, file.path);
    for (const [index, one] of given.entries())
      if (fingerprint && one.fingerprint !== fingerprint)
        report(
          `signatures[${index + 1}].fingerprint`,
          `is not that of ${file.path}: ${one.name} has signed another file`,
        );
  }
  return problems;
};

type Signed = { school: number; certificate: number; media: number };

/** Writes those that are not there yet. */
export const writeSignatures = async (
  req: PayloadRequest,
  { school, certificate, media }: Signed,
  given: readonly SignatureOfFile[],
): Promise<void> => {
  const { path } = await req.payload.findByID({ collection: 'media', id: media, depth: 0, req });
  const docs = await signaturesOn(req, certificate, String(path));
  for (const { as, name, signedAt, fingerprint } of given) {
    if (docs.some((one) => one.as === as)) continue;
    await req.payload.create({
      collection: 'signatures',
      data: {
        school,
        certificate,
        as,
        name,
        file: media,
        path: String(path),
        fingerprint,
        createdAt: signedAt,
      },
      depth: 0,
      req,
    });
  }
};
