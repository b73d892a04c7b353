/** Transfer certificate lookup (promise 2.9). */
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { EmbeddedDocument } from '../components/EmbeddedDocument.tsx';
import { phoneHref } from '../components/school-facts.ts';
import { island } from '../islands/TcForm.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

export const tcPage: PageDefinition<'tc'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const { school, schoolFiles, route, form } = input;
    const [phone] = school.phones;
    return {
      summary: await summaryOf(input),
      files: schoolFiles,
      body: (
        <div className="narrow page-body">
          <div className="tc-columns">
            <Island
              of={island}
              props={{
                action: route.path,
                target: addressOf(calls.tc, { school: school.code }),
                values: { admission: form?.values.admission ?? '', name: form?.values.name ?? '' },
                error: form?.error ?? null,
                found: form?.found ?? null,
              }}
            />
            <aside className="tc-hint">
              <h2>How to fill this in</h2>
              <ul className="points">
                <li>The admission number stands on every report card and fee receipt.</li>
                <li>
                  Write the student’s full name as in the school’s records; capitals and extra
                  spaces do not matter.
                </li>
                <li>
                  A certificate appears here after the school has issued it, once all dues are
                  cleared.
                </li>
                {phone && (
                  <li>
                    If it is not found, please call the office at{' '}
                    <a href={phoneHref(phone)}>{phone}</a> or <a href="/MailUs">write to us</a>.
                  </li>
                )}
              </ul>
            </aside>
          </div>
          {school.tcSample && (
            <section className="block">
              <h2>What a certificate looks like</h2>
              <EmbeddedDocument
                title="the sample transfer certificate"
                file={school.tcSample}
                text="A sample with invented particulars, so that you know what to expect."
              />
            </section>
          )}
        </div>
      ),
    };
  },
};
