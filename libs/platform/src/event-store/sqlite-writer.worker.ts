import { parentPort, workerData } from 'node:worker_threads';
import { FileSignal } from '../sqlite/file-signal.js';
import type { PreparedAppend } from './prepared-append.js';
import { openWriterConnection } from './sqlite-connection.js';
import { CLOSE, type FromWriter, type ToWriter, type WriterSettings } from './sqlite-writer.messages.js';
import { SqliteWriter } from './sqlite-writer.js';

if (parentPort === null) throw new Error('The writer runs in a worker thread');
const port = parentPort;
const { file } = workerData as WriterSettings;
const database = openWriterConnection(file);
const signal = new FileSignal(file);
const writer = new SqliteWriter(database, () => signal.send());

/** Why nothing of the current group is stored; null while that may still happen. */
let failed: FromWriter | null = null;

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (failure) {
    const { errcode } = failure as { errcode?: number };
    failed = { kind: 'failed', reason: String(failure), ...(errcode === undefined ? {} : { errcode }) };
    return null;
  }
}

function commit(appends: readonly PreparedAppend[]): FromWriter {
  const answers = failed === null ? attempt(() => writer.commit(appends)) : null;
  const reply: FromWriter = failed ?? { kind: 'answers', answers: answers ?? [] };
  failed = null;
  return reply;
}

port.on('message', (message: ToWriter | typeof CLOSE) => {
  if (message !== CLOSE) {
    if (message.kind === 'commit') port.postMessage(commit(message.appends));
    else if (failed === null) attempt(() => writer.begin(message.appends));
    return;
  }
  writer.close();
  signal.close();
  port.close();
});
port.postMessage({ kind: 'ready' } satisfies FromWriter);
