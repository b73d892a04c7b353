/** Thousands of connections that say nothing and hundreds that speak byte by byte: visitors hardly notice. */
import { connect, type Socket } from 'node:net';
import { addressOf } from '../client/ask.ts';
import { pause } from '../client/crowd.ts';
import { sendVisitors } from '../client/visitors.ts';
import { percentile } from '../measure/times.ts';
import { atLeast, atMost, type Context, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 36;
/** In the same run, on the same machine: the bound is how much slower, not how slow. */
const mostSlower = 4;

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.office();
  const { hostname, port, host } = new URL(product.siteUrl);
  const idle = context.sized(5000, 500);
  const slow = context.sized(500, 50);
  const visitors = sendVisitors({
    siteUrl: product.siteUrl,
    paths: ['/', '/News', '/AboutUs', '/Events'],
    count: 4,
    restMs: 5,
  });
  context.after(() => visitors.stop());
  await pause(1000);
  visitors.forget();
  await pause(context.sized(8000, 1500));
  const calm = visitors.fared();

  const sockets: Socket[] = [];
  context.after(() => {
    for (const socket of sockets) socket.destroy();
  });
  let connected = 0;
  const open = (index: number) => {
    const socket = connect({
      host: hostname,
      port: Number(port),
      localAddress: addressOf(room, index),
    });
    socket.on('connect', () => {
      connected += 1;
    });
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  for (let index = 0; index < idle; index += 1) {
    open(index);
    if (index % 100 === 99) await pause(20);
  }
  const request = `GET /News HTTP/1.1\r\nHost: ${host}\r\nX-Slow: ${'x'.repeat(1000)}\r\n\r\n`;
  const slowSockets = Array.from({ length: slow }, (_, index) => open(idle + index));
  let at = 0;
  const speak = setInterval(() => {
    for (const socket of slowSockets)
      if (!socket.destroyed) socket.write(request[at % request.length] ?? '');
    at += 1;
  }, 500);
  context.after(() => clearInterval(speak));
  await pause(1500);
  visitors.forget();
  context.say(`${connected} connections are open`);
  await pause(context.sized(20_000, 2500));
  clearInterval(speak);
  const crowded = await visitors.stop();
  const [before, after] = [percentile(calm.times, 0.5), percentile(crowded.times, 0.5)];
  return {
    figures: [
      atLeast('connections held', connected, (idle + slow) * 0.99),
      noneOf('visitors’ requests that failed', crowded.errors, crowded.requests),
      atMost('median time, of that in calm', after / before, mostSlower, 'times'),
    ],
    notes: [
      `${before.toFixed(1)} ms in calm, ${after.toFixed(1)} ms among them`,
      ...crowded.faults,
    ],
  };
};

export const connections: Scenario = {
  name: 'connections',
  title: 'Idle and slow connections by the thousand do not keep visitors from being served.',
  isQuick: true,
  databases: ['sqlite'],
  limitSeconds: 180,
  run,
};
