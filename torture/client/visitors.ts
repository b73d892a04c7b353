/** Visitors who read pages all the while, and how they fared. */
import { type Answer, ask, keepAliveAgent } from './ask.ts';
import { pause } from './crowd.ts';

export type Fared = { requests: number; errors: number; times: number[]; faults: string[] };

export type Visitors = {
  /** What happened so far, or since `forget`. */
  fared: () => Fared;
  /** Begins to count anew. */
  forget: () => void;
  /** Stops them, and gives what happened. */
  stop: () => Promise<Fared>;
};

type Options = {
  siteUrl: string;
  paths: readonly string[];
  count: number;
  /** Between two pages of one visitor. */
  restMs?: number;
  timeoutMs?: number;
};

/** Sends visitors, each on a connection that is kept alive. */
export const sendVisitors = ({
  siteUrl,
  paths,
  count,
  restMs = 0,
  timeoutMs,
}: Options): Visitors => {
  let fared: Fared = { requests: 0, errors: 0, times: [], faults: [] };
  let isOver = false;
  const agent = keepAliveAgent(count);
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const now = fared;
      now.requests += 1;
      const answer = await ask(siteUrl, path, {
        agent,
        timeoutMs,
        headers: { 'accept-encoding': 'gzip' },
      }).catch((error: NodeJS.ErrnoException): Partial<Answer> & { fault: string } => ({
        fault: error.code ?? error.message,
      }));
      if (answer.status === 200) now.times.push(answer.ms ?? 0);
      else {
        now.errors += 1;
        if (now.faults.length < 20)
          now.faults.push(`${path}: ${answer.status ?? (answer as { fault: string }).fault}`);
      }
      // A server that is gone refuses at once; nobody asks it a thousand times a second.
      if (answer.status !== 200) await pause(50);
      if (restMs > 0) await pause(restMs);
    }
  };
  const visiting = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    fared: () => fared,
    forget: () => {
      fared = { requests: 0, errors: 0, times: [], faults: [] };
    },
    stop: async () => {
      isOver = true;
      await visiting;
      agent.destroy();
      return fared;
    },
  };
};
