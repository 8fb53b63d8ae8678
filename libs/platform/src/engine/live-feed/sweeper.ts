import type { Position } from '@covertrail/domain/kernel/event';
import type { Clock } from '#clock/clock';
import type { Checkpoint, Checkpoints } from '#read-store/checkpoints.port';
import type { Collections } from '#read-store/collections.port';
import type { ControlValues } from '#read-store/control-values.port';
import type { Outbox } from '#read-store/outbox.port';
import { nowMs } from '#engine/leases/lease';

/** Where a checkpoint was at a moment: everything before it is older than that moment. */
interface Mark {
  readonly position: Position;
  readonly atMs: number;
}
interface Marks {
  /** Of the outbox. The stored name is older than the word. */
  readonly told: Mark;
  readonly tombstones: Mark;
}

const EVERY_MS = 60_000;
/** How long the outbox is kept at least, for pages that were disconnected. */
export const OUTBOX_KEPT_MS = 10 * 60_000;
/** A worker that was suspended for longer than this with unfinished writes could restore a deleted document. */
export const TOMBSTONES_KEPT_MS = 24 * 60 * 60_000;

const marksKey = (name: string): string => `sweep:${name}`;

/**
 * Deletes what is no longer needed: old updates of the outbox, and tombstones that every writer has passed. Ages follow from
 * where each checkpoint was, so that no stored item needs a time. Several processes may do this: to repeat it is harmless.
 */
export class Sweeper {
  private sweptAtMs = -Infinity;

  constructor(
    private readonly reads: Checkpoints & Collections & ControlValues & Outbox,
    private readonly clock: Clock,
  ) {}

  /** Does nothing within a minute of the last run. */
  async sweep(): Promise<void> {
    const now = nowMs(this.clock);
    if (Math.abs(now - this.sweptAtMs) < EVERY_MS) return;
    this.sweptAtMs = now;
    const collections = new Set(await this.reads.collections());
    for (const [name, checkpoint] of await this.reads.checkpoints())
      await this.sweepOne(name, checkpoint, collections.has(name), now);
  }

  private async sweepOne(name: string, { position }: Checkpoint, isCollection: boolean, atMs: number): Promise<void> {
    const here: Mark = { position, atMs };
    const marks = (await this.reads.getControl<Marks>(marksKey(name))) ?? { told: here, tombstones: here };
    const outboxOld = atMs - marks.told.atMs >= OUTBOX_KEPT_MS;
    const buriedOld = isCollection && atMs - marks.tombstones.atMs >= TOMBSTONES_KEPT_MS;
    if (outboxOld) await this.reads.pruneOutbox(name, marks.told.position);
    if (buriedOld) await this.reads.sweepTombstones(name, marks.tombstones.position);
    const next: Marks = { told: outboxOld ? here : marks.told, tombstones: buriedOld ? here : marks.tombstones };
    if (outboxOld || buriedOld || marks.told === here) await this.reads.setControl(marksKey(name), next);
  }
}
