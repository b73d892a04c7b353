/** Every public read of the contract, for one school. */
import { addressOf, type Call, type CallName, calls } from '@aangan/contract/calls.ts';
import { routes } from '@aangan/contract/routes.ts';

export type CallAddress = { name: CallName; address: string };

/** Files are asked for by the answers that name them, a preview by its link; the two private lists are of no school. */
const apart: readonly CallName[] = ['image', 'preview', 'changes', 'schools'];

export const callAddresses = (school: string, albums: readonly string[]): CallAddress[] =>
  (Object.entries(calls) as [CallName, Call][]).flatMap(([name, call]): CallAddress[] => {
    if (call.method !== 'GET' || apart.includes(name)) return [];
    if (name === 'subGallery')
      return albums.map((id) => ({ name, address: addressOf(call, {}, { id, school }) }));
    const paths = name === 'page' ? routes.map(({ path }) => path) : [undefined];
    return paths.map((path) => ({ name, address: addressOf(call, { school }, { path }) }));
  });
