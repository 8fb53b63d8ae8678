import type { MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { membershipSentences } from './membership.sentences.js';

export const membership: FeatureWording<MembershipEvent> = { about: 'Members', sentences: membershipSentences };
