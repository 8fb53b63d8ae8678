import type { Catalogue } from '../catalogue/event-description.js';
import type { ClaimEvent } from './claim.contract.js';

const common = { feature: 'claim', version: 1, upcasters: {}, audience: () => ({ companies: [] }), changes: () => [] } as const;

/** Nobody's news: claims are how the product keeps names unique. */
export const claimCatalogue: Catalogue<ClaimEvent> = {
  ClaimTaken: { ...common, sentence: () => 'A name was taken so that nobody else can use it.' },
  ClaimReleased: { ...common, sentence: () => 'A name that was not used after all became free again.' },
};
