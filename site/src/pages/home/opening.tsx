/** The home page's first screen: notices, highlights, registration, the slides, and what parents come for (promise 2.2). */

import type { Highlight, Notification, OnlineRegistration } from '@aangan/contract/entities.ts';
import { messages } from '@aangan/contract/messages.ts';
import type { School } from '@aangan/contract/school.ts';
import { Attachment } from '../../components/Attachment.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { fileUrl, useIsPicture } from '../../components/files.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Marquee } from '../../components/Marquee.tsx';
import { Picture } from '../../components/Picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { homeSliderTiming, Slider } from '../../components/Slider.tsx';
import { island as noticePopup } from '../../islands/notice-popup.ts';
import { Island } from '../../server/rendering/islands.tsx';

const noticesId = 'notices';

/** The notification popup: absent without notifications. */
export const Notices = ({ notices }: { notices: readonly Notification[] }) => {
  if (notices.length === 0) return null;
  return (
    <>
      <dialog id={noticesId} className="notices" popover="auto" aria-label="Notices">
        <div className="notices-content">
          <button
            type="button"
            className="button button-quiet notices-close"
            data-close=""
            popoverTarget={noticesId}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            Close
          </button>
          <Slider label="Notices" shows="one" timing={null}>
            {notices.map((notice) => (
              <article key={notice._id} className="notice">
                <Picture
                  path={notice.image[0]}
                  fallback="notification"
                  sizes={pictureSizes.notice}
                  alt=""
                />
                <h2>{notice.title}</h2>
                <p className="pre-line">{notice.description}</p>
                <p className="button-row">
                  {notice.url && (
                    <ExternalLink href={notice.url} className="button button-accent">
                      {notice.urlTitle || 'Read more'}
                    </ExternalLink>
                  )}
                  {notice.attachments && (
                    <ExternalLink
                      href={fileUrl(notice.attachments)}
                      className="button button-quiet"
                    >
                      <Icon name="document" />
                      Attachment
                    </ExternalLink>
                  )}
                </p>
              </article>
            ))}
          </Slider>
        </div>
      </dialog>
      <Island
        of={noticePopup}
        props={{ dialog: noticesId, list: notices.map(({ _id }) => _id).join(' ') }}
      />
    </>
  );
};

type HighlightsProps = { highlights: readonly Highlight[]; school: School };

/** The highlights marquee; Career and Online Fee Payment always stand in it. */
export const Highlights = ({ highlights, school }: HighlightsProps) => {
  const texts =
    highlights.length > 0
      ? highlights.map(({ _id, description, attachments }) => (
          <span key={_id}>
            {description} {attachments && <Attachment path={attachments} label="Attachment" />}
          </span>
        ))
      : [messages.home.highlightsDefault];
  return (
    <section className="highlights" aria-label="Highlights">
      <div className="wide highlights-row">
        <Marquee id="pause-highlights" label="Highlights" direction="sideways" items={texts} />
        <p className="highlights-links">
          <a href="/Career">Career</a>
          {school.links.feePayment && (
            <ExternalLink href={school.links.feePayment}>Online Fee Payment</ExternalLink>
          )}
        </p>
      </div>
    </section>
  );
};

/** The online registration banner; absent when the school has none up. */
export const RegistrationBanner = ({
  registrations,
  emptyPages,
}: {
  registrations: readonly OnlineRegistration[];
  emptyPages: ReadonlySet<string>;
}) => {
  const [registration] = registrations;
  // A picture stands behind the words; anything else is the form itself.
  const isPicture = useIsPicture(registration?.attachments);
  if (!registration) return null;
  const { title, attachments } = registration;
  return (
    <section className="registration" aria-label="Online registration">
      {attachments && isPicture && (
        <Picture
          path={attachments}
          sizes={pictureSizes.page}
          alt=""
          className="registration-picture"
        />
      )}
      <div className="wide registration-row">
        <p className="registration-title">{title}</p>
        <p className="button-row">
          {attachments && !isPicture && (
            <ExternalLink className="button button-marigold" href={fileUrl(attachments)}>
              Registration form
            </ExternalLink>
          )}
          {!emptyPages.has('/AdmissionWithdrawals') && (
            <a className="button button-marigold" href="/AdmissionWithdrawals">
              How to apply
            </a>
          )}
          <a className="button button-on-brand" href="/MailUs">
            Ask the office
          </a>
        </p>
      </div>
    </section>
  );
};

const quickLinks: { path: string; label: string; icon: IconName }[] = [
  { path: '/Circular', label: 'Circulars', icon: 'document' },
  { path: '/HomeWork', label: 'Homework', icon: 'pencil' },
  { path: '/Datesheet', label: 'Datesheet', icon: 'calendar' },
  { path: '/FeeStructure', label: 'Fees', icon: 'rupee' },
  { path: '/Tc', label: 'TC', icon: 'certificate' },
  { path: '/MailUs', label: 'Contact', icon: 'phone' },
];

type WelcomeProps = { school: School; notices: number; emptyPages: ReadonlySet<string> };

/** Ten slides, who we are, and the quick ways. */
export const Welcome = ({ school, notices, emptyPages }: WelcomeProps) => (
  <div className="welcome">
    {school.home.slides.length > 0 && (
      <Slider label="Pictures of the school" shows="hero" timing={homeSliderTiming}>
        {school.home.slides.map(({ picture, title, text }, index) => (
          <figure key={title} className="hero-slide">
            <Picture path={picture} sizes={pictureSizes.page} first={index === 0} />
            <figcaption>
              <strong>{title}</strong>
              <span>{text}</span>
            </figcaption>
          </figure>
        ))}
      </Slider>
    )}
    <div className="wide welcome-card">
      <div className="welcome-words">
        <nav aria-label="Breadcrumb">
          <ol className="crumbs visually-hidden">
            <li aria-current="page">
              <a href="/">Home</a>
            </li>
          </ol>
        </nav>
        <h1>{school.name || 'Welcome'}</h1>
        {school.tagline && <p>{school.tagline}</p>}
        {notices > 0 && (
          <p>
            <button type="button" className="button button-marigold" popoverTarget={noticesId}>
              {notices === 1 ? '1 notice' : `${notices} notices`} from the school
            </button>
          </p>
        )}
      </div>
      <nav aria-label="What parents look for">
        <ul className="quick-links">
          {quickLinks
            .filter(({ path }) => !emptyPages.has(path))
            .map(({ path, label, icon }) => (
              <li key={path}>
                <a href={path}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  </div>
);
