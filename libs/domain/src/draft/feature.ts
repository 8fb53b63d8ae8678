import { draftCatalogue } from './draft.catalogue.js';
import { draftDecider, DRAFT_CODES } from './draft.decider.js';

export const draft = { name: 'draft', decider: draftDecider, catalogue: draftCatalogue, codes: DRAFT_CODES } as const;
