import type { CurePlanEvent } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { curePlanSentences } from './cure-plan.sentences.js';

export const curePlan: FeatureWording<CurePlanEvent> = { about: 'Cure plans', sentences: curePlanSentences };
