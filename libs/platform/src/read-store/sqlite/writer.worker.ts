import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './writer-messages.js';
import type { WriterAnswer, WriterCall, WriterSettings } from './writer-messages.js';
import { SqliteReadStoreWriter } from './writer.js';

if (parentPort === null) throw new Error('The writer runs in a worker thread');
const port = parentPort;
const writer = new SqliteReadStoreWriter((workerData as WriterSettings).file);

function answer(call: WriterCall): WriterAnswer {
  const { number } = call;
  try {
    return { number, result: call.method === null ? writer.close() : writer.run(call.method, ...call.given) };
  } catch (error) {
    return { number, failure: failureOf(error) };
  }
}

port.on('message', (call: WriterCall) => {
  port.postMessage(answer(call));
  if (call.method === null) port.close();
});
