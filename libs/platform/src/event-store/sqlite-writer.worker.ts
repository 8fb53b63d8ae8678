import { parentPort, workerData } from 'node:worker_threads';
import { FileSignal } from '../sqlite/file-signal.js';
import type { PreparedAppend } from './prepared-append.js';
import { openWriterConnection } from './sqlite-connection.js';
import { CLOSE, type FromWriter, type WriterSettings } from './sqlite-writer.messages.js';
import { SqliteWriter } from './sqlite-writer.js';

if (parentPort === null) throw new Error('The writer runs in a worker thread');
const port = parentPort;
const { file } = workerData as WriterSettings;
const database = openWriterConnection(file);
const signal = new FileSignal(file);
const writer = new SqliteWriter(database, () => signal.send());

function reply(group: readonly PreparedAppend[]): FromWriter {
  try {
    return { kind: 'answers', answers: writer.commit(group) };
  } catch (failure) {
    const { errcode } = failure as { errcode?: number };
    return { kind: 'failed', reason: String(failure), ...(errcode === undefined ? {} : { errcode }) };
  }
}

port.on('message', (message: readonly PreparedAppend[] | typeof CLOSE) => {
  if (message !== CLOSE) return port.postMessage(reply(message));
  writer.close();
  signal.close();
  port.close();
});
port.postMessage({ kind: 'ready' } satisfies FromWriter);
