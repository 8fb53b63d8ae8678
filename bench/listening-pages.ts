import { io, type Socket } from 'socket.io-client';

/** So many pages that are open at once, each with a socket of its own. */
export class ListeningPages {
  private constructor(private readonly sockets: readonly Socket[]) {}

  /** Resolves when all are connected. */
  static async open(
    count: number,
    url: string,
    options: { readonly path?: string; readonly auth?: object },
  ): Promise<ListeningPages> {
    const sockets: Socket[] = [];
    const AT_ONCE = 50;
    while (sockets.length < count) {
      const more = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () =>
        io(url, { ...options, transports: ['websocket'], forceNew: true, reconnection: false }),
      );
      await Promise.all(more.map(connected));
      sockets.push(...more);
    }
    return new ListeningPages(sockets);
  }

  /** Asks the same on every page; resolves when all have an answer. */
  async ask(message: string, content: object): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.emitWithAck(message, content)));
  }

  /** Resolves with the moment (`performance.now`) at which each page received a message that fits. Rejects after the time. */
  receiving(message: string, fits: (content: unknown) => boolean, timeoutMs: number): Promise<number[]> {
    return Promise.all(this.sockets.map((socket) => received(socket, message, fits, timeoutMs)));
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => socket.once('connect', () => resolve()).once('connect_error', reject));
}

function received(
  socket: Socket,
  message: string,
  fits: (content: unknown) => boolean,
  timeoutMs: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const listen = (content: unknown): void => {
      if (fits(content)) settle(() => resolve(performance.now()));
    };
    const timer = setTimeout(
      () => settle(() => reject(new Error(`A page received no ${message} in ${timeoutMs} ms`))),
      timeoutMs,
    );
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      socket.off(message, listen);
      finish();
    };
    socket.on(message, listen);
  });
}
