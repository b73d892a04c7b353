/** Every document that awaits the signature of whoever looks: to open, to read, to tick, and to sign together. */
import type { AdminViewServerProps } from 'payload';
import { loadAwaiting } from '../../disclosure/signing.ts';
import { formatDay } from '../../indian-time.ts';
import { PanelPage } from '../panel-page.tsx';
import { type Document, SignTogether } from './sign-together.tsx';

const inShort = (
  ...[number, issuedBy, until]: [string | null | undefined, string, string | null | undefined]
): string =>
  [number, issuedBy, until ? `valid until ${formatDay(until)}` : 'no date of expiry']
    .filter(Boolean)
    .join(' · ');

const Page = async ({ initPageResult: { req } }: AdminViewServerProps) => {
  const awaiting = await loadAwaiting(req);
  if (!awaiting)
    return (
      <>
        <h1>Documents to sign</h1>
        <p>
          Only the Manager and the Principal sign documents. The head of the school says in Staff
          accounts who they are.
        </p>
      </>
    );
  const { as, documents } = awaiting;
  return (
    <>
      <h1>Documents to sign</h1>
      <SignTogether
        as={as}
        documents={documents.map(
          ({ id, path, title, kind, number, issuedBy, validUntil, href, isPdf }): Document => ({
            id,
            path,
            title,
            kind: kind === title ? '' : kind,
            words: inShort(number, issuedBy, validUntil),
            href,
            isPdf,
          }),
        )}
      />
    </>
  );
};

export const SignView = (props: AdminViewServerProps) => (
  <PanelPage view={props} className="home sign-page">
    <Page {...props} />
  </PanelPage>
);
