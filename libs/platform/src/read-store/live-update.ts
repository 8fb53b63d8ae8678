import type { Position } from '@covertrail/domain/kernel/event';

/** OutboxPage to every page that may know: these documents of this view are now as of this position. */
export interface LiveUpdate {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: Position;
  /** Companies and users whose pages may receive it. */
  readonly audience: readonly string[];
}

/** What one commit of a projection published, kept beside its documents under the position it moved to. */
export interface OutboxCommit {
  readonly position: Position;
  readonly updates: readonly LiveUpdate[];
}

/** `complete` is false when some of what was published in the asked stretch is pruned: read the view again. */
export interface OutboxPage {
  readonly commits: readonly OutboxCommit[];
  readonly complete: boolean;
}
