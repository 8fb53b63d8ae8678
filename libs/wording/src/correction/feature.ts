import type { CorrectionEvent } from '@covertrail/domain/correction/correction.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { correctionSentences } from './correction.sentences.js';

export const correction: FeatureWording<CorrectionEvent> = { about: 'Corrections', sentences: correctionSentences };
