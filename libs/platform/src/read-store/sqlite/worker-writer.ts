import type { Worker } from 'node:worker_threads';
import { spawnWorker } from '#worker/spawn-worker';
import { errorOf, failureOf } from './writer-messages.js';
import type { WriterAnswer, WriterCall, WriterChannel, WriterSettings } from './writer-messages.js';
import type { WriterArguments, WriterMethod, WriterResult } from './writer.js';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The writer in a thread of its own. When the thread dies, every call it had not answered fails (it may have been done or
 * not) and the next call starts another. A thread without work does not keep the process running.
 */
export class WorkerWriter implements WriterChannel {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private closed = false;

  constructor(private readonly file: string) {}

  async call<Method extends WriterMethod>(
    method: Method,
    ...given: WriterArguments<Method>
  ): Promise<WriterResult<Method>> {
    if (this.closed) throw new Error('The read store is closed');
    return this.send((number) => ({ number, method, given }));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    const worker = this.worker;
    if (worker === undefined) return;
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    await this.send((number) => ({ number, method: null }));
    worker.ref();
    await gone;
  }

  private send<Method extends WriterMethod>(
    callOf: (number: number) => WriterCall<Method>,
  ): Promise<WriterResult<Method>> {
    const worker = (this.worker ??= this.start());
    const call = callOf(++this.calls);
    return new Promise<WriterResult<Method>>((resolve, reject) => {
      worker.postMessage(call);
      this.waiting.set(call.number, { resolve, reject });
      worker.ref();
    });
  }

  private start(): Worker {
    const worker = spawnWorker('writer.worker', import.meta.url, { file: this.file } satisfies WriterSettings);
    worker.on('message', (answer: WriterAnswer) => this.settle(worker, answer));
    worker.once('error', (error) => this.abandon(errorOf(failureOf(error))));
    worker.once('exit', (code) => {
      this.worker = undefined;
      this.abandon(new Error(`The writer of the read store ended with ${code}`));
    });
    return worker;
  }

  private settle(worker: Worker, answer: WriterAnswer): void {
    const pending = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if (this.waiting.size === 0) worker.unref();
    if ('failure' in answer) pending?.reject(errorOf(answer.failure));
    else pending?.resolve(answer.result as never);
  }

  private abandon(reason: unknown): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
