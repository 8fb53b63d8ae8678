import type { CarryOverEvent } from '@covertrail/domain/carry-over/carry-over.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { carryOverSentences } from './carry-over.sentences.js';

export const carryOver: FeatureWording<CarryOverEvent> = { about: 'Carrying over', sentences: carryOverSentences };
