/** The first route of each kind of page, for what is too slow to be measured on all. */
import { type Route, routes } from '../contract/src/routes.ts';

export const onePerKind: readonly Route[] = [
  ...Map.groupBy(routes, ({ page: { kind } }) => kind).values(),
].flatMap(([first]) => first ?? []);
