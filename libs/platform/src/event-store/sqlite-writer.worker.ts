import { parentPort, workerData } from 'node:worker_threads';
import type { PreparedAppend } from './prepared-append.js';
import { openWriterConnection } from './sqlite-connection.js';
import { CLOSE, type FromWriter, type WriterSettings } from './sqlite-writer.messages.js';
import { SqliteWriter } from './sqlite-writer.js';

if (parentPort === null) throw new Error('The writer runs in a worker thread');
const port = parentPort;
const { file } = workerData as WriterSettings;
const writer = new SqliteWriter(openWriterConnection(file));

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
  port.close();
});
port.postMessage({ kind: 'ready' } satisfies FromWriter);
