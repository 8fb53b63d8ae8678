import type { InboxEvent } from '@covertrail/domain/inbox/inbox.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { inboxSentences } from './inbox.sentences.js';

export const inbox: FeatureWording<InboxEvent> = { about: null, sentences: inboxSentences };
