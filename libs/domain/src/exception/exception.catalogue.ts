import type { Audience, Catalogue } from '../kernel/event-description.js';
import type { ExceptionEvent } from './exception.contract.js';
import { EXCEPTION_DECIDED_UPCASTERS } from './exception.upcasters.js';

const common = {
  feature: 'exception',
  version: 1,
  affectsVerdict: true,
  upcasters: {},
  audience,
  effectiveFrom: ({ data }: { readonly data: { readonly effectiveFrom: string } }): string => data.effectiveFrom,
} as const;

/** A supplier and its agency see what was decided for that supplier alone; what holds for several is the requester's. */
function audience({ data: { requesterId, insuredId, scope } }: { readonly data: ExceptionEvent['data'] }): Audience {
  return scope === 'supplier' ? { companies: [requesterId, insuredId], insuredId } : { companies: [requesterId] };
}

export const exceptionCatalogue: Catalogue<ExceptionEvent> = {
  ExceptionDecided: { ...common, version: 2, upcasters: EXCEPTION_DECIDED_UPCASTERS },
  ExceptionWithdrawn: common,
};
