import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { WhatIfChange } from '@covertrail/domain/what-if/what-if.contract';
import { tried } from '@covertrail/domain/what-if/what-if.rules';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { TrackingsByView } from '#assessment-inputs/trackings-by-view.reader';
import { EVENTS, LOG } from '#tokens/tokens';
import { SUPPLIERS_AT_ONCE } from './what-if-question.js';
import { WhatIfThread } from './what-if-thread.js';

/** Each takes some seconds for 10,000 suppliers: whoever would wait behind more of them asks before its turn comes. */
const MOST_AT_ONCE = 8;

interface Preparation {
  readonly change: WhatIfChange;
  readonly day: CalendarDate;
}

/**
 * Reads suppliers before a what-if is asked, while a person edits. The thread is given a few suppliers at a time, so a question waits for
 * those at most, and uses what was read until then.
 */
@Injectable()
export class WhatIfPreparations implements OnModuleDestroy {
  /** By the stream on which the change would be recorded: the one that was asked for last. */
  private readonly wanted = new Map<string, Preparation>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'head'>,
    @Inject(WhatIfThread) private readonly thread: Pick<WhatIfThread, 'ask'>,
    @Inject(TrackingsByView) private readonly trackings: Pick<TrackingsByView, 'restingOn'>,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * For changes like this one as of a day, one preparation after the other. One of another day takes the place of what was prepared on the
   * same stream; a repeat changes nothing.
   */
  begin(change: WhatIfChange, day: CalendarDate): void {
    const { stream } = tried(change);
    const existing = this.wanted.get(stream);
    if (existing?.day === day || (!existing && this.wanted.size >= MOST_AT_ONCE)) return;
    const preparation = { change, day };
    this.wanted.set(stream, preparation);
    this.last = this.last.then(() => this.finish(stream, preparation));
  }

  onModuleDestroy(): void {
    this.wanted.clear();
  }

  /** Nobody waits for it: a question reads what it does not find. */
  private async finish(stream: string, preparation: Preparation): Promise<void> {
    const isWanted = () => this.wanted.get(stream) === preparation;
    try {
      await this.read(stream, preparation, isWanted);
    } catch (error) {
      if (isWanted()) this.log.warn({ err: error, stream }, 'suppliers were not read before a what-if');
    }
    if (isWanted()) this.wanted.delete(stream);
  }

  private async read(stream: string, { change, day }: Preparation, isWanted: () => boolean): Promise<void> {
    if (!isWanted()) return;
    const position = await this.events.head();
    const trackingIds = await this.trackings.restingOn(stream, position);
    for (let from = 0; from < trackingIds.length && isWanted(); from += SUPPLIERS_AT_ONCE) {
      await this.thread.ask({
        task: 'prepare',
        change,
        day,
        position,
        trackingIds: trackingIds.slice(from, from + SUPPLIERS_AT_ONCE),
      });
    }
  }
}
