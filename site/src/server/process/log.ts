/** Structured logs: one JSON line each, written in batches because a cached page is served faster than a line is written. */
import { fstatSync, writeSync } from 'node:fs';
import { maskAddresses, maskPath } from '@aangan/contract/mask-addresses.ts';
import { currentNumber } from '@aangan/contract/watch/request-number.ts';

/** What can be worth a look later. Codes are what an alert is set on, so they do not change. */
export type LogCode =
  | 'no-website-key'
  | 'listening'
  | 'stopped'
  | 'worker-died'
  | 'worker-failed'
  | 'replaced'
  | 'provider-away'
  | 'provider-back'
  | 'provider-garbage'
  | 'render-failed'
  | 'pack-failed'
  | 'request-failed'
  | 'form-failed'
  | 'folder-failed'
  | 'snapshot-failed'
  | 'file-failed'
  | 'metrics-failed'
  | 'lines-dropped';

/** As much as a pipe takes in one piece: with more, the lines of two workers could run into each other. A file takes any. */
const batchBytes = fstatSync(1).isFile() ? 65_536 : 4096;

let waiting = '';
let waitingBytes = 0;
/** Lines that are written more than once. They are counted while they wait: a hit takes less time than a line. */
export type RepeatedLine = { text: string; times: number };
const repeated: RepeatedLine[] = [];
let timer: NodeJS.Timeout | undefined;

/** Lines that could not be written, of each output. */
const dropped: Record<1 | 2, number> = { 1: 0, 2: 0 };

/** Whoever read our output is gone or slower than we are, or the disk is full: a log line is not worth a crash. */
const tryToWrite = (output: 1 | 2, text: string): boolean => {
  try {
    writeSync(output, text);
    return true;
  } catch {
    return false;
  }
};

const write = (output: 1 | 2, text: string) => {
  if (!text) return;
  if (
    dropped[output] > 0 &&
    tryToWrite(output, toLine('lines-dropped', { lines: dropped[output] }))
  )
    dropped[output] = 0;
  if (dropped[output] > 0 || !tryToWrite(output, text))
    dropped[output] += text.split('\n').length - 1;
};

const writeWaiting = () => {
  write(1, waiting);
  waiting = '';
  waitingBytes = 0;
};

/** Writes what is waiting; called when the process ends, too. */
export const flushLog = (): void => {
  clearTimeout(timer);
  timer = undefined;
  writeWaiting();
  for (const line of repeated) {
    const perBatch = Math.max(1, Math.floor(batchBytes / Buffer.byteLength(line.text)));
    for (; line.times > 0; line.times -= Math.min(line.times, perBatch))
      write(1, line.text.repeat(Math.min(line.times, perBatch)));
  }
  repeated.length = 0;
};
const flushSoon = () => {
  timer ??= setTimeout(flushLog, 200).unref();
};

const queue = (line: string) => {
  const bytes = Buffer.byteLength(line);
  if (waitingBytes + bytes > batchBytes) writeWaiting();
  waiting += line;
  waitingBytes += bytes;
  flushSoon();
};

/** What somebody should look at, though nothing has failed yet. */
const warnings: readonly LogCode[] = [
  'no-website-key',
  'worker-died',
  'provider-away',
  'provider-garbage',
  'lines-dropped',
];
const levelOf = (code: LogCode): string => {
  if (code.endsWith('-failed')) return 'error';
  return warnings.includes(code) ? 'warn' : 'info';
};

const toLine = (code: LogCode, facts: Record<string, unknown>): string => {
  const line = {
    time: new Date().toISOString(),
    level: levelOf(code),
    process: 'website',
    request: currentNumber(),
    code,
    ...facts,
  };
  return `${maskAddresses(JSON.stringify(line))}\n`;
};

/** Logs something that happened; never with personal data. What failed goes to the error output, where a person looks first. */
export const log = (code: LogCode, facts: Record<string, unknown> = {}): void => {
  const line = toLine(code, facts);
  if (code.endsWith('-failed')) write(2, line);
  else queue(line);
};

/** An error as a value for a log line: its message and where it came from, for us and never for a visitor. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * The line of a request. The path goes in without its query string, which may hold what somebody typed, without e-mail
 * addresses, and without the rest of a file's path, which may open a private file. What memory answers has no number: no other
 * process is asked for it, and the same line stands for all who ask in one second.
 */
export const requestLine = (
  time: number,
  method: string,
  url: string,
  status: number,
  ms: number,
  number?: string,
): string => {
  const end = url.indexOf('?');
  const path = url.includes('/api/image/') ? '/api/image/' : end < 0 ? url : url.slice(0, end);
  const request = number === undefined ? '' : `"request":"${number}",`;
  return `{"time":"${new Date(time).toISOString()}","level":"info","process":"website",${request}"method":"${method}","path":${JSON.stringify(maskPath(path).slice(0, 200))},"status":${status},"ms":${Math.round(ms * 10) / 10}}\n`;
};

/** Logs one request. */
export const logRequest = (
  method: string,
  url: string,
  status: number,
  ms: number,
  number?: string,
): void => queue(requestLine(Date.now(), method, url, status, ms, number));

/** Logs a line once more. */
export const logAgain = (line: RepeatedLine): void => {
  if (line.times === 0) repeated.push(line);
  line.times += 1;
  flushSoon();
};
