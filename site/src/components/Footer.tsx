/** The shared footer: how to reach the school, what parents look for, the apps and social pages. */

import { routeOf } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import { Arcade } from './Ornaments.tsx';
import { appLinks, isKnown, phoneHref, socialLinks } from './school-facts.ts';

const forParents = [
  '/Circular',
  '/HomeWork',
  '/Datesheet',
  '/Syllabus',
  '/FeeStructure',
  '/Tc',
  '/PortalHelp',
];
const aboutUs = [
  '/AboutUs',
  '/AdmissionWithdrawals',
  '/MandatoryDisclosure',
  '/Career',
  '/GuestBook',
  '/MailUs',
  '/Privacy',
  '/SiteMap',
];

const LinkColumn = ({ heading, paths }: { heading: string; paths: readonly string[] }) => (
  <div>
    <h2>{heading}</h2>
    <ul className="footer-links">
      {paths.map((path) => (
        <li key={path}>
          <a href={path}>{routeOf(path)?.title}</a>
        </li>
      ))}
    </ul>
  </div>
);

const HowToReach = ({ school }: { school: School }) => (
  <div>
    <h2>{school.name}</h2>
    <address>
      <p>
        {school.address.street}
        <br />
        {school.address.city}, {school.address.state} {school.address.pin}
      </p>
      <ul className="footer-links">
        {school.phones.map((phone) => (
          <li key={phone}>
            <a href={phoneHref(phone)}>
              <Icon name="phone" /> {phone}
            </a>
          </li>
        ))}
        {school.emails.map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>
              <Icon name="mail" /> {email}
            </a>
          </li>
        ))}
      </ul>
      {school.officeHours && (
        <p>
          <Icon name="clock" /> {school.officeHours}
        </p>
      )}
    </address>
  </div>
);

type FooterProps = { school: School; emptyPages: ReadonlySet<string> };

export const Footer = ({ school, emptyPages }: FooterProps) => (
  <footer className="site-footer">
    <Arcade edge="footer" />
    <div className="wide site-footer-columns">
      {isKnown(school) && <HowToReach school={school} />}
      <LinkColumn
        heading="For parents"
        paths={forParents.filter((path) => !emptyPages.has(path))}
      />
      <LinkColumn heading="The school" paths={aboutUs.filter((path) => !emptyPages.has(path))} />
      <div>
        {appLinks(school).length > 0 && (
          <>
            <h2>Parent app</h2>
            <ul className="footer-links">
              {appLinks(school).map(({ label, href }) => (
                <li key={label}>
                  <ExternalLink href={href} className="store-link">
                    <Icon name="download" /> {label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {socialLinks(school).length > 0 && (
          <>
            <h2>Follow us</h2>
            <ul className="footer-links footer-social">
              {socialLinks(school).map(({ label, href }) => (
                <li key={label}>
                  <ExternalLink href={href}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
    <div className="site-footer-end">
      <p className="wide">
        {school.motto && <em>{school.motto}</em>}
        {school.affiliationNumber && (
          <span>Affiliated to CBSE, New Delhi · Affiliation No. {school.affiliationNumber}</span>
        )}
      </p>
    </div>
  </footer>
);
