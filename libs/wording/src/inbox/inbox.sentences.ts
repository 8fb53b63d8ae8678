import type { InboxEvent } from '@covertrail/domain/inbox/inbox.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

export const inboxSentences: Sentences<InboxEvent> = {
  AllNotificationsRead: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} marked all notifications as read.`,
    changes: () => [],
  },
};
