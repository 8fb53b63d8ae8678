import type { DraftEvent } from '@covertrail/domain/draft/draft.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { draftSentences } from './draft.sentences.js';

export const draft: FeatureWording<DraftEvent> = { about: null, sentences: draftSentences };
