/** Below a certificate: who has confirmed its file, and, for Manager and Principal, the button to do so. */
import { signers } from '@aangan/contract/disclosure.ts';
import type { TypedUser, UIFieldServerProps } from 'payload';
import { isMember } from '../../access/roles.ts';
import { formatMoment } from '../../indian-time.ts';
import type { Media } from '../../payload-types.ts';
import { SignButton } from './sign-button.tsx';

export const Signing = async ({ id, req }: UIFieldServerProps) => {
  const { user, payload } = req;
  if (!isMember(user) || typeof id !== 'number') return null;
  const certificate = await payload.findByID({
    collection: 'certificates',
    id,
    depth: 1,
    disableErrors: true,
    user: user as unknown as TypedUser,
    overrideAccess: false,
  });
  // A draft may have no file yet.
  if (!certificate?.file) return null;
  // Of the very file: the upload may have been given another one since.
  const path = String((certificate.file as Media).path);
  const [{ docs }, account] = await Promise.all([
    payload.find({
      collection: 'signatures',
      where: { and: [{ certificate: { equals: id } }, { path: { equals: path } }] },
      depth: 0,
      pagination: false,
      sort: 'createdAt',
    }),
    payload.findByID({ collection: 'staff', id: user.id, depth: 0, disableErrors: true }),
  ]);
  const own = user.role === 'operator' ? undefined : signers.find((as) => as === account?.signsAs);
  const isPublished = certificate._status === 'published';
  const maySign =
    own !== undefined &&
    isPublished &&
    docs.every(({ as, staff }) => as !== own && staff !== user.id);
  return (
    <section className="signing">
      <h3>Signatures</h3>
      <ul>
        {signers.map((as) => {
          const signed = docs.find((one) => one.as === as);
          return (
            <li key={as}>
              <strong>{as}</strong>:{' '}
              {signed ? `${signed.name}, ${formatMoment(signed.createdAt)}` : 'not signed yet'}
            </li>
          );
        })}
      </ul>
      {maySign && own && <SignButton id={id} as={own} />}
      {!isPublished && <p>It can be signed once it is published.</p>}
    </section>
  );
};
