import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { NativeCalls } from './native-calls.js';

/** The thread keeps what it has read for the next question; after so long without one it ends and frees the memory. */
const IDLE_MS = 10 * 60_000;

/** What the thread answers to question `number`: parts, then its end. Plain values. */
export type ThreadMessage<Part, End> =
  | { readonly kind: 'part'; readonly number: number; readonly part: Part }
  | { readonly kind: 'done'; readonly number: number; readonly end: End }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string };

interface Waiting<Part, End> {
  readonly onPart: (part: Part) => void;
  readonly resolve: (end: End) => void;
  readonly reject: (reason: unknown) => void;
}

/** A thread, and how it is ended. */
interface StartedThread {
  readonly worker: Worker;
  readonly calls: NativeCalls;
}

/** An answer was not there in time. */
export class AnswerTooLate extends Error {
  override readonly name = 'AnswerTooLate';
}

/**
 * Asks questions of a thread of its own, started by the first one, that answers one after the other: `answer-questions.ts`. When the
 * thread dies, every question that it had not answered fails, and the next question starts another. A thread without work does not keep
 * the process running.
 */
export class QuestionThread<Question, Part, End> {
  private thread: StartedThread | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting<Part, End>>();
  private lastNumber = 0;
  private closed = false;

  /** `spawn` hands `nativeCalls` to the thread, whose `answerQuestions` needs it. */
  constructor(private readonly spawn: (nativeCalls: SharedArrayBuffer) => Worker) {}

  /** Resolves with the end, after the last part. */
  async ask(question: Question, onPart: (part: Part) => void = () => undefined): Promise<End> {
    if (this.closed) throw new Error('The product is closing');
    clearTimeout(this.idle);
    const { worker } = (this.thread ??= this.start());
    const number = ++this.lastNumber;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { onPart, resolve, reject });
      worker.ref();
      worker.postMessage({ number, question });
    });
  }

  /** Throws `AnswerTooLate` where the end is not there after `ms`; the thread, whose work then serves nobody, is ended with all that it was asked. */
  async askWithin(ms: number, question: Question, onPart?: (part: Part) => void): Promise<End> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => {
        const reason = new AnswerTooLate(`There was no answer within ${ms} ms`);
        reject(reason);
        this.drop(reason);
      }, ms);
    });
    try {
      return await Promise.race([this.ask(question, onPart), tooLate]);
    } finally {
      clearTimeout(late);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    if (this.thread) await end(this.thread);
  }

  private start(): StartedThread {
    const calls = new NativeCalls();
    const thread = { worker: this.spawn(calls.shared), calls };
    thread.worker.on('message', (message: ThreadMessage<Part, End>) => this.receive(thread, message));
    thread.worker.once('error', (error) => this.abandon(thread, error));
    thread.worker.once('exit', (code) => this.abandon(thread, new Error(`The thread ended with ${code}`)));
    return thread;
  }

  private receive(thread: StartedThread, message: ThreadMessage<Part, End>): void {
    const waiting = this.waiting.get(message.number);
    if (message.kind === 'part') {
      waiting?.onPart(message.part);
      return;
    }
    this.waiting.delete(message.number);
    if (message.kind === 'done') waiting?.resolve(message.end);
    else waiting?.reject(new Error(message.reason));
    if (this.waiting.size === 0) this.rest(thread);
  }

  private rest(thread: StartedThread): void {
    thread.worker.unref();
    this.idle = setTimeout(() => void end(thread), IDLE_MS).unref();
  }

  private drop(reason: Error): void {
    const { thread } = this;
    if (!thread) return;
    this.abandon(thread, reason);
    void end(thread);
  }

  private abandon(thread: StartedThread, reason: unknown): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}

/** Resolves when the thread is gone. */
async function end({ worker, calls }: StartedThread): Promise<void> {
  if (calls.end()) await worker.terminate();
  else await once(worker, 'exit');
}
