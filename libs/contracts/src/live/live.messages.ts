import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** The path on which the sockets listen (spec 1 section 7); the token travels in `auth.token`, the user id in the query's `id`. */
export const LIVE_PATH = '/covertrail-websocket';

/** These documents of a view are now as of `position`. */
export interface LiveChange {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: Position;
}

export interface UpdatedMessage {
  readonly updates: readonly LiveChange[];
}

/**
 * So many documents of a view changed that reading it again is cheaper; pages answer after a random pause. The position is
 * null where nobody can say what a page missed: it reads the view again whatever it shows.
 */
export interface RefetchMessage {
  readonly view: string;
  readonly position: Position | null;
}

/** The steps of which the agents of a transfer are notified (spec 1 section 4.6). */
export type ClientTransferKind =
  | 'TRANSFER_REQUEST' | 'ACKNOWLEDGED' | 'APPROVE' | 'DENY' | 'CANCELLED' | 'CLOSE' | 'TRANSFER_COMPLETE';

export interface ClientTransferMessage {
  readonly kind: ClientTransferKind;
  readonly transferId: Uuid;
  readonly insuredId: Uuid;
  /** `yes` once the other agent has acknowledged the request. */
  readonly activeAcknowledgment: 'yes' | 'no';
  readonly position: Position;
}

/** Names the views that a page shows. `watch` adds to the views whose changes the socket receives, `unwatch` takes away. */
export interface WatchMessage {
  readonly views: readonly string[];
  /**
   * As of which position the page shows each view: what was sent after it is sent to this socket again. Left out for a
   * view that has not been read yet. Empty, or anything else that is no position, where it is not known: the answer is a
   * `refetch`.
   */
  readonly since?: Readonly<Record<string, Position>>;
}

export interface ServerToClient {
  updated(message: UpdatedMessage): void;
  refetch(message: RefetchMessage): void;
  CLIENT_TRANSFER(message: ClientTransferMessage): void;
}

export interface ClientToServer {
  /** `watching` is called once the socket receives changes of the views; what it missed until then may come later. */
  watch(message: WatchMessage, watching?: (yes: boolean) => void): void;
  unwatch(message: WatchMessage): void;
}
