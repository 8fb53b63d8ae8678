import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LogThread } from '@covertrail/platform/stores/log-thread';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { FairThreads } from '@covertrail/platform/worker/fair-threads';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import { STORES } from '#tokens/tokens';
import type { WhatIfPart, WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

/** Most of what is read is dropped at once: with room for it, the collector takes a quarter less of the thread's time. */
const MEMORY = { maxYoungGenerationSizeMb: 192 };

/** Answers what-ifs, and prepares for them, in a thread of its own: it keeps the suppliers that it has read. */
@Injectable()
export class WhatIfThread extends FairThreads<WhatIfQuestion, WhatIfPart, WhatIfTimes> implements OnModuleDestroy {
  constructor(@Inject(STORES) stores: StoresConfig) {
    super(1, (nativeCalls) =>
      spawnWorker('assess-what-if.worker', import.meta.url, { stores, nativeCalls } satisfies LogThread, MEMORY),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.close();
  }
}
