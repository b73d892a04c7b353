/** The mandatory disclosure at a glance: every row of the Board's form, what is wrong with it, and where it is put right. */
import type { AdminViewServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { loadSchoolRecords } from '../../api/records/school-records.ts';
import { text } from '../../api/records/stored.ts';
import { type CheckedRow, checkDisclosure, type State } from '../../disclosure/check.ts';
import { form } from '../../disclosure/form.ts';
import { loadSigners } from '../../disclosure/load-signers.ts';
import { signingPage } from '../../disclosure/mend.ts';
import { loadAwaiting, waitsWords } from '../../disclosure/signing.ts';
import { today } from '../../fields/day-field.ts';
import { formatMoment } from '../../indian-time.ts';
import { type Checked, loadChecked } from '../../links/check-links.ts';
import { type DeadLink, findDeadLinks } from '../../links/dead-links.ts';
import { websiteOrigin } from '../../website/origin.ts';
import { PanelPage } from '../panel-page.tsx';
import { schoolNow } from '../school-now.ts';
import { StaffSheetLink } from '../staff-list/staff-sheet-link.tsx';

const stateWords: Record<State, string> = {
  red: 'Must be put right',
  amber: 'Please see to it',
  green: 'In order',
};

/** `keepsAccounts`: whether who looks may say who signs; `addsPapers`: whether they may add a certificate. */
const Row = ({
  row,
  keepsAccounts,
  addsPapers,
}: {
  row: CheckedRow;
  keepsAccounts: boolean;
  addsPapers: boolean;
}) => (
  <li className={`disclosure__row disclosure__row--${row.state}`}>
    <span className="disclosure__state">{stateWords[row.state]}</span>
    <div>
      <strong>{row.label}</strong>
      {row.state !== 'green' && (
        <ul>
          {row.verdicts.map(({ reason, help }) => (
            <li key={reason}>
              {reason}
              {help && keepsAccounts && (
                <>
                  {' '}
                  <a href={help.href}>{help.words}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {row.note && <p className="disclosure__note">{row.note}</p>}
      {row.add && addsPapers && (
        <p className="disclosure__add">
          <a href={row.add}>
            Add another paper<span className="sign-page__hidden">: {row.label}</span>
          </a>
        </p>
      )}
    </div>
    <a href={row.mend}>{row.state === 'green' ? 'Open' : 'Put it right'}</a>
  </li>
);

const LinkRow = ({ link: { url, reason, places } }: { link: DeadLink }) => (
  <li className="disclosure__row disclosure__row--red">
    <span className="disclosure__state">{stateWords.red}</span>
    <div>
      <strong>{url}</strong>
      <ul>
        <li>{reason}</li>
      </ul>
    </div>
    <ul>
      {places.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </li>
);

const whenChecked = (checked: Checked | null): string => {
  if (!checked) return 'The links to other websites are looked at once a day; they were not yet.';
  const { checkedAt, triedAt, troubles } = checked;
  if (checkedAt === undefined)
    return 'The links to other websites could not be looked at: nobody on the internet answered. Whether they hold is not known.';
  const when = `The links to other websites were looked at on ${formatMoment(new Date(checkedAt))}`;
  if (checkedAt < triedAt) return `${when}. Since then nobody on the internet answered.`;
  return troubles.length > 0 ? `${when}.` : `${when}. None is known to be dead.`;
};

const Sum = ({ rows }: { rows: readonly CheckedRow[] }) => {
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  return (
    <p className="disclosure__sum">
      {count('green')} of {rows.length} rows are in order
      {count('red') > 0 && `, ${count('red')} must be put right`}
      {count('amber') > 0 && `, ${count('amber')} want a look`}.
    </p>
  );
};

const ForPrograms = ({ address }: { address: string }) => (
  <p className="disclosure__address">
    For the Board’s programs, and others that collect it, the form stands as data (JSON) at{' '}
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
    .
  </p>
);

const Sheet = async ({ initPageResult: { req } }: AdminViewServerProps) => {
  const { user, payload } = req;
  if (!isMember(user) || !may(user.role, 'read', 'certificates'))
    return <p>This is for those who keep the pages of the school.</p>;
  const id = schoolNow(req, user);
  if (id === undefined) return <p>Please choose a school above the menu.</p>;
  const records = await loadSchoolRecords({ payload }, id);
  const [deadLinks, checked, accounts, awaiting] = await Promise.all([
    findDeadLinks(payload, id, today()),
    loadChecked(payload, id),
    loadSigners({ payload }, id),
    loadAwaiting(req),
  ]);
  const toSign = awaiting?.documents.length ?? 0;
  const toSignIds = awaiting?.documents.map((one) => one.id);
  const rows = checkDisclosure(records, today(), deadLinks, accounts, toSignIds);
  const addsPapers = may(user.role, 'create', 'certificates');
  const keepsAccounts = may(user.role, 'create', 'staff');
  const origin = websiteOrigin(records.school as never);
  return (
    <>
      <div className="home__head">
        <div>
          <p className="home__greeting">{text(records.school.name)}</p>
          <h1>Public disclosure</h1>
        </div>
        {origin && (
          <a
            className="home__website"
            href={`${origin}/MandatoryDisclosure`}
            target="_blank"
            rel="noreferrer"
          >
            See the form on the website
          </a>
        )}
      </div>
      <Sum rows={rows} />
      {toSign > 0 && (
        <p className="disclosure__sign">
          <a href={signingPage}>
            {toSign} {waitsWords(toSign)}
          </a>
        </p>
      )}
      {form.map((section) => (
        <section key={section.id} aria-labelledby={`disclosure-${section.id}`}>
          <h2 id={`disclosure-${section.id}`}>
            {section.id}. {section.title}
          </h2>
          {section.id === 'D' && <StaffSheetLink user={user} />}
          <ul className="disclosure__rows">
            {rows
              .filter((row) => row.section === section.id)
              .map((row) => (
                <Row key={row.id} row={row} keepsAccounts={keepsAccounts} addsPapers={addsPapers} />
              ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="disclosure-links">
        <h2 id="disclosure-links">Links</h2>
        <p>{whenChecked(checked)}</p>
        {deadLinks.length > 0 && (
          <ul className="disclosure__rows">
            {deadLinks.map((link) => (
              <LinkRow key={link.url} link={link} />
            ))}
          </ul>
        )}
      </section>
      {origin && <ForPrograms address={`${origin}/api/disclosure/${text(records.school.code)}`} />}
    </>
  );
};

export const CheckView = (props: AdminViewServerProps) => (
  <PanelPage view={props} className="home disclosure">
    <Sheet {...props} />
  </PanelPage>
);
