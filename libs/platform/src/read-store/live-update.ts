import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** A message to every page that may receive it: these documents of this view now show this position. */
export interface LiveUpdate {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: Position;
  /** Companies and users whose pages may receive it. */
  readonly audience: readonly string[];
  /** What pages show of the documents may have changed although the documents have not: they are read again whatever a page has. */
  readonly again?: true;
  /** Of some of the events that led to it, for logs and traces; no page receives them. Absent in what earlier code published. */
  readonly correlationIds?: readonly Uuid[];
}

/** What one commit of a projection published, stored beside its documents under the position it moved to. */
export interface OutboxCommit {
  readonly position: Position;
  readonly updates: readonly LiveUpdate[];
}

/** `complete` is false when some of the requested updates are pruned: read the view again. */
export interface OutboxPage {
  readonly commits: readonly OutboxCommit[];
  readonly complete: boolean;
}
