import type { Socket } from 'socket.io-client';
import { LIVE_PATH, type ClientToServer, type ServerToClient } from '@covertrail/contracts/live/live.messages';
import { sessionToken } from '../shared/api/session-token.js';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/**
 * A socket that is not yet connected. The token is read at each attempt, so that a reconnect sends the newest one. Its program is loaded
 * here, because nobody needs it before the log-in; rejects where it cannot be loaded.
 */
export async function openSocket(userId: string): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: LIVE_PATH,
    query: { id: userId },
    transports: ['websocket', 'polling'],
    // Otherwise only the first transport is tried, and there are no live pages in a network that lets no WebSocket through.
    tryAllTransports: true,
    auth: (give) => give({ token: sessionToken.read() }),
    autoConnect: false,
  });
}
