import { correctionCatalogue } from './correction.catalogue.js';
import { correctionDecider, CORRECTION_CODES } from './correction.decider.js';

export const correction = {
  name: 'correction',
  decider: correctionDecider,
  catalogue: correctionCatalogue,
  codes: CORRECTION_CODES,
} as const;
