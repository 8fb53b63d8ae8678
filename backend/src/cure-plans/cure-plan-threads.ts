import type { LogThread } from '@covertrail/platform/stores/log-thread';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { FairThreads } from '@covertrail/platform/worker/fair-threads';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import type { CurePlanQuestion, MadePlan } from './cure-plan-question.js';

/** Two, so that one large insured does not make all others wait. */
const THREADS = 2;

/** Makes cure plans in threads of their own. */
export class CurePlanThreads extends FairThreads<CurePlanQuestion, never, MadePlan | null> {
  constructor(stores: StoresConfig) {
    super(THREADS, (nativeCalls) =>
      spawnWorker('make-cure-plan.worker', import.meta.url, { stores, nativeCalls } satisfies LogThread),
    );
  }
}
