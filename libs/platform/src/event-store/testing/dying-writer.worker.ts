import { parentPort, workerData } from 'node:worker_threads';
import type { ToWriter, WriterSettings } from '../sqlite-writer.messages.js';

/** A writer that dies. */
export interface DyingWriter extends WriterSettings {
  /** On the way to its first commit, or as soon as it has begun so many groups. */
  readonly dies: 'before-commit' | { readonly afterBegins: number };
}

const { dies } = workerData as DyingWriter;
let begins = 0;

/** Registered before the writer's own listener: the commit is never reached. */
if (dies === 'before-commit') parentPort?.on('message', ({ kind }: ToWriter) => kind === 'commit' && process.exit(1));
await import('../sqlite-writer.worker.js');
/** Registered after it: the group is begun. */
if (dies !== 'before-commit')
  parentPort?.on(
    'message',
    ({ kind }: ToWriter) => kind === 'begin' && ++begins === dies.afterBegins && process.exit(1),
  );
