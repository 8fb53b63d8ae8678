import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** The path of the sockets [J04]; the client sends the token in `auth.token` and the user id in the query's `id`. */
export const LIVE_PATH = '/covertrail-websocket';

/** In the audience of a view: every page that shows it is told of its changes, whoever reads it. For what is open to everybody alone. */
export const EVERYONE = 'everyone';

/** These documents of a view are now as of `position`. */
export interface LiveChange {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: Position;
  /** What pages show of them may have changed although they have not: they are read again also where the page has the position. */
  readonly again?: true;
}

export interface UpdatedMessage {
  readonly updates: readonly LiveChange[];
}

/**
 * So many documents of a view changed that it is cheaper to read the view again; pages do so after a random pause. The position
 * is null when the server cannot know what a page missed: the page then always reads the view again.
 */
export interface RefetchMessage {
  readonly view: string;
  readonly position: Position | null;
}

/** The steps of a transfer of which its agents are notified [G04]. */
export type ClientTransferKind =
  'TRANSFER_REQUEST' | 'ACKNOWLEDGED' | 'APPROVE' | 'DENY' | 'CANCELLED' | 'CLOSE' | 'TRANSFER_COMPLETE';

export interface ClientTransferMessage {
  readonly kind: ClientTransferKind;
  readonly transferId: Uuid;
  readonly insuredId: Uuid;
  /** `yes` once the other agent has acknowledged the request. */
  readonly activeAcknowledgment: 'yes' | 'no';
  readonly position: Position;
}

/** Names the views that a page shows. `watch` adds to the views whose changes the socket receives, `unwatch` removes from them. */
export interface WatchMessage {
  readonly views: readonly string[];
  /**
   * The position up to which the page shows each view: later changes are sent to this socket again. Leave out a view that the
   * page does not show yet. An empty text, or any other that is not a position, means that the page does not know: the server
   * answers with a `refetch`.
   */
  readonly since?: Readonly<Record<string, Position>>;
}

export interface ServerToClient {
  updated(message: UpdatedMessage): void;
  refetch(message: RefetchMessage): void;
  CLIENT_TRANSFER(message: ClientTransferMessage): void;
}

export interface ClientToServer {
  /** The server calls `watching` once the socket receives changes of the views, with false where the message is none that names views; earlier changes that it missed may come afterwards. */
  watch(message: WatchMessage, watching?: (yes: boolean) => void): void;
  unwatch(message: WatchMessage): void;
}
