import { io, type Socket } from 'socket.io-client';
import {
  LIVE_PATH,
  type ClientToServer,
  type LiveChange,
  type ServerToClient,
} from '@covertrail/contracts/live/live.messages';
import type { Caller } from './caller.js';
import { until } from '../support/until.js';

/** A page's socket on one backend, and what it received. */
export interface PageSocket {
  /** The last changes, up to `MOST_KEPT`: millions of them would slow down a program that only counts. */
  readonly received: readonly LiveChange[];
  /** How many it received. */
  readonly count: number;
  readonly connected: boolean;
  /** Resolves with the milliseconds until it has received that a view shows a position. */
  receives(view: string, position: string, withinMs: number): Promise<number>;
  close(): void;
}

const MOST_KEPT = 5_000;

export async function openPageSocket(url: string, caller: Caller, views: readonly string[]): Promise<PageSocket> {
  const token = await caller.token(url);
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  const received: LiveChange[] = [];
  let count = 0;
  socket.on('updated', ({ updates }) => {
    count += updates.length;
    received.push(...updates);
    if (received.length > 2 * MOST_KEPT) received.splice(0, received.length - MOST_KEPT);
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  if (!(await socket.emitWithAck('watch', { views }))) throw new Error('The socket may not watch');
  return {
    received,
    get count() {
      return count;
    },
    get connected() {
      return socket.connected;
    },
    receives: (view, position, withinMs) =>
      until(
        `a page receives ${view} at ${position}`,
        () => received.some((change) => change.view === view && change.position >= position),
        withinMs,
      ),
    close: () => void socket.disconnect(),
  };
}
