import type { Worker } from 'node:worker_threads';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import type { WhatIfMessage, WhatIfPart, WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

/** The thread keeps what it has folded for the next question; after so long without one it ends and frees the memory. */
const IDLE_MS = 10 * 60_000;

/** Most of what is read is dropped at once: with room for it, the collector takes a quarter less of the thread's time. */
const MEMORY = { maxYoungGenerationSizeMb: 192 };

interface Waiting {
  readonly onPart: (part: WhatIfPart) => void;
  readonly resolve: (times: WhatIfTimes) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Answers what-ifs in a thread of its own, started by the first question. When the thread dies, every question that it had not
 * answered fails, and the next question starts another. A thread without work does not keep the process running.
 */
export class WhatIfThread {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private closed = false;

  constructor(private readonly stores: StoresConfig) {}

  /** Resolves after the last part. */
  async ask(question: WhatIfQuestion, onPart: (part: WhatIfPart) => void): Promise<WhatIfTimes> {
    if (this.closed) throw new Error('The product is closing');
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    const number = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { onPart, resolve, reject });
      worker.ref();
      worker.postMessage({ number, question });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = spawnWorker('assess-what-if.worker', import.meta.url, this.stores, MEMORY);
    worker.on('message', (message: WhatIfMessage) => this.receive(worker, message));
    worker.once('error', (error) => this.abandon(worker, error));
    worker.once('exit', (code) => this.abandon(worker, new Error(`The thread of the what-ifs ended with ${code}`)));
    return worker;
  }

  private receive(worker: Worker, message: WhatIfMessage): void {
    const waiting = this.waiting.get(message.number);
    if (message.kind === 'part') {
      waiting?.onPart(message);
      return;
    }
    this.waiting.delete(message.number);
    if (message.kind === 'done') waiting?.resolve(message.times);
    else waiting?.reject(new Error(message.reason));
    if (this.waiting.size === 0) this.rest(worker);
  }

  private rest(worker: Worker): void {
    worker.unref();
    this.idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  }

  private abandon(worker: Worker, reason: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
