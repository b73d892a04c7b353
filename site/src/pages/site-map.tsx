/** Every page that has something on it, grouped (promise 2.19), from the route table. */
import { type Route, routes, type SiteMapGroup, siteMapGroups } from '@aangan/contract/routes.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

const routesOf = (group: SiteMapGroup, emptyPages: ReadonlySet<string>): Route[] =>
  routes.filter((route) => route.siteMap === group && !emptyPages.has(route.path));

/** The groups with their pages; none that would be empty. */
const groupsOf = (emptyPages: ReadonlySet<string>) =>
  siteMapGroups
    .map((group) => ({ group, routes: routesOf(group, emptyPages) }))
    .filter(({ routes }) => routes.length > 0);

export const siteMapPage: PageDefinition<'site-map'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => ({
    summary: await summaryOf(input),
    files: {},
    body: (
      <div className="wide page-body site-map">
        {groupsOf(input.emptyPages).map(({ group, routes }) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {routes.map((route) => (
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
