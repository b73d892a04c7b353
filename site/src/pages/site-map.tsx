/** Every page, grouped (promise 2.19), from the route table. */
import { type Route, routes, type SiteMapGroup, siteMapGroups } from '@aangan/contract/routes.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

const routesOf = (group: SiteMapGroup): Route[] =>
  routes.filter((route) => route.siteMap === group);

export const siteMapPage: PageDefinition<'site-map'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => ({
    summary: await summaryOf(input),
    files: {},
    body: (
      <div className="wide page-body site-map">
        {siteMapGroups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {routesOf(group).map((route) => (
                <li key={route.path}>
                  <a href={route.path}>{route.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    ),
  }),
};
