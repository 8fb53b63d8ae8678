import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { ControlValues } from '#read-store/control-values.port';
import { NOTHING_SKIPPED, type Skipped } from '#engine/orders/skipped-events';

/** An event that could not be folded into a document. `key` is null when even its documents are unknown. */
export interface ParkedEvent {
  readonly projection: string;
  readonly version: number;
  readonly collection: string;
  readonly position: Position;
  readonly eventId: Uuid;
  /** Where it lies; both absent in what earlier code parked. */
  readonly stream?: string;
  readonly revision?: number;
  /** Absent in records that earlier code wrote. */
  readonly type?: string;
  readonly key: string | null;
  readonly error: string;
  readonly parkedAt: Instant;
  /** True when the event itself may be valid, but an earlier one of its document was parked. */
  readonly behind: boolean;
  /** True when nobody could read the event: the projection is not the cause. */
  readonly unreadable?: boolean;
}

const parkedPrefix = (collection: string) => `parked:${collection}:`;
const quarantinePrefix = (collection: string) => `quarantined:${collection}:`;

/**
 * The parked events of one view, and the documents that they belong to. A document that missed an event takes no later ones, so
 * that no half-folded document looks complete. Stored outside the view and written before the checkpoint moves, under keys that
 * are the same at a repeat.
 */
export class PoisonRegister {
  private keys = new Set<string>();

  /** `skipped` is what an operator lets the view go on without, in every version of it. */
  constructor(
    private readonly reads: ControlValues,
    private readonly collection: string,
    readonly skipped: Skipped = NOTHING_SKIPPED,
  ) {}

  async load(): Promise<void> {
    const found = await this.reads.listControl<{ key: string }>(quarantinePrefix(this.collection));
    this.keys = new Set(found.map(({ value }) => value.key));
    await this.skipped.load();
  }

  get quarantined(): ReadonlySet<string> {
    return this.keys;
  }

  isQuarantined(key: string): boolean {
    return this.keys.has(key);
  }

  quarantine(key: string): void {
    this.keys.add(key);
  }

  async record(parked: readonly ParkedEvent[]): Promise<void> {
    for (const event of parked) {
      if (event.key !== null) {
        await this.reads.setControl(quarantinePrefix(this.collection) + event.key, { key: event.key });
      }
      await this.reads.setControl(`${parkedPrefix(this.collection)}${event.position}:${event.key ?? ''}`, event);
    }
  }

  async parked(): Promise<ParkedEvent[]> {
    const found = await this.reads.listControl<ParkedEvent>(parkedPrefix(this.collection));
    return found.map(({ value }) => value);
  }

  async release(keys: ReadonlySet<string>): Promise<void> {
    for (const event of await this.parked()) {
      if (event.key === null || !keys.has(event.key)) continue;
      await this.reads.deleteControl(`${parkedPrefix(this.collection)}${event.position}:${event.key}`);
    }
    for (const key of keys) {
      await this.reads.deleteControl(quarantinePrefix(this.collection) + key);
      this.keys.delete(key);
    }
  }

  /** What the view goes on without is no longer listed. */
  async dropSkipped(): Promise<void> {
    for (const { eventId, position, key } of await this.parked()) {
      if (this.skipped.has(eventId))
        await this.reads.deleteControl(`${parkedPrefix(this.collection)}${position}:${key ?? ''}`);
    }
  }

  /** For a view that is dropped. */
  async clear(): Promise<void> {
    for (const prefix of [parkedPrefix(this.collection), quarantinePrefix(this.collection)]) {
      for (const { key } of await this.reads.listControl(prefix)) await this.reads.deleteControl(key);
    }
    this.keys.clear();
  }
}
