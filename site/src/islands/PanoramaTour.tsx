/**
 * The virtual tour. In the browser to turn a panorama all the way round and to change places without a new page; without it
 * places are links and the panorama is a wide picture. The 360° viewer is fetched only when the visitor asks for it.
 */

import type { Files, Panorama } from '@aangan/contract/entities.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { FilesContext, fileUrl } from '../components/files.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import type { DrawnIsland } from './island.ts';

type Props = { places: Panorama[]; active: string; files: Files };

/** The turning panorama; leaves the plain picture where WebGL is missing. */
const Turning = ({
  image,
  place,
  onFail,
}: {
  image: string;
  place: string;
  onFail: () => void;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let viewer: { destroy: () => void } | undefined;
    let gone = false;
    import('./panorama-viewer.ts')
      .then(({ openPanorama }) => {
        if (!gone && frame.current)
          viewer = openPanorama(frame.current, fileUrl(image), place, onFail);
      })
      .catch(onFail);
    return () => {
      gone = true;
      viewer?.destroy();
    };
  }, [image, place, onFail]);
  return <div ref={frame} className="panorama-viewer" />;
};

const PanoramaTour = ({ places, active: first, files }: Props) => {
  const [active, setActive] = useState(first);
  const [turning, setTurning] = useState(false);
  const current = places.find(({ _id }) => _id === active) ?? places[0];
  const fail = useRef(() => setTurning(false)).current;
  if (!current) return null;
  const choose = (event: MouseEvent, id: string) => {
    event.preventDefault();
    setActive(id);
    history.replaceState(null, '', `/VirtualTour?place=${encodeURIComponent(id)}`);
  };
  return (
    <FilesContext value={files}>
      <div className="tour">
        <nav aria-label="Places">
          <ul className="tour-places">
            {places.map(({ _id, place }) => (
              <li key={_id}>
                <a
                  href={`/VirtualTour?place=${encodeURIComponent(_id)}`}
                  aria-current={_id === current._id ? 'true' : undefined}
                  onClick={(event) => choose(event, _id)}
                >
                  {place}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <figure className="panorama">
          {turning ? (
            <Turning key={current._id} image={current.image} place={current.place} onFail={fail} />
          ) : (
            <>
              <Picture path={current.image} sizes={pictureSizes.column} first />
              {/* A link, so that it leads to the whole picture where nothing can turn it. */}
              <a
                className="button button-accent panorama-open"
                href={fileUrl(current.image)}
                onClick={(event) => {
                  event.preventDefault();
                  setTurning(true);
                }}
              >
                <Icon name="play" />
                Look around in 360°
              </a>
            </>
          )}
          <figcaption>{current.place}</figcaption>
        </figure>
      </div>
    </FilesContext>
  );
};

export const island: DrawnIsland<Props> = {
  name: 'panorama-tour',
  on: 'touch',
  answers: '.tour a',
  declares: ['places', 'active', 'files'],
  Component: PanoramaTour,
};
