import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { RequestBatchEvent } from './request-batch.contract.js';

/** The requester alone: a supplier sees the request that it gets, and nothing of whom else was asked. */
const ofRequester = {
  feature: 'request-batch',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly requesterId: Uuid } }) => ({ companies: [data.requesterId] }),
} as const;

export const requestBatchCatalogue: Catalogue<RequestBatchEvent> = {
  RequestBatchStarted: ofRequester,
  RequestBatchAdvanced: ofRequester,
  RequestBatchCompleted: ofRequester,
};
