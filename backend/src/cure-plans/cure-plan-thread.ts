import type { LogThread } from '@covertrail/platform/stores/log-thread';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { QuestionThread } from '@covertrail/platform/worker/question-thread';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import type { CurePlanQuestion, MadePlan } from './cure-plan-question.js';

/** Makes cure plans in a thread of its own. */
export class CurePlanThread extends QuestionThread<CurePlanQuestion, never, MadePlan | null> {
  constructor(stores: StoresConfig) {
    super((nativeCalls) => spawnWorker('make-cure-plan.worker', import.meta.url, { stores, nativeCalls } satisfies LogThread));
  }
}
