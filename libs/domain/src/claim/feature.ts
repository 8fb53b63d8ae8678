import { claimCatalogue } from './claim.catalogue.js';
import { claimDecider, CLAIM_CODES } from './claim.decider.js';

export const claim = { name: 'claim', decider: claimDecider, catalogue: claimCatalogue, codes: CLAIM_CODES } as const;
