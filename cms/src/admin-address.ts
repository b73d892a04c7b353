/** Where staff reach the back office, as it is written into a link for them. */
import type { Settings } from './settings.ts';

/** Everybody's own machine, whatever address it listens at. */
const here = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'];

type Names = Pick<Settings, 'adminUrl' | 'adminHost' | 'adminPort'>;

/** `isPublic`: the address leads there from other machines, too. */
export const adminAddress = ({
  adminUrl,
  adminHost,
  adminPort,
}: Names): { url: string; isPublic: boolean } => {
  const isHere = here.includes(adminHost);
  const host = adminHost.includes(':') ? `[${adminHost}]` : adminHost;
  return {
    url: adminUrl ?? `http://${isHere ? 'localhost' : host}:${adminPort}`,
    isPublic: Boolean(adminUrl) || !isHere,
  };
};
