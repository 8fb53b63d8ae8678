import { shareCatalogue } from './share.catalogue.js';
import { shareDecider, SHARE_CODES } from './share.decider.js';

export const share = { name: 'share', decider: shareDecider, catalogue: shareCatalogue, codes: SHARE_CODES } as const;
