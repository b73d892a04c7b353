/** Islands as pages place them: rendered on their own, so that their ids are the same when the browser wakes them. */
import { renderToString } from 'react-dom/server';
import { type IslandDefinition, IslandMarkup, type Serialisable } from '../../islands/island.tsx';

type Props<P extends Record<string, Serialisable>> = { of: IslandDefinition<P>; props: P };

export const Island = <P extends Record<string, Serialisable>>({ of: island, props }: Props<P>) => (
  <IslandMarkup
    of={island}
    props={props}
    render={(element, identifierPrefix) => renderToString(element, { identifierPrefix })}
  />
);
