import { io } from 'socket.io-client';
import { LIVE_PATH } from '@covertrail/contracts/live/live.messages';
import type { TestProduct } from './test-product.js';

/** Connects the socket of a page, which does not connect again; `closed` says why it was closed. */
export async function openSocket({ url }: Pick<TestProduct, 'url'>, token: string) {
  const socket = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return { closed: new Promise<string>((resolve) => socket.once('disconnect', resolve)) };
}
