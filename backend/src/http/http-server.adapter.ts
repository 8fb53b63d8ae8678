import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Milliseconds that a client has to send a request. */
export interface RequestTimes {
  /** Its head. */
  readonly headMs: number;
  /** The whole of it, an upload too. */
  readonly requestMs: number;
}

export const REQUEST_TIMES: RequestTimes = { headMs: 15_000, requestMs: 30_000 };

const LEAST_CHECK_MS = 20;

/** Express on a server that hangs up on clients that send slower than they may: a few of them would hold all connections. */
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
