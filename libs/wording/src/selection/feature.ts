import type { SelectionEvent } from '@covertrail/domain/selection/selection.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { selectionSentences } from './selection.sentences.js';

export const selection: FeatureWording<SelectionEvent> = {
  about: 'Shown locations and vehicles',
  sentences: selectionSentences,
};
