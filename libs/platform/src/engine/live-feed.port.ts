import type { Position } from '@covertrail/domain/kernel/event';

/** Told to every page that may know: these documents of this view are now as of this position. */
export interface LiveUpdate {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: Position;
  /** Companies and users whose pages may hear of it. */
  readonly audience: readonly string[];
}

/** Carries updates from whoever folds to whoever holds sockets. In one process it is a list of listeners. */
export interface LiveFeed {
  publish(updates: readonly LiveUpdate[]): Promise<void>;
  /** Returns the function that stops it. */
  listen(listener: (updates: readonly LiveUpdate[]) => void): () => void;
}
