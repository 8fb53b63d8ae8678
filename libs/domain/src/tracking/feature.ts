import { trackingCatalogue } from './tracking.catalogue.js';
import { trackingDecider, TRACKING_CODES } from './tracking.decider.js';

export const tracking = {
  name: 'tracking',
  decider: trackingDecider,
  catalogue: trackingCatalogue,
  codes: TRACKING_CODES,
} as const;
