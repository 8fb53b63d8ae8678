import { io, type Socket } from 'socket.io-client';
import {
  LIVE_PATH,
  type ClientToServer,
  type ClientTransferMessage,
  type ServerToClient,
} from '@covertrail/contracts/live/live.messages';

type PageSocket = Socket<ServerToClient, ClientToServer>;

/** An open page: it has the messages that it received, and can wait for more. */
export interface Listener {
  readonly socket: PageSocket;
  readonly received: readonly ClientTransferMessage[];
  /** Resolves when this many messages have come. */
  receives(count: number): Promise<readonly string[]>;
}

/** A socket as a page opens it; it may not be connected yet. */
export const openSocket = (url: string, token?: string): PageSocket =>
  io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(token ? { auth: { token } } : {}),
  });

/** Resolves once it is connected; rejects with the reason why it is not. */
export async function listen(url: string, token: string): Promise<Listener> {
  const socket = openSocket(url, token);
  const received: ClientTransferMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('CLIENT_TRANSFER', (message) => {
    received.push(message);
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  const receives = (count: number) =>
    new Promise<readonly string[]>((resolve) => {
      const check = () => {
        if (received.length < count) return;
        waiting.delete(check);
        resolve(received.map(({ kind }) => kind));
      };
      waiting.add(check);
      check();
    });
  return { socket, received, receives };
}
