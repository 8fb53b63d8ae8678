import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { policySentences } from './policy.sentences.js';

export const policy: FeatureWording<PolicyEvent> = { about: 'Policies', sentences: policySentences };
