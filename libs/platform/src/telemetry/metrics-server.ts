import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asPortTaken } from '../process/port.js';
import type { Logger } from './logger.js';
import type { MetricsConfig } from './metrics-config.js';
import type { Metrics } from './metrics.js';

export const METRICS_PATH = '/metrics';

/** Answers with the page for Prometheus, or leaves the request to the caller: false for another address, method or token. */
export type ServesMetrics = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** On a port that others reach as well: `token` null serves nobody. */
export const metricsByToken =
  (metrics: Metrics, token: string | null): ServesMetrics =>
  async (request, response) =>
    token !== null && isRead(request) && bears(request, token) && serve(metrics, response);

/** A server for the metrics alone; it asks for the token where there is one. */
function serveMetrics(
  metrics: Metrics,
  { port, host, token }: { readonly port: number; readonly host: string; readonly token: string | null },
): Promise<Server> {
  const answers: ServesMetrics =
    token === null
      ? async (request, response) => isRead(request) && serve(metrics, response)
      : metricsByToken(metrics, token);
  const server = createServer((request, response) => {
    void answers(request, response).then((done) => {
      if (!done) response.writeHead(404).end();
    });
  });
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(server)));
}

/** Opens the port of the metrics, where the configuration names one. Throws PortTaken. */
export async function openMetricsPort(
  metrics: Metrics,
  { port, token }: MetricsConfig,
  host: string,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  if (port === null) return;
  const server = await serveMetrics(metrics, { port, host, token }).catch((error: unknown) => {
    throw asPortTaken(error, port, host, 'COVERTRAIL_METRICS_PORT');
  });
  log.info({ metricsPort: portOf(server.address()) }, 'metrics server listens');
}

const portOf = (address: AddressInfo | string | null): number | string | undefined =>
  typeof address === 'object' ? address?.port : address;

const isRead = ({ method, url }: IncomingMessage): boolean => method === 'GET' && url?.split('?')[0] === METRICS_PATH;

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long whatever is wrong with it. */
const bears = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(hashed(headers.authorization ?? ''), hashed(`Bearer ${token}`));

async function serve(metrics: Metrics, response: ServerResponse): Promise<true> {
  const { contentType, text } = await metrics.page();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
  return true;
}
