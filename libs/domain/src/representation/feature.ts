import { representationCatalogue } from './representation.catalogue.js';
import { representationDecider, REPRESENTATION_CODES } from './representation.decider.js';

export const representation = {
  name: 'representation',
  decider: representationDecider,
  catalogue: representationCatalogue,
  codes: REPRESENTATION_CODES,
} as const;
