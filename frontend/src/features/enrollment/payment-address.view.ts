import { addressOf } from '#shared/navigation/page-address';

/** How a payment ended, as the address of its result says it. */
const RESULTS = ['paid', 'declined', 'abandoned', 'open'] as const;
export type PaymentResult = (typeof RESULTS)[number];

export const isResult = (text: string | undefined): text is PaymentResult => RESULTS.some((result) => result === text);

const queryOf = (requester: string, transaction: string | null): string =>
  new URLSearchParams({ requester, ...(transaction === null ? {} : { transaction }) }).toString();

/** Where the place in the program of a requester is paid; with the id of a payment that was begun, where it says how that ended. */
export const paymentAddress = (requesterId: string, transactionId: string | null = null): string =>
  `${addressOf('payment-gateway')}?${queryOf(requesterId, transactionId)}`;

/** Where it says how the payment ended. */
export const resultAddress = (result: PaymentResult, requesterId: string, transactionId: string): string =>
  `${addressOf('requestor-verification-program/:result', { result })}?${queryOf(requesterId, transactionId)}`;
