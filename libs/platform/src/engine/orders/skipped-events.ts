import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';
import type { ControlValues } from '#read-store/control-values.port';

const skippedKey = ({ kind, name }: Follower, eventId = ''): string => `skipped:${kind}:${name}:${eventId}`;

/** Remembers that a follower goes on without an event for as long as it cannot handle it: also in a rebuild, and in newer code. */
export const rememberSkip = (
  reads: Pick<ControlValues, 'setControl'>,
  follower: Follower,
  eventId: Uuid,
): Promise<void> => reads.setControl(skippedKey(follower, eventId), { eventId });

/** What a follower goes on without. */
export interface Skipped {
  load(): Promise<void>;
  has(eventId: Uuid): boolean;
}

export const NOTHING_SKIPPED: Skipped = { load: () => Promise.resolve(), has: () => false };

/** The events that an operator let one view or reaction go on without. */
export class SkippedEvents implements Skipped {
  private ids: ReadonlySet<Uuid> = new Set();

  constructor(
    private readonly reads: Pick<ControlValues, 'listControl'>,
    private readonly follower: Follower,
  ) {}

  async load(): Promise<void> {
    const found = await this.reads.listControl<{ readonly eventId: Uuid }>(skippedKey(this.follower));
    this.ids = new Set(found.map(({ value }) => value.eventId));
  }

  has(eventId: Uuid): boolean {
    return this.ids.has(eventId);
  }
}
