/** Ends a server without breaking a connection on which the next request may already be on its way. */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a connection that waits stays open: whoever is still using it sends within this, and is told to go elsewhere. */
const graceMs = 1500;

export type Drain = {
  /** From now on every answer says `Connection: close`. */
  isUnderWay: () => boolean;
  /** Takes no new connection, and ends when the last one has closed. */
  begin: () => Promise<void>;
};

export const createDrain = (server: Server): Drain => {
  let isUnderWay = false;
  let holdsIdle = false;
  const closeIdle = server.closeIdleConnections.bind(server);
  // `close` calls it at once. A client that sent its next request at that moment would get a broken connection for it.
  server.closeIdleConnections = () => {
    if (!holdsIdle) closeIdle();
  };
  return {
    isUnderWay: () => isUnderWay,
    begin: async () => {
      isUnderWay = true;
      holdsIdle = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      await Promise.race([closed, pause(graceMs, undefined, { ref: false })]);
      holdsIdle = false;
      closeIdle();
      await closed;
    },
  };
};
