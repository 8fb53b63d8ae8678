import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What becomes of bytes on their way. */
export interface Weather {
  /** Bytes are dropped. A connection that lost some stays silent until it is closed, as after a real fault of the network. */
  readonly swallowing: boolean;
  /** Milliseconds that every piece is late. */
  readonly delayMs: number;
  readonly bytesPerSecond: number;
}

/** Asked again for every piece, so that a fault takes hold of open connections. */
export interface Direction {
  weather(): Weather;
  /** Called before a piece goes on; false when it must not. */
  mayPass(bytes: Buffer): boolean;
}

/** One connection through the proxy: bytes keep their order in each direction. */
export class FaultyLane {
  private deaf = false;

  constructor(
    private readonly client: Socket,
    private readonly server: Socket,
    toServer: Direction,
    toClient: Direction,
  ) {
    this.carry(client, server, toServer);
    this.carry(server, client, toClient);
  }

  /** Ends the connection; `rudely` by a RST instead of an orderly end. */
  breakOff(rudely: boolean): void {
    if (rudely) this.client.resetAndDestroy();
    else this.client.destroy();
    this.server.destroy();
  }

  private carry(from: Socket, to: Socket, direction: Direction): void {
    let tail: Promise<void> = Promise.resolve();
    from.on('data', (bytes) => {
      const due = Date.now() + direction.weather().delayMs;
      tail = tail.then(() => this.pass(bytes, to, direction, due));
    });
    from.on('end', () => void tail.then(() => this.loses(direction) || to.end()));
    from.on('close', () => void tail.then(() => this.loses(direction) || to.destroy()));
    // Either side may break off at any moment: that is what the proxy is for. 'close' follows.
    from.on('error', () => undefined);
  }

  private async pass(bytes: Buffer, to: Socket, direction: Direction, due: number): Promise<void> {
    if (due > Date.now()) await pause(due - Date.now());
    if (this.loses(direction) || to.destroyed || !direction.mayPass(bytes)) return;
    to.write(bytes);
    const { bytesPerSecond } = direction.weather();
    if (bytesPerSecond < Infinity) await pause((bytes.length / bytesPerSecond) * 1_000);
  }

  private loses(direction: Direction): boolean {
    this.deaf ||= direction.weather().swallowing;
    return this.deaf;
  }
}
