import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './writer-messages.js';
import type { WriterAnswer, WriterCall, WriterSettings } from './writer-messages.js';
import { SqliteReadStoreWriter } from './writer.js';

if (parentPort === null) throw new Error('The writer runs in a worker thread');
const port = parentPort;
const writer = new SqliteReadStoreWriter((workerData as WriterSettings).file);

function answer({ number, method, given }: WriterCall): WriterAnswer {
  try {
    const work = writer[method] as (...args: readonly unknown[]) => unknown;
    return { number, result: work.apply(writer, given) };
  } catch (error) {
    return { number, failure: failureOf(error) };
  }
}

port.on('message', (call: WriterCall) => {
  port.postMessage(answer(call));
  if (call.method === 'close') port.close();
});
