/** Structured logs: one JSON line each, written in batches because a cached page is served faster than a line is written. */
import { writeSync } from 'node:fs';

/** What can be worth a look later. Codes are what an alert is set on, so they do not change. */
export type LogCode =
  | 'listening'
  | 'stopped'
  | 'provider-away'
  | 'provider-back'
  | 'provider-garbage'
  | 'render-failed'
  | 'request-failed'
  | 'form-failed'
  | 'snapshot-failed'
  | 'file-failed';

const batch: string[] = [];
let timer: NodeJS.Timeout | undefined;

/** Writes what is waiting; called when the process ends, too. */
export const flushLog = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (batch.length === 0) return;
  const text = batch.join('');
  batch.length = 0;
  try {
    writeSync(1, text);
  } catch {
    // Whoever read our output is gone, or is slower than we are: a log line is not worth a crash.
  }
};

const queue = (line: string) => {
  batch.push(line);
  timer ??= setTimeout(flushLog, 200).unref();
};

/** Logs something that happened; never with personal data. What failed goes to the error output, where a person looks first. */
export const log = (code: LogCode, facts: Record<string, unknown> = {}): void => {
  const line = `${JSON.stringify({ time: new Date().toISOString(), code, ...facts })}\n`;
  if (code.endsWith('-failed')) process.stderr.write(line);
  else queue(line);
};

/** An error as a value for a log line: its message and where it came from, for us and never for a visitor. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * One line a request. The path goes in without its query string, which may hold what somebody typed, and without the
 * rest of a file's path, which may open a private file.
 */
export const logRequest = (method: string, url: string, status: number, started: number): void => {
  const end = url.indexOf('?');
  const path = url.startsWith('/api/image/') ? '/api/image/' : end < 0 ? url : url.slice(0, end);
  const took = (performance.now() - started).toFixed(1);
  queue(
    `{"time":${Date.now()},"method":"${method}","path":${JSON.stringify(path.slice(0, 200))},"status":${status},"ms":${took}}\n`,
  );
};
