/** Below a certificate: who has confirmed its file, who can, and, for Manager and Principal, the button to do so. */
import type { UIFieldServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { signingPage } from '../../disclosure/mend.ts';
import { whereSignersAreSet, whoCanSign } from '../../disclosure/signers.ts';
import { loadAwaiting, loadSigning, waitsWords } from '../../disclosure/signing.ts';
import { formatMoment } from '../../indian-time.ts';
import { SignButton } from './sign-button.tsx';

export const Signing = async ({ id, req }: UIFieldServerProps) => {
  const { user } = req;
  if (!isMember(user) || typeof id !== 'number') return null;
  const signing = await loadSigning(req, id);
  if (!signing) return null;
  const { path, isPublished, signatures, accounts, own } = signing;
  const awaiting = own && (await loadAwaiting(req))?.documents.length;
  const isSet = signatures.every(
    ({ as, by }) => by || accounts.some((account) => account.as === as),
  );
  return (
    <section className="signing">
      <h2>Signatures</h2>
      <ul>
        {signatures.map(({ as, by }) => (
          <li key={as}>
            <strong>{as}</strong>:{' '}
            {by
              ? `${by.name}, ${formatMoment(by.at)}`
              : `not signed yet: ${whoCanSign(as, accounts)}`}
          </li>
        ))}
      </ul>
      {!isSet && may(user.role, 'create', 'staff') && (
        <p>
          <a href={whereSignersAreSet}>Staff accounts</a>
        </p>
      )}
      {own && <SignButton id={id} as={own} path={path} />}
      {awaiting !== undefined && awaiting > 1 && (
        <p>
          <a href={signingPage}>
            {awaiting} {waitsWords(awaiting)}: sign them together
          </a>
        </p>
      )}
      {!isPublished && <p>It can be signed once it is published.</p>}
    </section>
  );
};
