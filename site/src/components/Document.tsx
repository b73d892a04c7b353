/** The whole HTML document around a page. */

import type { Route } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { fileUrl, widthsFor } from './files.ts';
import { Header } from './Header.tsx';
import { ArchShape } from './Ornaments.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { fullTitleOf, iconUrl, isKnown } from './school-facts.ts';

export type DocumentProps = {
  school: School;
  /** The paths of pages that have nothing on them yet. */
  emptyPages: ReadonlySet<string>;
  route: Route | undefined;
  title: string;
  summary: string;
  /** The page's one right address, absolute. */
  canonical: string;
  picture: string | null;
  preload: { path: string; sizes: string } | undefined;
  noIndex: boolean;
  ownBanner: boolean;
  /** Until when its link works, if this is a preview. */
  previewUntil: string | undefined;
  children: ReactNode;
};

export const Document = (props: DocumentProps) => {
  const { school, route, title, summary, canonical, picture, preload } = props;
  const fullTitle = fullTitleOf(title, school);
  const description = summary || school.tagline;
  const origin = new URL(canonical).origin;
  return (
    <html
      lang="en-IN"
      style={
        {
          '--brand': school.colours.brand,
          '--accent': school.colours.accent,
        } as React.CSSProperties
      }
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        {description && <meta name="description" content={description} />}
        {props.noIndex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={canonical} />
        )}
        <meta name="theme-color" content={school.colours.brand} />
        <meta property="og:type" content="website" />
        {isKnown(school) && <meta property="og:site_name" content={school.name} />}
        <meta property="og:title" content={fullTitle} />
        {description && <meta property="og:description" content={description} />}
        <meta property="og:url" content={canonical} />
        <meta property="og:locale" content="en_IN" />
        {picture && <meta property="og:image" content={`${origin}${fileUrl(picture, 960)}`} />}
        <meta name="twitter:card" content="summary_large_image" />
        {preload && (
          <link
            rel="preload"
            as="image"
            imageSrcSet={widthsFor(preload.sizes)
              .map((width) => `${fileUrl(preload.path, width)} ${width}w`)
              .join(', ')}
            imageSizes={preload.sizes}
            fetchPriority="high"
          />
        )}
        <link rel="icon" href={iconUrl(school, 160)} />
        <link rel="apple-touch-icon" href={iconUrl(school, 320)} />
      </head>
      <body>
        {props.previewUntil && <PreviewBar until={props.previewUntil} />}
        <ArchShape />
        <Header school={school} current={route} emptyPages={props.emptyPages} />
        <main id="main" tabIndex={-1}>
          {!props.ownBanner && <Banner title={title} route={route} summary={summary} />}
          {props.children}
        </main>
        <Footer school={school} emptyPages={props.emptyPages} />
      </body>
    </html>
  );
};
