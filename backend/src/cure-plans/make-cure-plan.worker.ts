import { workerData } from 'node:worker_threads';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import { logPlaceOf } from '@covertrail/platform/stores/log-places';
import type { LogThread } from '@covertrail/platform/stores/log-thread';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import { NativeCalls } from '@covertrail/platform/worker/native-calls';
import type { CurePlanQuestion, MadePlan } from './cure-plan-question.js';
import { makePlan } from './make-plan.js';

const { stores, nativeCalls } = workerData as LogThread;
const calls = new NativeCalls(nativeCalls);
/** Reads the log on a connection that cannot write. */
const log = await logPlaceOf(stores).openReader(calls);
const codec = new EventCodec(EVENT_CATALOGUE);

answerQuestions<CurePlanQuestion, never, MadePlan | null>(calls, (question) =>
  makePlan(question, new StatesAt(log, codec, question.position)),
);
