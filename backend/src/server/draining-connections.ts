import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_AGAIN_MS = 50;

/**
 * The connections of a server that is closing: requests in progress are answered, and each connection is closed after its answer.
 * Otherwise a client that keeps a connection open and continues to ask would keep the server open.
 */
export class DrainingConnections {
  private readonly sockets = new Set<Socket>();
  private readonly answering = new Set<ServerResponse>();
  private draining = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.answering.add(response);
      response.once('close', () => this.answering.delete(response));
      if (this.draining) endAfter(response);
    });
  }

  /** Runs `close`, after which the server accepts no connections and waits for the open ones. Closes those that are still open after the time. */
  async drain(close: () => Promise<void>, withinMs: number): Promise<void> {
    this.draining = true;
    for (const response of this.answering) endAfter(response);
    const idle = setInterval(() => this.server.closeIdleConnections(), LOOK_AGAIN_MS);
    const late = setTimeout(() => this.cutOff(), withinMs);
    try {
      await close();
    } finally {
      clearInterval(idle);
      clearTimeout(late);
    }
  }

  private cutOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
