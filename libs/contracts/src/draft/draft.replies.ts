import type { DraftKind, DraftOf } from '@covertrail/domain/draft/draft.contract';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** The draft of the reader's company. */
export interface SharedDraft<Kind extends DraftKind> {
  /** 0 where there never was one. */
  readonly version: number;
  /** Null where there is none: never saved, discarded or sent. */
  readonly content: DraftOf<Kind> | null;
  /** What became of the last one where there is none now. */
  readonly ended: 'sent' | 'discarded' | null;
  /** Who changed, sent or discarded it last. `name`: first and last name. */
  readonly savedBy: { readonly id: Uuid; readonly name: string } | null;
  readonly savedAt: Instant | null;
}

export interface DraftKept {
  readonly draftId: Uuid;
  /** What the next save names as seen. */
  readonly version: number;
}
