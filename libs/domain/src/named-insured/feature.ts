import { namedInsuredCatalogue } from './named-insured.catalogue.js';
import { NAMED_INSURED_CODES, namedInsuredDecider } from './named-insured.decider.js';

export const namedInsured = {
  name: 'named-insured',
  decider: namedInsuredDecider,
  catalogue: namedInsuredCatalogue,
  codes: NAMED_INSURED_CODES,
} as const;
