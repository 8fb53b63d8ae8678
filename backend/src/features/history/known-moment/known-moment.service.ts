import { Inject, Injectable } from '@nestjs/common';
import { isCalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Recorded } from '@covertrail/domain/kernel/event';
import { lastMomentOf } from '@covertrail/domain/kernel/zoned-day';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { recordedAtOf, type UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { CLOCK, EVENTS } from '#tokens/tokens';
import { Problem } from '#http/problem';

/** A moment of known time: everything up to `position`; the whole log where it is undefined. */
export interface KnownMoment {
  readonly knownAt: Instant;
  readonly position: Position | undefined;
}

/**
 * Resolves `knownAsOf`: a day (everything recorded by its end), a moment, or the id of an event of this history (everything up to
 * that event, also within one millisecond). An absent or future value means now.
 */
@Injectable()
export class KnownMoments {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async resolve(
    knownAsOf: string | undefined,
    timeZone: string,
    history: readonly (Recorded | UnreadableEvent)[],
  ): Promise<KnownMoment> {
    const now = this.clock.now();
    if (knownAsOf === undefined) return { knownAt: now, position: undefined };
    if (isUuid(knownAsOf)) {
      const event = history.find(({ id }) => id === knownAsOf);
      if (!event) throw new Problem('HTTP.BAD_INPUT', { errors: { known: 'is no event of this history' } });
      return { knownAt: recordedAtOf(event), position: event.position };
    }
    const instant = isCalendarDate(knownAsOf) ? lastMomentOf(knownAsOf, timeZone) : new Date(knownAsOf).toISOString();
    return instant >= now
      ? { knownAt: now, position: undefined }
      : { knownAt: instant, position: await this.events.positionAt(instant) };
  }
}
