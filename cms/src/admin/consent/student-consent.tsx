/** On a student's page: what the parents have agreed to, and the way to enter a form, such as the one signed at admission. */
import type { TypedUser, UIFieldServerProps } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember } from '../../access/roles.ts';
import type { Row } from '../../api/records/stored.ts';
import { toConsent } from '../../consent/load-registry.ts';
import { purposeLabels, purposes } from '../../consent/purposes.ts';
import { inForce, newestFirst, type Reply, replyOf } from '../../consent/registry.ts';
import { today } from '../../fields/day-field.ts';
import { formatDay } from '../../indian-time.ts';

/** Of a form: what is neither yes nor no any more has run out. */
const replyWords: Record<Reply, string> = { yes: 'yes', no: 'no', unknown: 'has ended' };

export const StudentConsent = async ({ id, req }: UIFieldServerProps) => {
  const { user, payload } = req;
  if (!isMember(user) || !may(user.role, 'read', 'consents')) return null;
  if (typeof id !== 'number')
    return (
      <p className="consent-note">
        Please save the student first. Then what the parents have signed is entered here.
      </p>
    );
  const { docs } = await payload.find({
    collection: 'consents',
    where: { student: { equals: id } },
    depth: 0,
    pagination: false,
    user: user as unknown as TypedUser,
    overrideAccess: false,
  });
  const day = today();
  const forms = docs.map((doc) => toConsent(doc as unknown as Row)).toSorted(newestFirst);
  const form = inForce(forms, day);
  return (
    <section className={`consent-note ${form ? '' : 'consent-note--missing'}`}>
      <p>
        {form
          ? `The parents’ consent, signed on ${formatDay(form.givenOn)}${form.until ? `, until ${formatDay(form.until)}` : ''}:`
          : 'No form of the parents is kept yet.'}
      </p>
      {form && (
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose}>
              {purposeLabels[purpose]}: {replyWords[replyOf(form, purpose, day)]}
            </li>
          ))}
        </ul>
      )}
      <p>
        {form && <a href={`/admin/collections/consents/${form.id}`}>Open the form</a>}
        {may(user.role, 'create', 'consents') && (
          <a href={`/admin/collections/consents/create?student=${id}`}>
            Enter a form that the parents have signed
          </a>
        )}
      </p>
    </section>
  );
};
