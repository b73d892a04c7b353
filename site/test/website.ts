/** The built website as a process of its own, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, until } from './local-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let built: Promise<void> | undefined;
/** Builds the website if what it is made of has changed, once; the scripts that do so are plain JavaScript. */
export const build = (): Promise<void> => {
  built ??= import(join(root, 'scripts/setup/builds.mjs')).then(({ buildIfStale, siteBuild }) =>
    buildIfStale(root, siteBuild, { env: process.env }),
  );
  return built;
};

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  ms: number;
};
export type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** A folder that the website keeps its things in. */
export const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'aangan-site-'));
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10 });

type Settings = Record<string, string>;

/** Runs the website to its end, for starts that are to fail. */
export const runToEnd = async (
  settings: Settings,
): Promise<{ code: number | null; words: string }> => {
  const { process: child, words } = run(settings);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, words: words() };
};

const run = (settings: Settings) => {
  const child = spawn(process.execPath, [join(root, 'site/dist/server/main.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    errors += part;
  });
  return { process: child, words: () => errors, output: () => output };
};

export class Website {
  readonly port: number;
  readonly #run: ReturnType<typeof run>;
  private constructor(port: number, started: ReturnType<typeof run>) {
    this.port = port;
    this.#run = started;
  }

  /** Starts it, and waits until it answers; on a port of its own unless one is given. */
  static async start(
    providerUrl: string,
    folder: string,
    settings: Settings = {},
  ): Promise<Website> {
    await build();
    const port = Number(settings.PORT ?? (await freePort()));
    const started = run({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      PROVIDER_URL: providerUrl,
      // What one process remembers can be tested only where there is one.
      WORKERS: '1',
      ...settings,
    });
    const site = new Website(port, started);
    const answers = async () => {
      if (started.process.exitCode !== null) throw new Error(`It ended: ${started.words()}`);
      return site.ask('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      );
    };
    try {
      await until('the website answers', answers, 60_000);
    } catch (error) {
      started.process.kill('SIGKILL');
      throw error;
    }
    return site;
  }

  get process(): ChildProcess {
    return this.#run.process;
  }
  /** The lines that it logged so far. */
  lines(): Record<string, unknown>[] {
    return this.#run
      .output()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }
  log(): string {
    return this.#run.output() + this.#run.words();
  }

  /** Asks as it is: nothing is followed, unpacked or normalised. */
  ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method,
          // As browsers do; left to itself, a client without an agent asks for the connection to be closed.
          headers: { connection: 'keep-alive', ...headers },
          agent: false,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const whole = Buffer.concat(parts);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: whole,
              text: whole.toString(),
              ms: performance.now() - began,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
  post(
    path: string,
    values: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(values)),
    });
  }
  postJson(path: string, values: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof values === 'string' ? values : JSON.stringify(values),
    });
  }

  /** Sends bytes as they are, piece by piece, and gives all that comes back. */
  async exchange(pieces: readonly string[]): Promise<string> {
    const socket = connect(this.port, '127.0.0.1').setNoDelay(true);
    let received = '';
    socket.on('data', (part) => {
      received += part.toString('latin1');
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    for (const piece of pieces) {
      socket.write(piece);
      await pause(30);
    }
    socket.end();
    await ended;
    return received;
  }

  /** Asks it to stop, and gives its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null)
      return this.process.exitCode;
    const ended = new Promise<number | null>((resolve) => this.process.once('close', resolve));
    this.process.kill(signal);
    return ended;
  }
}
