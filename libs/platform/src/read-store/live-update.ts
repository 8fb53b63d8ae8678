import type { Position } from '@covertrail/domain/kernel/event';

/** Told to every page that may know: these documents of this view are now as of this position. */
export interface LiveUpdate {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: Position;
  /** Companies and users whose pages may hear of it. */
  readonly audience: readonly string[];
}

/** What one commit of a projection told, kept beside its documents under the position it moved to. */
export interface ToldCommit {
  readonly position: Position;
  readonly updates: readonly LiveUpdate[];
}

/** `complete` is false when some of what was told in the asked stretch has been forgotten: read the view again. */
export interface Told {
  readonly commits: readonly ToldCommit[];
  readonly complete: boolean;
}
