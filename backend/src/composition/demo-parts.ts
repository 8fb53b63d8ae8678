import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DemoAccount } from '@covertrail/contracts/session/session.replies';

/** What the demo adds to the product. */
export interface DemoParts {
  /** Those that the log-in page lists. */
  readonly accounts: readonly DemoAccount[];
  /** Answers in place of the product at addresses that begin with `path`. */
  readonly signOn?: {
    readonly path: string;
    readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  };
}

export const NO_DEMO: DemoParts = { accounts: [] };
