import { workerData } from 'node:worker_threads';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { logPlaceOf } from '@covertrail/platform/stores/log-places';
import type { LogThread } from '@covertrail/platform/stores/log-thread';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import { NativeCalls } from '@covertrail/platform/worker/native-calls';
import { WhatIfEffects } from './what-if-effects.js';
import type { WhatIfPart, WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

const { stores, nativeCalls } = workerData as LogThread;
const calls = new NativeCalls(nativeCalls);
/** Reads the log on a connection that cannot write. */
const log = await logPlaceOf(stores).openReader(calls);
const effects = new WhatIfEffects(log, new EventCodec(EVENT_CATALOGUE));

answerQuestions<WhatIfQuestion, WhatIfPart, WhatIfTimes>(calls, (question, onPart) =>
  question.task === 'prepare' ? effects.prepare(question) : effects.of(question, onPart),
);
