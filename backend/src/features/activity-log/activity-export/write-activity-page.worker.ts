import { workerData } from 'node:worker_threads';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { logPlaceOf } from '@covertrail/platform/stores/log-places';
import type { LogThread } from '@covertrail/platform/stores/log-thread';
import { openReadsReader } from '@covertrail/platform/stores/read-places';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import { NativeCalls } from '@covertrail/platform/worker/native-calls';
import type { ActivityPageLines, ActivityPageQuestion } from './activity-page.reply.js';
import { ActivityPages } from './activity-pages.reader.js';

const { stores, nativeCalls } = workerData as LogThread;
const calls = new NativeCalls(nativeCalls);
/** Both on connections that cannot write. */
const pages = new ActivityPages(
  await logPlaceOf(stores).openReader(calls),
  await openReadsReader(stores, calls),
  new EventCodec(EVENT_CATALOGUE),
);

answerQuestions<ActivityPageQuestion, never, ActivityPageLines>(calls, (question) => pages.page(question));
