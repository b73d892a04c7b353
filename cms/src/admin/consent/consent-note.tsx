/** Above a record that names a child: whose consent is missing, and what that means for the website. */
import type { UIFieldServerProps } from 'payload';
import { isMember } from '../../access/roles.ts';
import type { Id, Row } from '../../api/records/stored.ts';
import { loadConsents } from '../../consent/load-registry.ts';
import { type Purpose, purposes } from '../../consent/purposes.ts';
import { concernsChildren, type Lacking, lackingIn } from '../../consent/shown-with-consent.ts';
import { today } from '../../fields/day-field.ts';
import { schoolOfForm } from '../school-now.ts';

const words: Record<Purpose, string> = {
  photograph: 'the photograph',
  naming: 'the name',
  birthday: 'the birthday',
  voice: 'the voice',
};

const join = (list: string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

const sentences = (lacking: readonly Lacking[]): string[] => {
  const byName = Map.groupBy(lacking, ({ name }) => name);
  return [...byName].map(([name, missing]) => {
    const wanted = purposes.filter((purpose) => missing.some((one) => one.purpose === purpose));
    return `${name}: ${join(wanted.map((purpose) => words[purpose]))}`;
  });
};

export const ConsentNote = async ({ collectionSlug, data, id, req }: UIFieldServerProps) => {
  if (!isMember(req.user)) return null;
  const row = { ...data, id: (id ?? 0) as Id } as Row;
  const school = schoolOfForm(req, req.user, data);
  if (school === undefined || !concernsChildren(collectionSlug as 'toppers', row)) return null;
  const consents = await loadConsents(req, school);
  const lacking = lackingIn(collectionSlug as 'toppers', row, consents, today());
  if (lacking.length === 0)
    return <p className="consent-note">For every student named here there is a consent.</p>;
  return (
    <section className="consent-note consent-note--missing">
      <p>
        Without the parents’ consent the website does not show these. The office enters it under
        Consents.
      </p>
      <ul>
        {sentences(lacking).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
};
