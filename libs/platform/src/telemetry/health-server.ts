import { createServer, type Server } from 'node:http';

/**
 * Answers `GET /health/live` (this process runs) and `GET /health/ready` (200, or 503 with what it waits for) on a port of
 * its own, for processes that have no other. Port 0 takes a free one.
 */
export function serveHealth(port: number, trouble: () => string | null): Promise<Server> {
  const server = createServer((request, response) => {
    const ready = request.url === '/health/ready';
    if (!ready && request.url !== '/health/live') return void response.writeHead(404).end();
    const waitsFor = ready ? trouble() : null;
    response.writeHead(waitsFor === null ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: waitsFor === null ? 'ok' : 'waiting', waitsFor }));
  });
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve(server)));
}
