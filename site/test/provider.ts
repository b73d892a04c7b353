/** A provider for tests, made from the contract's call table: it speaks HTTP, and misbehaves on demand. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Call, type Change, calls } from '@aangan/contract/calls.ts';
import type { Collection } from '@aangan/contract/collections.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { previewHeader } from '@aangan/contract/preview.ts';
import type { SchoolAddress } from '@aangan/contract/school.ts';
import { freePort, type LocalServer, listen, until } from './local-server.ts';
import { audio, type Content, contentOf, pdf, picture } from './samples.ts';

/** So late it answers when it is slow: later than a busy machine takes for a page that does not wait for it. */
export const slowMs = 60_000;

/** How it answers: as agreed, a minute late, never, with nonsense, with 500, or with empty lists. */
export type Mood = 'up' | 'slow' | 'hanging' | 'garbage' | '500' | 'empty';
type Reply = { status: number; body?: unknown; headers?: Record<string, string> };
type StoredFile = { type: string; body: Buffer };
export type Received = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

const patterns = (Object.entries(calls) as [keyof typeof calls, Call][])
  .map(([name, call]) => ({
    name,
    call,
    pattern: new RegExp(
      `^${call.path.replace(/\{(\w+)\}/g, (_, param) => (param === 'path' ? '(?<path>.+)' : `(?<${param}>[^/]+)`))}$`,
    ),
  }))
  .sort((a, b) => b.call.path.length - a.call.path.length);

export class TestProvider {
  mood: Mood = 'up';
  /** Adds a field to every object of every answer, as a newer release may. */
  saysMore = false;
  readonly content = new Map<string, Content>([
    ['NJMS', contentOf('NJMS')],
    ['SVNK', contentOf('SVNK')],
  ]);
  addresses: SchoolAddress[] = [
    { code: 'NJMS', hostnames: [] },
    { code: 'SVNK', hostnames: ['svnk.localhost'] },
  ];
  /** Until when the answers of a call hold. */
  readonly validUntil = new Map<keyof typeof calls, string>();
  /** What a transfer certificate lookup and a form are answered. */
  tc: Reply = { status: 404, body: { error: { message: 'No such certificate.' } } };
  form: Reply = { status: 200, body: { data: { received: true } } };
  /** What a preview's token opens, and what the calls that show it answer then. */
  preview: Reply = { status: 403, body: { error: { message: refusals.previewEnded } } };
  readonly drafts = new Map<keyof typeof calls, unknown>();
  readonly files = new Map<string, StoredFile>([
    [picture, { type: 'image/webp', body: Buffer.from('a picture of 26 bytes, say') }],
    [pdf, { type: 'application/pdf', body: Buffer.from('%PDF-1.7 sample') }],
    [audio, { type: 'audio/mpeg', body: Buffer.from('ID3 sound') }],
  ]);
  readonly received: Received[] = [];
  url = '';
  #server: LocalServer | undefined;
  #changes: (Omit<Change, 'collection'> & { collection: string })[] = [];
  readonly #held = new Map<string, () => Promise<void>>();

  /** Begins to answer; after `stop`, at the same address as before. */
  async start(): Promise<void> {
    const port = this.url === '' ? await freePort() : Number(new URL(this.url).port);
    this.#server = await listen((request, response) => void this.#answer(request, response), port);
    this.url = this.#server.url;
  }
  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }
  /** As if nothing had been sent yet, and forms answered as at first: for the next test with the same website. */
  forgetForms(): void {
    this.received.length = 0;
    this.tc = { status: 404, body: { error: { message: 'No such certificate.' } } };
    this.form = { status: 200, body: { data: { received: true } } };
  }
  of(school: string): Content {
    const content = this.content.get(school);
    if (!content) throw new Error(`The test has no school ${school}`);
    return content;
  }
  /** Tells the changes feed that something was published, or that a file is gone. */
  publish(school: string, collection: Collection | 'of-a-newer-release', file?: string): void {
    const sequence = this.#changes.length + 1;
    this.#changes.push({ sequence, school, collection, ...(file && { file }) });
  }
  /** Takes a file down, and waits until the website has heard of it. */
  async takeDown(path: string): Promise<void> {
    this.files.delete(path);
    this.publish('NJMS', 'galleries', path);
    const since = `since=${this.#changes.length}`;
    await until('the website has heard of it', () =>
      this.asked('/api/changes').some(({ url }) => url.includes(since)),
    );
  }
  /** Answers the next question for a file only when it is let go, with what was there when it was asked. */
  hold(url: string): { arrived: Promise<void>; release: () => void } {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.#held.set(url, () => {
      this.#held.delete(url);
      arrived.resolve();
      return released.promise;
    });
    return { arrived: arrived.promise, release: released.resolve };
  }
  asked(path: string): Received[] {
    return this.received.filter(({ url }) => url.split('?')[0] === path);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    this.received.push({ method, url, headers, body });
    const { pathname, searchParams } = new URL(url, this.url);
    if (this.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref());
    if (this.mood === 'hanging') return;
    if (this.mood === 'garbage') return void response.end('<html>It works!</html>');
    if (this.mood === '500')
      return say(response, { status: 500, body: { error: { message: 'x' } } });
    for (const { name, pattern } of patterns) {
      const params = pathname.match(pattern)?.groups;
      if (!pattern.test(pathname)) continue;
      if (name === 'image') return this.#sendFile(request, response, params?.path ?? '');
      const draft = headers[previewHeader] === undefined ? undefined : this.drafts.get(name);
      if (draft) return say(response, { status: 200, body: { data: draft } });
      const reply = this.#reply(name, params ?? {}, searchParams);
      return say(response, this.saysMore ? { ...reply, body: withMore(reply.body) } : reply);
    }
    say(response, { status: 404 });
  }

  #reply(name: keyof typeof calls, params: Record<string, string>, query: URLSearchParams): Reply {
    if (name === 'tc') return this.tc;
    if (name === 'form') return this.form;
    if (name === 'preview') return this.preview;
    if (name === 'visits') return { status: 200, body: { data: { received: true } } };
    if (name === 'schools') return { status: 200, body: { data: this.addresses } };
    if (name === 'changes') {
      const since = Number(query.get('since') ?? 0);
      const changes = this.#changes.filter(({ sequence }) => sequence > since);
      return { status: 200, body: { data: { last: this.#changes.length, reset: false, changes } } };
    }
    const content = this.content.get(params.school ?? query.get('school') ?? 'NJMS');
    if (!content || name === 'image') return { status: 404 };
    const validUntil = this.validUntil.get(name);
    const data = content[name];
    if (name === 'subGallery' && query.get('id') !== content.subGallery._id) return { status: 404 };
    const isEmpty = this.mood === 'empty' && name !== 'school';
    if (isEmpty && !Array.isArray(data)) return { status: 404 };
    return {
      status: 200,
      body: { data: isEmpty ? [] : data, files: filesIn(data), ...(validUntil && { validUntil }) },
    };
  }

  async #sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const file = this.files.get(path);
    await this.#held.get(request.url ?? '')?.();
    if (!file) {
      say(response, { status: 404 });
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': String(file.body.length),
      'cache-control': 'private, no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : file.body);
  }
}

/** `files` alone is no object with fields: it has a key for each file. */
const withMore = (value: unknown, key?: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withMore(one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field, name)]);
  return { ...Object.fromEntries(fields), ...(key === 'files' ? {} : { addedLater: { by: 1 } }) };
};

const filesIn = (data: unknown) => {
  const text = JSON.stringify(data);
  const facts = { type: 'image/webp', bytes: 1200, width: 800, height: 600 };
  return text.includes(picture) ? { [picture]: facts } : {};
};

const say = (response: ServerResponse, { status, body, headers }: Reply): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(
    typeof body === 'string'
      ? body
      : JSON.stringify(body ?? { error: { message: 'Nothing here.' } }),
  );
};
