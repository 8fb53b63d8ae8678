import { addressOf } from '#shared/navigation/page-address';

/** How a payment ended, as the address of its result says it. */
const RESULTS = ['paid', 'declined', 'abandoned', 'open'] as const;
export type PaymentResult = (typeof RESULTS)[number];

export const isResult = (text: string | undefined): text is PaymentResult => RESULTS.some((result) => result === text);

/** Where the place in the program of a requester is paid. */
export const paymentAddress = (requesterId: string): string =>
  `${addressOf('payment-gateway')}?${new URLSearchParams({ requester: requesterId }).toString()}`;

/** Where it says how the payment ended. */
export const resultAddress = (result: PaymentResult, requesterId: string): string =>
  `${addressOf('requestor-verification-program/:result', { result })}?${new URLSearchParams({ requester: requesterId }).toString()}`;
