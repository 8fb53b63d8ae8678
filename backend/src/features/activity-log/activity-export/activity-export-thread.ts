import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LogThread } from '@covertrail/platform/stores/log-thread';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { FairThreads } from '@covertrail/platform/worker/fair-threads';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import { STORES } from '#tokens/tokens';
import type { ActivityPageLines, ActivityPageQuestion } from './activity-page.reply.js';

/** Writes exports of the activity log in a thread of its own, one page of each company in turn. */
@Injectable()
export class ActivityExportThread
  extends FairThreads<ActivityPageQuestion, never, ActivityPageLines>
  implements OnModuleDestroy
{
  constructor(@Inject(STORES) stores: StoresConfig) {
    super(1, (nativeCalls) =>
      spawnWorker('write-activity-page.worker', import.meta.url, { stores, nativeCalls } satisfies LogThread),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.close();
  }
}
