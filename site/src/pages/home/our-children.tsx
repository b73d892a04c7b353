/** The home page's end: toppers, today's birthdays, and the photo gallery (promise 2.2). */

import type { Birthday, Gallery, Topper, TopperClass } from '@aangan/contract/entities.ts';
import { Arcade } from '../../components/Ornaments.tsx';
import { PersonCard } from '../../components/PersonCard.tsx';
import { Picture } from '../../components/Picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { otherSliderTiming, Slider } from '../../components/Slider.tsx';
import { TopperCard } from '../../components/TopperCard.tsx';
import { filterToppers, ofClass } from '../../rules/toppers-filter.ts';

type ToppersProps = { toppers: readonly Topper[]; topperClass: TopperClass; today: string };

const ClassToppers = ({ toppers, topperClass, today }: ToppersProps) => {
  const { records, applied } = filterToppers(ofClass(toppers, topperClass), {}, today);
  if (records.length === 0) return null;
  const name = `Class ${topperClass} toppers`;
  return (
    <section className="home-toppers">
      <h2>
        {name} <small>{applied.year}</small>
      </h2>
      <Slider label={name} shows="two" timing={otherSliderTiming}>
        {records.map((topper) => (
          <TopperCard key={topper._id} heading="h3" topper={topper} />
        ))}
      </Slider>
      <p>
        <a href={`/Topper${topperClass}`}>All {name}</a>
      </p>
    </section>
  );
};

export const Toppers = ({ toppers, today }: Omit<ToppersProps, 'topperClass'>) =>
  toppers.length === 0 ? null : (
    <div className="band band-brand">
      <Arcade edge="toppers" />
      <div className="wide home-pair">
        <ClassToppers toppers={toppers} topperClass="X" today={today} />
        <ClassToppers toppers={toppers} topperClass="XII" today={today} />
      </div>
    </div>
  );

export const Birthdays = ({ birthdays }: { birthdays: readonly Birthday[] }) =>
  birthdays.length === 0 ? null : (
    <section className="home-row home-birthdays">
      <h2>Today’s birthdays</h2>
      <Slider label="Today’s birthdays" shows="two" timing={otherSliderTiming}>
        {birthdays.map((child) => (
          <PersonCard
            heading="h3"
            key={child._id}
            name={child.name}
            lines={[`Class ${child.class}`]}
            photo={child.attachments}
          />
        ))}
      </Slider>
    </section>
  );

export const GalleryRow = ({ galleries }: { galleries: readonly Gallery[] }) =>
  galleries.length === 0 ? null : (
    <section className="home-row">
      <h2>Photo gallery</h2>
      <Slider label="Photo gallery" shows="four" timing={otherSliderTiming}>
        {galleries.map((gallery) => (
          <article key={gallery._id} className="gallery-tile">
            <Picture
              path={gallery.attachments[0]}
              fallback="gallery"
              sizes={pictureSizes.row}
              alt=""
            />
            <h3>{gallery.title}</h3>
            <a
              className="button button-quiet"
              href={`/SubGallery?id=${encodeURIComponent(gallery._id)}`}
            >
              View More<span className="visually-hidden"> of {gallery.title}</span>
            </a>
          </article>
        ))}
      </Slider>
    </section>
  );
