import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Milliseconds in which a client must send a request. */
export interface RequestTimes {
  /** For the headers. */
  readonly headMs: number;
  /** For the whole request, uploads too. */
  readonly requestMs: number;
}

export const REQUEST_TIMES: RequestTimes = { headMs: 15_000, requestMs: 30_000 };

const LEAST_CHECK_MS = 20;

/** Express on a server that disconnects clients that send too slowly: a few of them could occupy all connections. */
export class TimedExpressAdapter extends ExpressAdapter {
  constructor(private readonly times: RequestTimes = REQUEST_TIMES) {
    super();
  }

  override initHttpServer(): void {
    const { headMs, requestMs } = this.times;
    const connectionsCheckingInterval = Math.max(LEAST_CHECK_MS, requestMs / 30);
    const settings = { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval };
    this.httpServer = createServer(settings, this.getInstance<RequestListener>());
  }
}
