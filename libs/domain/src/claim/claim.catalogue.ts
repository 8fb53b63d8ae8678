import type { Catalogue } from '../kernel/event-description.js';
import type { ClaimEvent } from './claim.contract.js';

const common = {
  feature: 'claim',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: () => ({ companies: [] }),
} as const;

/** Visible to no company: claims are how the product keeps names unique. */
export const claimCatalogue: Catalogue<ClaimEvent> = {
  ClaimTaken: common,
  ClaimReleased: common,
};
