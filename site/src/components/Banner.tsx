/** The breadcrumb banner: where the visitor is, and the page's one heading. The first crumb is always Home (promise 1). */
import type { Route } from '@aangan/contract/routes.ts';
import { Arcade, Jaali } from './Ornaments.tsx';

type BannerProps = { title: string; route: Route | undefined; summary: string };

export const Banner = ({ title, route, summary }: BannerProps) => (
  <div className="banner">
    <Jaali />
    <div className="wide">
      <nav aria-label="Breadcrumb">
        <ol className="crumbs">
          <li>
            <a href="/">Home</a>
          </li>
          {route?.menu && <li>{route.menu}</li>}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1>{title}</h1>
      {summary && <p className="banner-summary">{summary}</p>}
    </div>
    <Arcade edge="banner" />
  </div>
);
