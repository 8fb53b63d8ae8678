import type { locationPages } from '../location.pages.js';
import type { HelpOf } from './page-help.js';

export const locationHelp: HelpOf<typeof locationPages> = {
  'suppliers/:trackingId/locations': {
    question: 'Which locations and vehicles does this supplier show you?',
    acts: [
      { does: 'Open a location to see its buildings and their limits.' },
      { does: 'Find a vehicle by its number.' },
    ],
    words: ['location', 'selection', 'blanket limit', 'VIN'],
  },
};
