import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const HOST = '127.0.0.1';
const PORT_TAKEN_MS = 50;

/** Bytes between a caller and a server, which a test can stop, delay and cut. It serves the stand-in and the real server alike. */
export class Relay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private frozen = false;
  /** How long each piece that passes is held back, in milliseconds. */
  delayMs = 0;
  private listensAt: number;
  private wasOpen = false;

  /** `target` is asked at each connection: a server that was started again may have another port. */
  constructor(
    private readonly target: () => number,
    port: number,
  ) {
    this.listensAt = port;
  }

  get port(): number {
    return this.listensAt;
  }

  async open(): Promise<void> {
    const server = createServer((caller) => this.join(caller));
    // Whoever calls out meanwhile may have been given the port that was free: only for a moment.
    while (!(await this.listens(server))) await pause(PORT_TAKEN_MS);
    this.listensAt = (server.address() as AddressInfo).port;
    this.server = server;
    this.wasOpen = true;
  }

  private async listens(server: Server): Promise<boolean> {
    server.listen(this.listensAt, HOST);
    return once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && this.wasOpen) return false;
        throw error;
      },
    );
  }

  /** Callers are refused until it is opened again. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    this.reset();
    if (server === null) return;
    server.close();
    await once(server, 'close');
  }

  /** Nothing passes, and no connection ends: as with a process that stands still. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Breaks every connection at once. */
  reset(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  private join(caller: Socket): void {
    const server = connect(this.target(), HOST);
    this.pass(caller, server);
    this.pass(server, caller);
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.setNoDelay(true);
    if (this.frozen) from.pause();
    from.on('data', (bytes) => this.send(bytes, to));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }

  private send(bytes: Buffer, to: Socket): void {
    if (this.delayMs === 0) return void to.write(bytes);
    setTimeout(() => to.write(bytes), this.delayMs);
  }
}
