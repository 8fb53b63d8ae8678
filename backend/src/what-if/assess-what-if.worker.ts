import { parentPort, workerData } from 'node:worker_threads';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { logPlaceOf } from '@covertrail/platform/stores/log-places';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { WhatIfEffects } from './what-if-effects.js';
import type { WhatIfMessage, WhatIfQuestion } from './what-if-question.js';

/** A thread that answers one question after the other. It reads the log on a connection that cannot write. */
if (parentPort === null) throw new Error('What-ifs are assessed in a worker thread');
const port = parentPort;
const log = await logPlaceOf(workerData as StoresConfig).openReader();
const effects = new WhatIfEffects(log, new EventCodec(EVENT_CATALOGUE));
const send = (message: WhatIfMessage): void => port.postMessage(message);

async function answer(number: number, question: WhatIfQuestion): Promise<void> {
  try {
    const times = await effects.of(question, (part) => send({ kind: 'part', number, ...part }));
    send({ kind: 'done', number, times });
  } catch (error) {
    send({ kind: 'failed', number, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
}

let last: Promise<void> = Promise.resolve();
port.on('message', ({ number, question }: { readonly number: number; readonly question: WhatIfQuestion }) => {
  last = last.then(() => answer(number, question));
});
