/** The home page's middle: about us, news, calendar, the principal, activities and events (promise 2.2). */

import type { Gallery, MessageRecord, News, SchoolEvent } from '@aangan/contract/entities.ts';
import type { School } from '@aangan/contract/school.ts';
import { DayMark } from '../../components/DayMark.tsx';
import { Marquee } from '../../components/Marquee.tsx';
import { Picture } from '../../components/Picture.tsx';
import { plainText } from '../../components/Prose.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { otherSliderTiming, Slider } from '../../components/Slider.tsx';
import { type CalendarProps, island as eventCalendar } from '../../islands/EventCalendar.tsx';
import { formatDay } from '../../rules/day.ts';
import { Island } from '../../server/rendering/islands.tsx';
import { defaultMessages } from '../default-messages.ts';

type AboutUsProps = { school: School; isEmpty: boolean };

export const AboutUs = ({ school, isEmpty }: AboutUsProps) => {
  const paragraphs = school.home.about.split(/\n\s*\n/).filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <section className="home-about">
      <h2>About us</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {!isEmpty && (
        <p>
          <a className="button button-quiet" href="/AboutUs">
            The story of our school
          </a>
        </p>
      )}
    </section>
  );
};

type LatestNewsProps = { news: readonly News[]; isEmpty: boolean };

export const LatestNews = ({ news, isEmpty }: LatestNewsProps) => (
  <section className="latest-news">
    <h2>Latest News</h2>
    {news.length > 0 ? (
      <Marquee
        id="pause-news"
        label="Latest news"
        direction="upwards"
        items={news.map((item) => (
          <a key={item._id} href="/News" className="latest-news-item">
            <DayMark day={item.fromDate} />
            <span>{item.title}</span>
          </a>
        ))}
      />
    ) : (
      <p>News from the school will appear here.</p>
    )}
    {!isEmpty && (
      <p>
        <a href="/News">All news</a>
      </p>
    )}
  </section>
);

export const Calendar = (props: CalendarProps) => (
  <section id="calendar" className="home-calendar">
    <h2>Event calendar</h2>
    <Island of={eventCalendar} props={props} />
  </section>
);

const excerptWords = 70;
const excerpt = (html: string): string => {
  const words = plainText(html).split(' ');
  return words.length > excerptWords
    ? `${words.slice(0, excerptWords).join(' ')} …`
    : words.join(' ');
};

export const PrincipalBlock = ({ record }: { record: MessageRecord | undefined }) => (
  <section className="home-principal">
    <Picture
      path={record?.attachments}
      fallback="message"
      sizes={pictureSizes.sender}
      alt={record ? `Portrait of ${record.name}` : ''}
      className="arched"
    />
    <div>
      <h2>From the Principal</h2>
      <blockquote>
        <p>{excerpt(record?.message ?? defaultMessages.Principal)}</p>
      </blockquote>
      {record && (
        <p className="home-principal-name">
          <strong>{record.name}</strong>
          <span>{record.designation}</span>
        </p>
      )}
      <p>
        <a className="button button-quiet" href="/PrincipalMessage">
          Read More<span className="visually-hidden"> of the principal’s message</span>
        </a>
      </p>
    </div>
  </section>
);

const albumHref = (id: string) => `/SubGallery?id=${encodeURIComponent(id)}`;

/** The creative canvas: gallery items of category Activity. */
export const CreativeCanvas = ({ activities }: { activities: readonly Gallery[] }) =>
  activities.length === 0 ? null : (
    <section className="home-row">
      <h2>Creative canvas</h2>
      <Slider label="Creative canvas" shows="two" timing={otherSliderTiming}>
        {activities.map((activity) => (
          <a key={activity._id} href={albumHref(activity._id)} className="picture-tile">
            <Picture
              path={activity.attachments[0]}
              fallback="gallery"
              sizes="(min-width: 1000px) 560px, 37vw"
              alt=""
            />
            <span>{activity.title}</span>
          </a>
        ))}
      </Slider>
    </section>
  );

export const EventsRow = ({ events }: { events: readonly SchoolEvent[] }) =>
  events.length === 0 ? null : (
    <section className="home-row">
      <h2>Events</h2>
      <Slider label="Events" shows="three" timing={otherSliderTiming}>
        {events.map((event) => (
          <a key={event._id} href="/Events" className="event-tile">
            <Picture path={event.images[0]} fallback="event" sizes={pictureSizes.row} alt="" />
            <span className="event-tile-text">
              <time dateTime={event.date}>{formatDay(event.date)}</time>
              <strong>{event.title}</strong>
              <span>{event.venue}</span>
            </span>
          </a>
        ))}
      </Slider>
    </section>
  );

export const RecentActivities = ({ school }: { school: School }) =>
  school.home.recentActivities.length === 0 ? null : (
    <section className="home-row">
      <h2>Recent activities</h2>
      <Slider label="Recent activities" shows="three" timing={otherSliderTiming}>
        {school.home.recentActivities.map(({ picture, title, text }) => (
          <article key={title} className="activity-tile">
            <Picture path={picture} fallback="gallery" sizes={pictureSizes.row} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </Slider>
    </section>
  );
