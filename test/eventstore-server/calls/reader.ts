import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Refusal } from './refusals.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Who reads: takes what is sent as fast as it can, and may leave at any time. */
export class Reader {
  private left = false;
  private wake = (): void => undefined;

  constructor(private readonly call: ReadCall) {
    const leave = (): void => {
      this.left = true;
      this.wake();
    };
    call.once('cancelled', leave);
    call.once('close', leave);
    call.on('drain', () => this.wake());
  }

  get isGone(): boolean {
    return this.left;
  }

  /** Resolves once there is room for more; false when the reader has left. */
  async send(reply: ReadResp): Promise<boolean> {
    if (this.left) return false;
    this.call.write(reply);
    while (!this.left && this.call.writableNeedDrain) await this.woken();
    return !this.left;
  }

  /** Resolves when the reader takes more, leaves, or is called by `wakeUp`. */
  woken(): Promise<void> {
    return this.left
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.wake = resolve;
        });
  }

  wakeUp(): void {
    this.wake();
  }

  end(): void {
    this.call.end();
  }

  refuse(refusal: Refusal): void {
    this.call.emit('error', refusal);
  }
}
