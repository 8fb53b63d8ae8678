import { extractionCatalogue } from './extraction.catalogue.js';
import { EXTRACTION_CODES, extractionDecider } from './extraction.decider.js';

export const extraction = {
  name: 'extraction',
  decider: extractionDecider,
  catalogue: extractionCatalogue,
  codes: EXTRACTION_CODES,
} as const;
