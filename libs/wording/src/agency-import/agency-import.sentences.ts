import type { AgencyImportEvent } from '@covertrail/domain/agency-import/agency-import.contract';
import type { Sentences } from '../text/event-wording.js';
import { exportText } from '../compliance/proof-words.js';
import { named } from '../text/sentence-parts.js';
import { importResultText, takenBackText } from './agency-import-words.js';

const policies = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'policy' : 'policies'}`;

export const agencyImportSentences: Sentences<AgencyImportEvent> = {
  AgencyImportStarted: {
    sentence: ({ data }) =>
      `The import of ${policies(data.count)} ${exportText(data)} (${named(data.sheet.fileName)}) started.`,
    changes: () => [],
  },
  AgencyImportCompleted: {
    sentence: ({ data }) => `The import ${exportText(data)} ended: ${importResultText(data)}.`,
    changes: () => [],
  },
  AgencyImportTakeBackStarted: {
    sentence: ({ data }) => `The import ${exportText(data)} is being taken back.`,
    changes: () => [],
  },
  AgencyImportTakenBack: {
    sentence: ({ data }) => `The import ${exportText(data)} was taken back: ${takenBackText(data)}.`,
    changes: () => [],
  },
};
