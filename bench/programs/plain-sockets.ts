import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The peer of the live feed: every POST is sent to everybody at once, without rights, rooms of a company or a log behind it. */
const http = createServer((request, reply) => {
  if (!request.url?.startsWith('/send/')) return;
  sockets.emit('sent', request.url.slice('/send/'.length));
  reply.end();
});
const sockets = new Server(http, { transports: ['websocket'] });
http.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(http.address() as AddressInfo).port}`));
process.once('SIGTERM', () => process.exit(0));
