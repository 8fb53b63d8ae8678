import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payment, PaymentProvider } from '@covertrail/backend/features/enrollment/payment-provider.port';
import { showProviderPage } from '../provider-page.js';
import { ENDS, paymentPage, unknownPaymentPage } from './payment-page.js';

/** Where the provider of the demo is, on the product itself. */
const PATH = '/dev/payments';
const MOST = 1_000;

type End = keyof typeof ENDS;

interface Begun {
  readonly payment: Payment;
  readonly end: End | 'open';
}

const isEnd = (text: string | undefined): text is End => text !== undefined && Object.hasOwn(ENDS, text);

/**
 * The provider of payments of the demo [F08]: its page asks how the payment ends, and takes no money. It runs in memory, and forgets its
 * payments when the product stops.
 */
export function demoPayments() {
  const begun = new Map<string, Begun>();
  const provider: PaymentProvider = {
    begin: async (payment) => {
      const { end = 'open' } = begun.get(payment.transactionId) ?? {};
      begun.set(payment.transactionId, { payment, end });
      const [oldest = ''] = begun.keys();
      if (begun.size > MOST) begun.delete(oldest);
      return `${PATH}/${payment.transactionId}`;
    },
    outcomeOf: async (transactionId) => begun.get(transactionId)?.end ?? 'open',
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const [, id = '', end] = /^\/([\w-]+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    const found = begun.get(id);
    if (!found) return showProviderPage(response, unknownPaymentPage(), 404);
    if (request.method !== 'POST' || !isEnd(end))
      return showProviderPage(response, paymentPage(found.payment, `${PATH}/${id}`));
    // What was paid stays paid: the page may be opened again.
    if (found.end !== 'paid') begun.set(id, { ...found, end });
    const { pathname, search } = new URL(found.payment.returnUrl);
    response.writeHead(303, { location: `${pathname}${search}` }).end();
  };
  return { path: PATH, answer, provider };
}
