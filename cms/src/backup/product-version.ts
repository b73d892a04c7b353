import { readFileSync } from 'node:fs';

/** The release of Aangan that runs. */
export const productVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version;
