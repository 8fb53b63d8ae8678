import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { FaultyLane, type Direction } from './faulty-lane.js';

type Fault = 'none' | 'cut' | 'reset' | 'swallow';

/**
 * A TCP proxy on loopback that puts faults between us and a server. Each call ends the fault before and holds for new and
 * for open connections alike.
 */
export class FaultProxy {
  private readonly lanes = new Set<FaultyLane>();
  private readonly server: Server;
  private fault: Fault = 'none';
  private delayMs = 0;
  private bytesPerSecond = Infinity;
  private answersLeft = Infinity;
  /** Connections that were asked for since the start. */
  asked = 0;

  private constructor(private readonly target: { readonly host: string; readonly port: number }) {
    this.server = createServer({ allowHalfOpen: true }, (client) => this.admit(client));
  }

  /** Listens on a free port, in front of a port on loopback. */
  static async before(port: number, host = '127.0.0.1'): Promise<FaultProxy> {
    const proxy = new FaultProxy({ host, port });
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Lets everything through. Connections that lost bytes in a black hole stay silent. */
  pass(): void {
    this.become('none');
  }

  /** Everything passes; each piece of an answer comes so many milliseconds late. */
  delay(ms: number): void {
    this.become('none');
    this.delayMs = ms;
  }

  throttle(bytesPerSecond: number): void {
    this.become('none');
    this.bytesPerSecond = bytesPerSecond;
  }

  /** Ends all connections, and new ones as soon as they come. */
  cut(): void {
    this.become('cut');
    this.breakAll(false);
  }

  /** The same by RST. */
  reset(): void {
    this.become('reset');
    this.breakAll(true);
  }

  /** Connections stay open and new ones are taken; no byte arrives in either direction. */
  blackHole(): void {
    this.become('swallow');
  }

  /** Lets so many pieces of answers through, then resets every connection once: the server did what nobody hears of. */
  resetAfterAnswers(count: number): void {
    this.become('none');
    this.answersLeft = count;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.breakAll(false);
    await closed;
  }

  private become(fault: Fault): void {
    this.fault = fault;
    this.delayMs = 0;
    this.bytesPerSecond = Infinity;
    this.answersLeft = Infinity;
  }

  private admit(client: Socket): void {
    this.asked += 1;
    if (this.fault === 'cut') return void client.destroy();
    if (this.fault === 'reset') return void client.resetAndDestroy();
    const server = connect({ ...this.target, allowHalfOpen: true });
    const lane = new FaultyLane(client, server, this.direction(false), this.direction(true));
    this.lanes.add(lane);
    client.on('close', () => this.lanes.delete(lane));
  }

  private direction(answers: boolean): Direction {
    return {
      weather: () => ({
        swallowing: this.fault === 'swallow',
        delayMs: answers ? this.delayMs : 0,
        bytesPerSecond: this.bytesPerSecond,
      }),
      mayPass: () => !answers || this.mayAnswer(),
    };
  }

  private mayAnswer(): boolean {
    this.answersLeft -= 1;
    if (this.answersLeft >= 0) return true;
    this.become('none');
    this.breakAll(true);
    return false;
  }

  private breakAll(rudely: boolean): void {
    for (const lane of this.lanes) lane.breakOff(rudely);
    this.lanes.clear();
  }
}
