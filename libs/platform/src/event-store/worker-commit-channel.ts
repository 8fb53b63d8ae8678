import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CommitAnswer, CommitChannel } from './commit-channel.js';
import type { PreparedAppend } from './prepared-append.js';
import { CLOSE, type FromWriter, type ToWriter, type WriterSettings } from './sqlite-writer.messages.js';

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(`./sqlite-writer.worker.${FROM_SOURCE ? 'ts' : 'js'}`, import.meta.url));
/**
 * Under Jest the process itself was not started with the options that load source. A build needs none, and a thread refuses some
 * options of a process.
 */
const EXEC_ARGV = FROM_SOURCE
  ? { execArgv: ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'] }
  : {};

/**
 * The writer in its own thread. When the thread dies, its current group fails, and the next group starts another thread. An idle
 * thread does not keep the process running.
 */
export class WorkerCommitChannel implements CommitChannel {
  private worker: Promise<Worker> | undefined;
  /** The thread that is open, and how much it was given of the next group. */
  private open: Worker | undefined;
  private begun: { readonly by: Worker; readonly count: number } | undefined;

  constructor(
    private readonly file: string,
    private readonly newWorker = launchWriter,
  ) {}

  /** Resolves when the writer has the file open; rejects with its reason when it cannot. */
  async start(): Promise<void> {
    await this.running();
  }

  begin(part: readonly PreparedAppend[]): void {
    const { open: worker, begun } = this;
    if (worker === undefined || (begun && begun.by !== worker)) return;
    worker.postMessage({ kind: 'begin', appends: part } satisfies ToWriter);
    this.begun = { by: worker, count: (begun?.count ?? 0) + part.length };
  }

  /** A thread that died left nothing of what it had begun: the next one is given the whole group. */
  async commit(group: readonly PreparedAppend[]): Promise<readonly CommitAnswer[]> {
    const { begun } = this;
    this.begun = undefined;
    const worker = await this.running();
    worker.ref();
    const appends = begun?.by === worker ? group.slice(begun.count) : group;
    const reply = await replyOf(worker, () => worker.postMessage({ kind: 'commit', appends } satisfies ToWriter));
    worker.unref();
    if (reply.kind === 'answers') return reply.answers;
    if (reply.kind === 'failed') throw Object.assign(new Error(reply.reason), { errcode: reply.errcode });
    throw new Error('The writer answered out of turn');
  }

  async close(): Promise<void> {
    if (this.worker === undefined) return;
    const worker = await this.worker;
    worker.ref();
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage(CLOSE);
    await gone;
  }

  private running(): Promise<Worker> {
    this.worker ??= this.launch();
    return this.worker;
  }

  private launch(): Promise<Worker> {
    const worker = this.newWorker({ file: this.file });
    const ready = opened(worker);
    const forget = (): void => {
      if (this.worker === ready) this.worker = undefined;
      if (this.open === worker) this.open = undefined;
    };
    void ready.then(
      () => (this.open = worker),
      () => undefined,
    );
    worker.on('error', forget).on('exit', forget);
    return ready;
  }
}

/** Starts the thread; it posts `ready` when it has opened the file. */
export const launchWriter = (settings: WriterSettings): Worker =>
  new Worker(ENTRY, { workerData: settings, ...EXEC_ARGV });

async function opened(worker: Worker): Promise<Worker> {
  await replyOf(worker, () => undefined);
  worker.unref();
  return worker;
}

/** The next message of the worker after `ask`; rejects when the worker dies first. */
function replyOf(worker: Worker, ask: () => void): Promise<FromWriter> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (reply: FromWriter): void => settle(() => resolve(reply));
    const onError = (failure: unknown): void => settle(() => reject(failure));
    const onExit = (code: number): void => settle(() => reject(new Error(`The writer ended with ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    ask();
  });
}
