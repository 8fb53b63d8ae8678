import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { NOTHING_GROWN, type SeedProgress } from './grown.js';
import { GROWTH_PAGE, GROWTH_STYLE, growthScript } from './growth-page.js';

/** Answers on the port of the product while the demo world is being made. */
export interface GrowthServer {
  /** The one on which it listens, also where any free one was asked for. */
  readonly port: number;
  show(progress: SeedProgress): void;
  /** Leaves the port to the product. */
  close(): Promise<void>;
}

const GROWTH = `/${BASE_PATH}/demo/growth`;
const HEADERS = {
  'Cache-Control': 'no-store',
  // The product takes the port over: a connection that is kept would be cut.
  Connection: 'close',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
const FILES: Readonly<Record<string, readonly [type: string, content: string]>> = {
  '/growth.css': ['text/css; charset=utf-8', GROWTH_STYLE],
  '/growth.js': ['text/javascript; charset=utf-8', growthScript(GROWTH)],
};
const NOT_YET = { code: 'DEMO.GROWING', message: 'The demo world is still being made; calls are answered afterwards.' };
const AGAIN_SECONDS = '5';

/** Listens at once. Any address shows the page; calls get 503 `DEMO.GROWING`, but for the one that the page asks. Throws the server's error. */
export async function openGrowthServer(host: string, port: number): Promise<GrowthServer> {
  let progress: SeedProgress = { done: 0, all: 1, day: '', grown: NOTHING_GROWN };
  const server = createServer(({ url = '/', method }, response) => {
    const [path = '/'] = url.split('?');
    if (method !== 'GET' && method !== 'HEAD') return send(response, 503, 'application/json', JSON.stringify(NOT_YET));
    if (path === GROWTH) return send(response, 200, 'application/json', JSON.stringify(progress));
    if (path.startsWith(`/${BASE_PATH}`)) return send(response, 503, 'application/json', JSON.stringify(NOT_YET));
    send(response, 200, ...(FILES[path] ?? (['text/html; charset=utf-8', GROWTH_PAGE] as const)));
  });
  await once(server.listen(port, host), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    show: (shown) => void (progress = shown),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(response: ServerResponse, status: number, type: string, content: string): void {
  response
    .writeHead(status, {
      ...HEADERS,
      'Content-Type': type,
      ...(status === 503 ? { 'Retry-After': AGAIN_SECONDS } : {}),
    })
    .end(content);
}
