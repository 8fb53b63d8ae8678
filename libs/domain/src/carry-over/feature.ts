import { carryOverCatalogue } from './carry-over.catalogue.js';
import { carryOverDecider, CARRY_OVER_CODES } from './carry-over.decider.js';

export const carryOver = {
  name: 'carry-over',
  decider: carryOverDecider,
  catalogue: carryOverCatalogue,
  codes: CARRY_OVER_CODES,
} as const;
