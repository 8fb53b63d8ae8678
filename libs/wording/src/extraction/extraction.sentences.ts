import type { ExtractionEvent } from '@covertrail/domain/extraction/extraction.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

const rows = (count: number): string => `${count} ${count === 1 ? 'policy' : 'policies'}`;

export const extractionSentences: Sentences<ExtractionEvent> = {
  ExtractionConfirmed: {
    sentence: ({ data }) => `What was read of ${rows(data.rows.length)} on ${named(data.evidence.name)} was confirmed.`,
    changes: () => [],
  },
  ExtractionEntered: {
    sentence: ({ data: { entered, refused } }) =>
      `What was confirmed of a certificate was entered into ${rows(entered.length)}${refused.length > 0 ? `, and refused for ${rows(refused.length)} that had changed meanwhile` : ''}.`,
    changes: () => [],
  },
};
