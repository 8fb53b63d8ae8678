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
  private sought: RegExp | null = null;
  /** Answers that nobody received since the start, because connections were reset before them. */
  lostAnswers = 0;
  /** Connections that were asked for since the start. */
  opened = 0;

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

  /** Lets so many pieces of answers through, then resets every connection once: the server did its work, and nobody receives the answer. */
  resetAfterAnswers(count: number): void {
    this.become('none');
    this.answersLeft = count;
  }

  /** Lets the first request pass whose bytes, as Latin-1, hold the pattern; then resets every connection instead of its answer. */
  resetInsteadOfAnswerTo(request: RegExp): void {
    this.become('none');
    this.sought = request;
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
    this.sought = null;
  }

  private admit(client: Socket): void {
    this.opened += 1;
    if (this.fault === 'cut') return void client.destroy();
    if (this.fault === 'reset') return void client.resetAndDestroy();
    const server = connect({ ...this.target, allowHalfOpen: true });
    let found = false;
    const ask = (bytes: Buffer): boolean => {
      found ||= this.isSought(bytes);
      return true;
    };
    const answer = (): boolean => (found ? this.loseAnswer() : this.mayAnswer());
    const lane = new FaultyLane(client, server, this.direction(false, ask), this.direction(true, answer));
    this.lanes.add(lane);
    client.on('close', () => this.lanes.delete(lane));
  }

  private direction(answers: boolean, mayPass: Direction['mayPass']): Direction {
    return {
      weather: () => ({
        swallowing: this.fault === 'swallow',
        delayMs: answers ? this.delayMs : 0,
        bytesPerSecond: this.bytesPerSecond,
      }),
      mayPass,
    };
  }

  private mayAnswer(): boolean {
    this.answersLeft -= 1;
    return this.answersLeft >= 0 || this.loseAnswer();
  }

  private isSought(bytes: Buffer): boolean {
    if (!this.sought?.test(bytes.toString('latin1'))) return false;
    this.sought = null;
    return true;
  }

  private loseAnswer(): false {
    this.lostAnswers += 1;
    this.become('none');
    this.breakAll(true);
    return false;
  }

  private breakAll(rudely: boolean): void {
    for (const lane of this.lanes) lane.breakOff(rudely);
    this.lanes.clear();
  }
}
