import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServesMetrics } from './metrics-server.js';

/**
 * Answers `GET /health/live` (this process runs) and `GET /health/ready` (200, or 503 with what it waits for) on a port of
 * its own, for processes that have no other. Port 0 takes a free one. `parked` is part of the answer, and does not make the process unready.
 * `metrics` answers first, see `metricsByToken`.
 */
export function serveHealth(
  port: number,
  host: string,
  trouble: () => string | null,
  parked: () => Promise<object | null> = async () => null,
  metrics: ServesMetrics = async () => false,
): Promise<Server> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ready = request.url === '/health/ready';
    if (await metrics(request, response)) return;
    if (!ready && request.url !== '/health/live') return void response.writeHead(404).end();
    const waitsFor = ready ? trouble() : null;
    response.writeHead(waitsFor === null ? 200 : 503, { 'content-type': 'application/json' });
    const aside = ready && waitsFor === null ? await parked().catch(() => null) : null;
    response.end(
      JSON.stringify({ status: waitsFor === null ? 'ok' : 'waiting', waitsFor, ...(aside ? { parked: aside } : {}) }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(server)));
}
