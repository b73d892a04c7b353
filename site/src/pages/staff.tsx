/** The staff, by order (promise 2.18). */
import { PersonCard } from '../components/PersonCard.tsx';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

export const staffPage: PageDefinition<'staff'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const [{ data, files }, summary] = await Promise.all([
      input.read.list('faculty'),
      summaryOf(input),
    ]);
    const staff = [...data].sort((a, b) => a.order - b.order);
    return {
      summary,
      files: files ?? {},
      body: (
        <div className="wide page-body">
          <h2 className="visually-hidden">Our staff</h2>
          {staff.length > 0 ? (
            <ul className="entries entries-people">
              {staff.map(({ _id, name, designation, qualification, attachments }) => (
                <li key={_id}>
                  <PersonCard
                    heading="h3"
                    name={name}
                    lines={[designation, qualification]}
                    photo={attachments}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">The staff list is being prepared. Please look again later.</p>
          )}
        </div>
      ),
    };
  },
};
