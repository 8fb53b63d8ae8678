import { carrierCatalogue } from './carrier.catalogue.js';
import { carrierDecider, CARRIER_CODES } from './carrier.decider.js';

export const carrier = {
  name: 'carrier',
  decider: carrierDecider,
  catalogue: carrierCatalogue,
  codes: CARRIER_CODES,
} as const;
