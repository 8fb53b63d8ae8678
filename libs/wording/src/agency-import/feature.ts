import type { AgencyImportEvent } from '@covertrail/domain/agency-import/agency-import.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { agencyImportSentences } from './agency-import.sentences.js';

export const agencyImport: FeatureWording<AgencyImportEvent> = {
  about: 'Imports from agency systems',
  sentences: agencyImportSentences,
};
