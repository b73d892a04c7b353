/** The home page (promise 2.2), top to bottom. A part without data shows its default, or is not there. */

import { addressOf, calls } from '@aangan/contract/calls.ts';
import { Arcade } from '../components/Ornaments.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { RestOfStyles } from '../components/RestOfStyles.tsx';
import { SliderButtons } from '../components/Slider.tsx';
import { eventsOfMonth, toCalendarEvent } from '../islands/EventCalendar.tsx';
import { island as sliders } from '../islands/sliders.ts';
import { monthOfDay, toMonth } from '../rules/calendar.ts';
import { newestFirst } from '../rules/day.ts';
import { Island } from '../server/rendering/islands.tsx';
import { Highlights, Notices, RegistrationBanner, Welcome } from './home/opening.tsx';
import { Birthdays, GalleryRow, Toppers } from './home/our-children.tsx';
import {
  AboutUs,
  Calendar,
  CreativeCanvas,
  EventsRow,
  LatestNews,
  PrincipalBlock,
  RecentActivities,
} from './home/school-life.tsx';
import type { PageDefinition } from './page.ts';

/** Sliders are for a taste; the whole lists have pages of their own. */
const mostInRow = 12;
const mostNews = 8;

export const homePage: PageDefinition<'home'> = {
  heeds: (query) => {
    const month = toMonth(query.get('month'), '');
    return month && `?month=${month}`;
  },
  dependsOnDay: true,
  view: async ({ school, schoolFiles, emptyPages, read, query, today }) => {
    const [
      notices,
      highlights,
      registrations,
      news,
      events,
      messages,
      galleries,
      toppers,
      birthdays,
    ] = await Promise.all([
      read.list('notifications'),
      read.list('highlights'),
      read.list('registrations'),
      read.list('news'),
      read.list('allEvents'),
      read.list('messages'),
      read.list('allGalleries'),
      read.list('toppers'),
      read.list('birthdays'),
    ]);
    const answers = [
      notices,
      highlights,
      registrations,
      news,
      events,
      messages,
      galleries,
      toppers,
      birthdays,
    ];
    const month = toMonth(query.get('month'), monthOfDay(today));
    const ofCategory = (category: string) =>
      newestFirst(galleries.data, ({ date }) => date)
        .filter((gallery) => gallery.category === category)
        .slice(0, mostInRow);
    const [firstSlide] = school.home.slides;
    return {
      summary: school.tagline,
      files: Object.assign({}, schoolFiles, ...answers.map(({ files }) => files ?? {})),
      ownBanner: true,
      ...(firstSlide ? { preload: { path: firstSlide.picture, sizes: pictureSizes.page } } : {}),
      body: (
        <>
          <Notices notices={notices.data} />
          <Highlights highlights={highlights.data} school={school} />
          <RegistrationBanner registrations={registrations.data} emptyPages={emptyPages} />
          <Welcome school={school} notices={notices.data.length} emptyPages={emptyPages} />
          <RestOfStyles />
          <div className="wide home-pair home-first">
            <AboutUs school={school} isEmpty={emptyPages.has('/AboutUs')} />
            <LatestNews
              isEmpty={emptyPages.has('/News')}
              news={newestFirst(news.data, ({ fromDate }) => fromDate).slice(0, mostNews)}
            />
          </div>
          <div className="band band-sand">
            <Arcade edge="calendar" />
            <div className="wide home-pair">
              <Calendar
                month={month}
                today={today}
                events={eventsOfMonth(events.data.map(toCalendarEvent), month)}
                source={addressOf(calls.allEvents, { school: school.code })}
              />
              <PrincipalBlock
                record={messages.data.find(({ category }) => category === 'Principal')}
              />
            </div>
          </div>
          <div className="wide home-rows">
            <CreativeCanvas activities={ofCategory('Activity')} />
            <EventsRow
              events={newestFirst(events.data, ({ date }) => date)
                .filter(({ category }) => category === 'Events')
                .slice(0, mostInRow)}
            />
            <RecentActivities school={school} />
          </div>
          <Toppers toppers={toppers.data} today={today} />
          <div className="wide home-rows">
            <Birthdays birthdays={birthdays.data} />
            <GalleryRow galleries={ofCategory('PhotoGallery')} />
          </div>
          <SliderButtons />
          <Island of={sliders} props={{}} />
        </>
      ),
    };
  },
};
