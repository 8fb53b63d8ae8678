import type { Outcome } from '../compliance/finding.js';

/**
 * What a requester needs from its supplier, the most urgent first: an answer to its request, something that is missing, nothing that
 * the supplier can give (it is reviewed or not known yet), nothing any more (declined, or no longer asked for), nothing at all.
 */
export const SUPPLIER_NEEDS = ['answer', 'fix', 'wait', 'ended', 'fine'] as const;
export type SupplierNeed = (typeof SUPPLIER_NEEDS)[number];

interface AskedOfSupplier {
  /** Null until the first assessment. */
  readonly outcome: Outcome | null;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  /** At least one policy has been shared for the project. */
  readonly answered: boolean;
}

/** What one requester needs for one project. */
export function supplierNeed({ outcome, asked, answered }: AskedOfSupplier): SupplierNeed {
  if (outcome === 'pass') return 'fine';
  if (answered) return outcome === 'fail' ? 'fix' : 'wait';
  return NEED_WITHOUT_ANSWER[asked];
}

/** `responded`: the answer is recorded, its share is not yet. */
const NEED_WITHOUT_ANSWER = { requested: 'answer', responded: 'wait', declined: 'ended', none: 'ended' } as const;

/** The place of a need in `SUPPLIER_NEEDS`: a list in this order begins with what is urgent. */
export const urgencyOf = (need: SupplierNeed): number => SUPPLIER_NEEDS.indexOf(need);
