import { documentCatalogue } from './document.catalogue.js';
import { documentDecider, DOCUMENT_CODES } from './document.decider.js';

export const document = {
  name: 'document',
  decider: documentDecider,
  catalogue: documentCatalogue,
  codes: DOCUMENT_CODES,
} as const;
