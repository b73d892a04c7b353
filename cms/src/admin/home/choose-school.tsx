'use client';
/** The schools of an installation, for somebody who works for all of them and has not said for which one now. */
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client';

export type Choice = { id: number; name: string };

export const ChooseSchool = ({ schools }: { schools: Choice[] }) => {
  const { setTenant } = useTenantSelection();
  return (
    <section aria-labelledby="home-choose">
      <h2 id="home-choose">For which school?</h2>
      <p>Choose one, here or above the menu, to see what waits there and to change its website.</p>
      <ul className="home__actions">
        {schools.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="home__action"
              onClick={() => setTenant({ id, refresh: true })}
            >
              <strong>{name}</strong>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/collections/schools/create">Add another school</a>
      </p>
    </section>
  );
};
