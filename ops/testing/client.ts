/** Asks through a proxy as a browser far away would: by name, over TLS, by HTTP/1.1 or HTTP/2, and from an address of one's choice. */
import { request as requestHttp } from 'node:http';
import { connect } from 'node:http2';
import { request as requestHttps } from 'node:https';

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** An address of loopback (127.0.0.2) that the request comes from. */
  from?: string;
  /** What the TLS handshake asks for, where that is not the name in the request. */
  serverName?: string;
};

export type Answer = {
  status: number;
  /** Names in small letters, and values, in the order in which they came: one that came twice is here twice. */
  headers: [name: string, value: string][];
  body: Buffer;
};

/** Every value that a header has. */
export const valuesOf = ({ headers }: Answer, name: string): string[] =>
  headers.filter(([one]) => one === name).map(([, value]) => value);

const inPairs = (raw: readonly string[]): Answer['headers'] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : []));

type Place = { port: number; name: string; path: string };

const ask1 = (
  request: typeof requestHttp,
  { port, name, path }: Place,
  { method = 'GET', headers, body, from, serverName }: Asked,
  tls: object,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: {
          host: name,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        ...(from ? { localAddress: from } : {}),
        ...tls,
        ...('ca' in tls ? { servername: serverName ?? name } : {}),
      },
      async (response) => {
        try {
          const chunks = await response.toArray();
          resolve({
            status: response.statusCode ?? 0,
            headers: inPairs(response.rawHeaders),
            body: Buffer.concat(chunks),
          });
        } catch (error) {
          reject(error);
        }
      },
    );
    // A refusal may come while the body is still being sent: what cannot be sent any more is then no matter.
    asking.on('error', reject);
    asking.end(body);
  });

const ask2 = (
  { port, name, path }: Place,
  { method = 'GET', headers, body }: Asked,
  ca: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // In MB: Node ends a stream that is given more at once, and some of our bodies are meant to be too large.
    const maxSessionMemory = 200;
    const session = connect(`https://127.0.0.1:${port}`, {
      ca,
      servername: name,
      maxSessionMemory,
    });
    session.on('error', reject);
    const stream = session.request({
      ':method': method,
      ':path': path,
      ':authority': name,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    });
    let head: Pick<Answer, 'status' | 'headers'> | undefined;
    const chunks: Buffer[] = [];
    stream.on('response', (said, _flags, raw?: string[]) => {
      const pairs = inPairs(raw ?? []).filter(([one]) => !one.startsWith(':'));
      head = { status: Number(said[':status']), headers: pairs };
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    // Not at its close: of a body that was refused half-way the rest is never sent, and Node then waits for ever.
    stream.on('end', () => {
      if (head) resolve({ ...head, body: Buffer.concat(chunks) });
      else reject(new Error('The stream ended without an answer.'));
      session.destroy();
    });
    stream.end(body);
  });

export type Protocol = 'HTTP/1.1' | 'HTTP/2';
export const protocols: readonly Protocol[] = ['HTTP/1.1', 'HTTP/2'];

/** Asks over TLS; the certificate must be the name's. */
export const askSecurely = (
  protocol: Protocol,
  place: Place,
  asked: Asked,
  ca: Buffer,
): Promise<Answer> =>
  protocol === 'HTTP/2' ? ask2(place, asked, ca) : ask1(requestHttps, place, asked, { ca });

/** Asks without TLS. */
export const askPlainly = (place: Place, asked: Asked = {}): Promise<Answer> =>
  ask1(requestHttp, place, asked, {});
