import type { DraftEvent, DraftKind } from '@covertrail/domain/draft/draft.contract';
import type { Sentences } from '../text/event-wording.js';

/** What each kind is a draft of. */
const OF_KIND: Readonly<Record<DraftKind, string>> = {
  answer: 'the answer to a request',
  share: 'a share of policies',
};

export const draftSentences: Sentences<DraftEvent> = {
  DraftSaved: { sentence: ({ data }) => `The draft of ${OF_KIND[data.content.kind]} was changed.`, changes: () => [] },
  DraftSent: { sentence: ({ data }) => `The draft of ${OF_KIND[data.kind]} was sent.`, changes: () => [] },
  DraftDiscarded: { sentence: ({ data }) => `The draft of ${OF_KIND[data.kind]} was discarded.`, changes: () => [] },
};
