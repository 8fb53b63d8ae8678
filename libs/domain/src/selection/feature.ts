import { selectionCatalogue } from './selection.catalogue.js';
import { selectionDecider, SELECTION_CODES } from './selection.decider.js';

export const selection = {
  name: 'selection',
  decider: selectionDecider,
  catalogue: selectionCatalogue,
  codes: SELECTION_CODES,
} as const;
