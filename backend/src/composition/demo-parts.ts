import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DemoAccount } from '@covertrail/contracts/session/session.replies';
import type { PaymentProvider } from '../features/enrollment/payment-provider.port.js';

/** Pages that answer in place of the product at addresses that begin with `path`. */
interface DemoPages {
  readonly path: string;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/** What the demo adds to the product. */
export interface DemoParts {
  /** Those that the log-in page lists. */
  readonly accounts: readonly DemoAccount[];
  /** A provider of single sign-on. */
  readonly signOn?: DemoPages;
  /** Takes payments in play money, on pages of its own. */
  readonly payments?: DemoPages & { readonly provider: PaymentProvider };
}

export const NO_DEMO: DemoParts = { accounts: [] };
