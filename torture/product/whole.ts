/** The product as an operator runs it: `npm start` itself, which must outlive whatever befalls the parts that it started. */
import { cleanEnvironment, root } from '../../e2e/prepared-data.ts';
import { start } from '../../scripts/processes/children.mjs';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import { ask } from '../client/ask.ts';
import { until } from '../client/crowd.ts';

export type Whole = {
  siteUrl: string;
  apiUrl: string;
  dataDir: string;
  /** Whether the command itself has ended, which only its operator may make it do. */
  hasEnded: () => boolean;
  /** What it said so far. */
  lines: string[];
  stop: () => Promise<void>;
};

/** Starts it on ports of its own with data that are there, and waits for the website. */
export const startWhole = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Whole> => {
  const [port, adminPort, apiPort] = await findFreePorts(3);
  const lines: string[] = [];
  let ended = false;
  const child = start(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      // Not npm's: a start under npm ends when npm does.
      npm_lifecycle_event: undefined,
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...env,
    },
    onOutput: (line) => void lines.push(line),
    onError: (line) => void lines.push(line),
  });
  void child.ended.then(() => {
    ended = true;
  });
  const siteUrl = `http://127.0.0.1:${port}`;
  try {
    await until(
      'the website answers',
      async () => {
        if (ended) throw new Error('npm start has ended');
        return (await ask(siteUrl, '/healthz')).status === 200;
      },
      120_000,
    );
  } catch (error) {
    await child.stop();
    throw new Error(`${(error as Error).message}\n${lines.slice(-10).join('\n')}`);
  }
  return {
    siteUrl,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    hasEnded: () => ended,
    lines,
    stop: () => child.stop(),
  };
};
