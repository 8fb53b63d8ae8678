import { workerData } from 'node:worker_threads';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { logPlaceOf } from '@covertrail/platform/stores/log-places';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import { WhatIfEffects } from './what-if-effects.js';
import type { WhatIfPart, WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

/** Reads the log on a connection that cannot write. */
const log = await logPlaceOf(workerData as StoresConfig).openReader();
const effects = new WhatIfEffects(log, new EventCodec(EVENT_CATALOGUE));

answerQuestions<WhatIfQuestion, WhatIfPart, WhatIfTimes>((question, onPart) => (question.task === 'prepare' ? effects.prepare(question) : effects.of(question, onPart)));
