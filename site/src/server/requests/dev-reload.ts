/** For `npm run dev`: the page loads itself anew when the website was built and started again. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const script = `
const live = new EventSource('/dev-reload');
let started;
live.onmessage = ({ data }) => {
  if (started && started !== data) location.reload();
  started = data;
};
`;

export const devReload = (app: FastifyInstance): void => {
  const started = String(Date.now());
  const open = new Set<ServerResponse>();
  // They would keep the old server for seconds, and the person who waits for the new one.
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  app.get('/dev-reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/dev-reload', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 300\ndata: ${started}\n\n`);
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
};
