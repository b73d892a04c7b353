/** Below the photos of an album: which students may not be seen on them. */
import type { UIFieldServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import { findNotPictured, type OfClass } from '../../consent/not-pictured.ts';
import { today } from '../../fields/day-field.ts';
import { schoolOfForm } from '../school-now.ts';

const countOf = (groups: readonly OfClass[]): number =>
  groups.reduce((sum, { names }) => sum + names.length, 0);

const Classes = ({ groups }: { groups: readonly OfClass[] }) => (
  <ul>
    {groups.map(({ className, names }) => (
      <li key={className}>
        <b>{className}</b>: {names.join(', ')}
      </li>
    ))}
  </ul>
);

export const NotPictured = async ({ data, req }: UIFieldServerProps) => {
  const { user } = req;
  if (!isMember(user) || !may(user.role, 'update', 'galleries')) return null;
  const school = schoolOfForm(req, user, data);
  if (school === undefined) return null;
  const { no, unknown } = await findNotPictured(req, school, today());
  const [refused, notAsked] = [countOf(no), countOf(unknown)];
  if (refused + notAsked === 0)
    return (
      <p className="consent-note">The parents of all students agree to photographs of them.</p>
    );
  return (
    <section className="consent-note consent-note--missing" aria-label="Who may not be seen">
      {refused > 0 && (
        <>
          <p>
            The parents of these students do not agree to photographs. Nobody of them may be seen:
          </p>
          <Classes groups={no} />
        </>
      )}
      {notAsked > 0 && (
        <details>
          <summary>
            {notAsked === 1
              ? 'The parents of one student were not asked, or not for this session; nor may this one be seen'
              : `The parents of ${notAsked} students were not asked, or not for this session; nor may these be seen`}
          </summary>
          <Classes groups={unknown} />
        </details>
      )}
    </section>
  );
};
