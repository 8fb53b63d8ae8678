import type { AssessmentEvent } from '@covertrail/domain/assessment/assessment.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { assessmentSentences } from './assessment.sentences.js';

export const assessment: FeatureWording<AssessmentEvent> = { about: 'Compliance', sentences: assessmentSentences };
