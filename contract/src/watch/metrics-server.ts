/** The private port at which Prometheus asks. Nothing else is there, and nothing of it is personal. */
import { createServer, type Server } from 'node:http';
import { contentType, type Metric, toText } from './metrics.ts';

export type MetricsServerOptions = {
  port: number;
  host: string;
  read: () => Promise<Metric[]>;
  /** Told what fails. Whoever watches sees that nobody answers; visitors must not. */
  report: (error: unknown) => void;
};

/** Listens, if it can: a port that is taken keeps nobody from serving. */
export const serveMetrics = ({ port, host, read, report }: MetricsServerOptions): Server => {
  const plain = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };
  const server = createServer(async ({ method, url }, response) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, plain).end();
      return;
    }
    try {
      const text = toText(await read());
      response.writeHead(200, { ...plain, 'Content-Type': contentType }).end(text);
    } catch (error) {
      report(error);
      response.writeHead(500, plain).end();
    }
  });
  server.on('error', report);
  // Never what keeps a process from ending.
  server.listen(port, host).unref();
  return server;
};
