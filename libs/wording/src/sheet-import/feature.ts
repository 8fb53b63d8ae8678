import type { SheetImportEvent } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { sheetImportSentences } from './sheet-import.sentences.js';

export const sheetImport: FeatureWording<SheetImportEvent> = {
  about: 'Imports of spreadsheets',
  sentences: sheetImportSentences,
};
