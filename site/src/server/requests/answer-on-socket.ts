/**
 * The fastest way: a plain request for something that memory holds is answered on the socket itself. At the first
 * request that is anything else, the connection goes to node:http for the rest of its life (decision 11).
 */
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Count } from '@aangan/contract/watch/count.ts';
import { type Answer, answerFor, type Entry } from '../answers/entry.ts';
import { requestCounts } from '../process/counts.ts';
import { logAgain, requestLine } from '../process/log.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import { isVisit, kindOf } from './request-kind.ts';

/** Larger bodies are not copied to stand behind their headers: they are written after them. */
const mostJoined = 64 * 1024;

/** How many times we look at a connection that waits before it is closed. */
const rounds = 12;

/** The head of an answer as node:http would write it. */
const headOf = ({ status, headers }: Answer, second: number, keepAliveMs: number): string => {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  head += `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  return `${head}Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
};

let thisSecond: number | undefined;
/** Answers that are ready in this second. Kept for longer, their bytes would be in memory twice for as long as the page is. */
let readyAnswers: Answer[] = [];
/** The second that it is, asked of the system once in it. */
const secondNow = (): number => {
  if (thisSecond === undefined) {
    const now = Date.now();
    thisSecond = Math.floor(now / 1000);
    const forget = () => {
      thisSecond = undefined;
      for (const answer of readyAnswers) delete answer.ready;
      readyAnswers = [];
    };
    setTimeout(forget, 1000 - (now % 1000)).unref();
  }
  return thisSecond;
};

/** Where a page of whoever this host is is counted. */
type VisitsOf = (host: string) => Count;

/** Puts an answer together. All who ask in the same second get the same bytes, for their Date is the same. */
const readyNow = (
  answer: Answer,
  { method, url, host }: PlainRequest,
  keepAliveMs: number,
  visitsOf: VisitsOf,
) => {
  const second = secondNow();
  if (answer.ready?.second !== second || answer.ready.method !== method) {
    const head = Buffer.from(headOf(answer, second, keepAliveMs), 'latin1');
    const { body, status } = answer;
    if (!answer.ready) readyAnswers.push(answer);
    answer.ready = {
      second,
      method,
      bytes: body && body.length <= mostJoined ? Buffer.concat([head, body]) : head,
      line: { text: requestLine(second * 1000, method, url, status, 0), times: 0 },
      count: requestCounts.of(kindOf(url), status),
      visits: isVisit(method, url, status) ? visitsOf(host) : { value: 0 },
    };
  }
  return answer.ready;
};

/**
 * Answers on the sockets of a server before it does. `findHit` gives what memory holds at an address; while the server `isEnding`,
 * node:http answers all, and says that the connection closes; `visitsOf` says where a page is counted.
 */
export const answerOnSockets = (
  server: Server,
  findHit: (host: string, url: string) => Entry | undefined,
  isEnding: () => boolean = () => false,
  visitsOf: VisitsOf = () => ({ value: 0 }),
): void => {
  const [toHttp] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!toHttp) throw new Error('node:http no longer listens for its own connections.');
  server.removeAllListeners('connection');
  /** A connection that has only ever brought plain requests, and for how many rounds it has brought none. */
  type Line = { socket: Socket; quietRounds: number };
  const ours = new Set<Line>();

  const answerHit = (socket: Socket, received: Buffer): boolean => {
    const request = readPlainRequest(received);
    const entry = request && findHit(request.host, request.url);
    if (!entry) return false;
    const answer = answerFor(entry, request);
    const { bytes, line, count, visits } = readyNow(
      answer,
      request,
      server.keepAliveTimeout,
      visitsOf,
    );
    let takesMore: boolean;
    if (answer.body && answer.body.length > mostJoined) {
      socket.cork();
      socket.write(bytes);
      takesMore = socket.write(answer.body);
      socket.uncork();
    } else takesMore = socket.write(bytes);
    // Who does not read what they asked for gets no more of it.
    if (!takesMore) socket.pause().once('drain', () => socket.resume());
    logAgain(line);
    count.value += 1;
    visits.value += 1;
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const line: Line = { socket, quietRounds: 0 };
    const onData = (bytes: Buffer) => {
      line.quietRounds = 0;
      if (isEnding() || !answerHit(socket, bytes)) handOver(bytes);
    };
    const onEnd = () => void socket.end();
    const onTimeout = () => void socket.destroy();
    const onError = () => undefined; // The visitor has gone; the socket closes by itself.
    const onClose = () => void ours.delete(line);
    const handOver = (bytes: Buffer) => {
      ours.delete(line);
      socket.setTimeout(0);
      socket.off('data', onData).off('end', onEnd).off('timeout', onTimeout);
      socket.off('error', onError).off('close', onClose);
      // As if nothing of it had been read; it flows on when node:http listens.
      socket.pause().unshift(bytes);
      toHttp.call(server, socket);
      socket.resume();
    };
    ours.add(line);
    socket.on('data', onData).on('end', onEnd).on('timeout', onTimeout);
    socket.on('error', onError).on('close', onClose);
  });

  // One timer for all connections: a timer each would be set anew twice for every request, and cost a tenth of the speed.
  setInterval(() => {
    for (const line of ours) {
      const { socket } = line;
      const isSending = socket.writableLength > 0;
      line.quietRounds = isSending ? 0 : line.quietRounds + 1;
      if (line.quietRounds > rounds) socket.destroy();
      // Whether anything still goes out to a slow reader, only Node's own timer sees.
      else if (isSending !== Boolean(socket.timeout))
        socket.setTimeout(isSending ? server.keepAliveTimeout : 0);
    }
  }, server.keepAliveTimeout / rounds).unref();

  // A server that closes calls this; between two requests, all of our connections are idle.
  const closeIdleInHttp = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdleInHttp();
    for (const { socket } of ours) socket.end();
  };
};
