import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { QuestionThread } from '@covertrail/platform/worker/question-thread';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import type { WhatIfPart, WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

/** Most of what is read is dropped at once: with room for it, the collector takes a quarter less of the thread's time. */
const MEMORY = { maxYoungGenerationSizeMb: 192 };

/** Answers what-ifs in a thread of its own. */
export class WhatIfThread extends QuestionThread<WhatIfQuestion, WhatIfPart, WhatIfTimes> {
  constructor(stores: StoresConfig) {
    super(() => spawnWorker('assess-what-if.worker', import.meta.url, stores, MEMORY));
  }
}
