import type { DraftContent, DraftKind } from '@covertrail/domain/draft/draft.contract';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type DraftDocument = {
  readonly id: Uuid;
  readonly kind: DraftKind;
  readonly subjectId: Uuid;
  readonly companyId: Uuid;
  /** Counts what happened to it: whoever saves names the version that they saw. */
  readonly version: number;
  /** Null after it was discarded or sent. */
  readonly content: DraftContent | null;
  /** What became of it; null while there is a content. */
  readonly ended: 'sent' | 'discarded' | null;
  readonly savedBy: Uuid;
  readonly savedAt: Instant;
};

/** What did the people of a company enter into a wizard and not send yet? */
export const draftsView = defineView<DraftDocument>()({ name: 'drafts', indexes: [{ fields: ['subjectId'] }] });
