import { locationCatalogue } from './location.catalogue.js';
import { locationDecider, LOCATION_CODES } from './location.decider.js';

export const location = {
  name: 'location',
  decider: locationDecider,
  catalogue: locationCatalogue,
  codes: LOCATION_CODES,
} as const;
