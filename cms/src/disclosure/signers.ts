/** Who signs the documents of the disclosure: the accounts that are set to do so, as Manager or as Principal. */
import { type Signer, signers } from '@aangan/contract/disclosure.ts';
import { may } from '../access/rights.ts';
import { roles } from '../access/roles.ts';

const labels: Record<Signer, string> = {
  Manager: 'Manager (or Chairman, Secretary)',
  Principal: 'Principal',
};
export const signerChoices = signers.map((value) => ({ value, label: labels[value] }));

/** Whoever signs a document must be able to read it. The operator works for all schools, and speaks for none. */
export const maySign = (role: unknown): boolean =>
  role !== 'operator' && roles.some((one) => one === role && may(one, 'read', 'certificates'));

export const isSigner = (word: unknown): word is Signer =>
  (signers as readonly unknown[]).includes(word);

/** As what an account signs, if it does. */
export const signsAsOf = ({
  role,
  signsAs,
  disabled,
}: Record<'role' | 'signsAs' | 'disabled', unknown>): Signer | undefined =>
  maySign(role) && !disabled && isSigner(signsAs) ? signsAs : undefined;

export type SignerAccount = { name: string; as: Signer };

/** Who can give a signature that is missing; or that nobody can, and where that is put right. */
export const whoCanSign = (as: Signer, accounts: readonly SignerAccount[]): string => {
  const names = accounts.filter((account) => account.as === as).map(({ name }) => name);
  return names.length > 0
    ? `${names.join(' or ')} can sign`
    : `nobody is set to sign as ${as} yet; the head of the school says in Staff accounts who does`;
};

/** Where it is said who signs. */
export const whereSignersAreSet = '/admin/collections/staff';
