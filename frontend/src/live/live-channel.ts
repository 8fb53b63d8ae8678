import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { ClientTransferMessage, RefetchMessage, UpdatedMessage } from '@covertrail/contracts/live/live.messages';
import type { LiveSocket } from './socket.js';

/** All messages of a socket, in one sequence. */
export type LiveMessage =
  | { readonly kind: 'online' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'updated'; readonly message: UpdatedMessage }
  | { readonly kind: 'refetch'; readonly message: RefetchMessage }
  | { readonly kind: 'transfer'; readonly message: ClientTransferMessage };

/**
 * The socket as a channel. It connects when the channel opens; when the channel closes, every listener is removed and the
 * connection ends. Messages wait in order and none is dropped, because without one the page would keep an old row.
 */
export function liveChannel(socket: LiveSocket): EventChannel<LiveMessage> {
  return eventChannel<LiveMessage>((emit) => {
    const online = () => emit({ kind: 'online' });
    const offline = () => emit({ kind: 'offline' });
    const updated = (message: UpdatedMessage) => emit({ kind: 'updated', message });
    const refetch = (message: RefetchMessage) => emit({ kind: 'refetch', message });
    const transfer = (message: ClientTransferMessage) => emit({ kind: 'transfer', message });
    socket.on('connect', online);
    socket.on('disconnect', offline);
    socket.on('connect_error', offline);
    socket.on('updated', updated);
    socket.on('refetch', refetch);
    socket.on('CLIENT_TRANSFER', transfer);
    socket.connect();
    return () => {
      socket.off('connect', online);
      socket.off('disconnect', offline);
      socket.off('connect_error', offline);
      socket.off('updated', updated);
      socket.off('refetch', refetch);
      socket.off('CLIENT_TRANSFER', transfer);
      socket.disconnect();
    };
  }, buffers.expanding(64));
}
