/** Mail Us (promise 2.11): address, the enquiry form, and the map below it. */
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { frameOrigin } from '@aangan/contract/origin.ts';
import { Icon } from '../components/Icon.tsx';
import { isKnown, oneLineAddress, phoneHref } from '../components/school-facts.ts';
import { island } from '../islands/EnquiryForm.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { formPropsFor } from './form-page.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

const notKnown =
  'The school’s address cannot be shown just now. Please open this page again in a minute.';

export const mailUsPage: PageDefinition<'mail-us'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const { school } = input;
    const hasMap = frameOrigin(school.mapEmbed) !== null;
    return {
      summary: await summaryOf(input),
      files: {},
      frames: hasMap ? [school.mapEmbed] : [],
      body: (
        <div className="wide page-body">
          <div className="contact-columns">
            <section className="contact-card">
              <h2>Visit, call or write</h2>
              <address>
                <p>
                  <Icon name="place" />
                  {isKnown(school) ? oneLineAddress(school) : notKnown}
                </p>
                {school.phones.map((phone) => (
                  <p key={phone}>
                    <Icon name="phone" />
                    <a href={phoneHref(phone)}>{phone}</a>
                  </p>
                ))}
                {school.emails.map((email) => (
                  <p key={email}>
                    <Icon name="mail" />
                    <a href={`mailto:${email}`}>{email}</a>
                  </p>
                ))}
                {school.officeHours && (
                  <p>
                    <Icon name="clock" />
                    {school.officeHours}
                  </p>
                )}
              </address>
            </section>
            <section>
              <h2>Send us a message</h2>
              <Island
                of={island}
                props={formPropsFor(
                  input,
                  addressOf(calls.form, { school: school.code, type: 'Admission' }),
                )}
              />
            </section>
          </div>
          {hasMap && (
            <section className="block">
              <h2>Find us</h2>
              <iframe
                className="map"
                src={school.mapEmbed}
                title={`Map: ${school.name}`}
                height={300}
                loading="lazy"
              />
            </section>
          )}
        </div>
      ),
    };
  },
};
