import type { UserEvent } from '@covertrail/domain/user/user.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { userSentences } from './user.sentences.js';

export const user: FeatureWording<UserEvent> = { about: 'People', sentences: userSentences };
