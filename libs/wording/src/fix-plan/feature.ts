import type { FixPlanEvent } from '@covertrail/domain/fix-plan/fix-plan.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { fixPlanSentences } from './fix-plan.sentences.js';

export const fixPlan: FeatureWording<FixPlanEvent> = { about: 'Compliance plans', sentences: fixPlanSentences };
