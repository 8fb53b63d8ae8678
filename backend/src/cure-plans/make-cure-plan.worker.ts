import { workerData } from 'node:worker_threads';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import { logPlaceOf } from '@covertrail/platform/stores/log-places';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import type { CurePlanQuestion, MadePlan } from './cure-plan-question.js';
import { makePlan } from './make-plan.js';

/** Reads the log on a connection that cannot write. */
const log = await logPlaceOf(workerData as StoresConfig).openReader();
const codec = new EventCodec(EVENT_CATALOGUE);

answerQuestions<CurePlanQuestion, never, MadePlan | null>((question) => makePlan(question, new StatesAt(log, codec, question.position)));
