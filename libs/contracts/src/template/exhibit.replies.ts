import type { Instant } from '@covertrail/domain/kernel/event';

/** A contract that a person has begun to make a template of. */
export interface ExhibitDraft {
  /** The text and the decisions as the page wrote them; only the page reads it. */
  readonly content: string;
  readonly savedAt: Instant;
}

export interface ExhibitDraftKept {
  readonly savedAt: Instant | null;
}
