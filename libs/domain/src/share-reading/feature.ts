import { shareReadingCatalogue } from './share-reading.catalogue.js';
import { shareReadingDecider, SHARE_READING_CODES } from './share-reading.decider.js';

export const shareReading = {
  name: 'share-reading',
  decider: shareReadingDecider,
  catalogue: shareReadingCatalogue,
  codes: SHARE_READING_CODES,
} as const;
