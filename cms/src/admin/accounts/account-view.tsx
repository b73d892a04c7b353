/** An account's form is Payload's own; a new account is an invitation. */
import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities';
import { DefaultEditView, Gutter } from '@payloadcms/ui';
import type { DocumentViewClientProps, DocumentViewServerProps, Payload } from 'payload';
import { rolesToGive } from '../../access/rights.ts';
import { isMember, roleLabels } from '../../access/roles.ts';
import { maySign, signerChoices } from '../../disclosure/signers.ts';
import { Invite } from './invite.tsx';

/** `Head (everything of one school)` as a name and what it means. */
const inTwo = (label: string): { name: string; hint: string } => {
  const [, name = label, hint = ''] = /^(.*?) \((.*)\)$/.exec(label) ?? [];
  return { name, hint };
};

const allSchools = async (payload: Payload): Promise<{ id: number; name: string }[]> => {
  const { docs } = await payload.find({
    collection: 'schools',
    pagination: false,
    depth: 0,
    sort: 'name',
    select: { name: true },
  });
  return docs.map(({ id, name }) => ({ id, name }));
};

export const AccountView = async ({
  doc,
  initPageResult,
  // What Payload gives to the server alone, so that the rest can go to the browser.
  hasPublishedDoc: _hasPublishedDoc,
  i18n: _i18n,
  locale: _locale,
  params: _params,
  payload,
  permissions: _permissions,
  routeSegments: _routeSegments,
  searchParams: _searchParams,
  user: _user,
  versions: _versions,
  ...forBrowser
}: DocumentViewServerProps & DocumentViewClientProps) => {
  if (doc?.id) return <DefaultEditView {...forBrowser} />;
  const { user, headers } = initPageResult.req;
  if (!isMember(user)) return null;
  const schools = user.role === 'operator' ? await allSchools(payload) : [];
  const open = getTenantFromCookie(headers, 'number');
  return (
    <Gutter>
      <Invite
        roles={rolesToGive(user.role).map((value) => ({
          value,
          ...inTwo(roleLabels[value]),
          maySign: maySign(value),
        }))}
        signers={signerChoices}
        schools={schools}
        school={typeof open === 'number' ? open : undefined}
      />
    </Gutter>
  );
};
