import { noteCatalogue } from './note.catalogue.js';
import { noteDecider, NOTE_CODES } from './note.decider.js';

export const note = { name: 'note', decider: noteDecider, catalogue: noteCatalogue, codes: NOTE_CODES } as const;
