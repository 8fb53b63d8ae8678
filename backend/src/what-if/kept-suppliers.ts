import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { requiresDocuments, requiresProjectDays } from '@covertrail/domain/tracking/tracking.rules';
import { supplierOnDay, type SupplierOnDay } from '@covertrail/domain/what-if/supplier-on-day.rules';
import type { TriedChange } from '@covertrail/domain/what-if/what-if-tried';
import type { EventCodec } from '@covertrail/platform/deciders/event-codec';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { KeptSet, type Kept, type KeptFor } from './kept-set.js';
import { inputsAt } from './suppliers-at.js';

/** Some 10 kB each. */
const MOST_SUPPLIERS = 20_000;
const MOST_SETS = 20;

type Change = Pick<TriedChange, 'stream' | 'asks'>;

/**
 * The suppliers of the last questions, kept for the next one about the same template and day, as people ask several while they edit: one
 * is read again only after something was appended to one of its streams.
 */
export class KeptSuppliers {
  /** The set that was asked for last comes first. */
  private sets: readonly KeptSet[] = [];

  constructor(
    private readonly log: LogReader,
    private readonly codec: EventCodec,
    private readonly most = MOST_SUPPLIERS,
  ) {}

  /** Suppliers as they were known at a position, by parts of them. One question at a time. */
  async at(
    position: Position,
    day: CalendarDate,
    change: Change,
  ): Promise<(trackingIds: readonly Uuid[]) => Promise<readonly SupplierOnDay[]>> {
    const set = await this.setFor(position, keptFor(day, change));
    return async (trackingIds) => {
      const missing = trackingIds.filter((trackingId) => !set?.suppliers.has(trackingId));
      const read = missing.length === 0 ? [] : await inputsAt(this.log, this.codec, position, missing, change.asks);
      const fresh = new Map(read.map((inputs) => [inputs.tracking.trackingId, keptOf(inputs, day)]));
      if (set) this.keep(set, fresh);
      return trackingIds.flatMap(
        (trackingId) => (fresh.get(trackingId) ?? set?.suppliers.get(trackingId))?.supplier ?? [],
      );
    };
  }

  /** Some suppliers, read for a question that may come; none where they are kept as of a later position or where there is no room for them. */
  async prepare(
    position: Position,
    day: CalendarDate,
    change: Change,
    trackingIds: readonly Uuid[],
  ): Promise<readonly SupplierOnDay[]> {
    const set = await this.setFor(position, keptFor(day, change));
    return set && this.roomFor(set) > 0 ? (await this.at(position, day, change))(trackingIds) : [];
  }

  /** Null for a question about an earlier position than what is kept: it changes nothing for later ones, and nothing is kept of it. */
  private async setFor(position: Position, question: KeptFor): Promise<KeptSet | null> {
    const serving = this.sets.find((set) => set.serves(question));
    if (serving && position < serving.position) return null;
    await serving?.moveTo(position, this.log);
    const used = serving ?? new KeptSet(question, position);
    this.sets = [used, ...this.sets.filter((set) => set !== used && !used.serves(set.of))].slice(0, MOST_SETS);
    return used;
  }

  private keep(set: KeptSet, fresh: ReadonlyMap<Uuid, Kept>): void {
    const room = this.roomFor(set, fresh.size);
    for (const [trackingId, supplier] of [...fresh].slice(0, room)) set.suppliers.set(trackingId, supplier);
  }

  /** How many more suppliers a set may keep. Where that are fewer than wanted, other sets go: the one that was asked for longest ago goes first. */
  private roomFor(used: KeptSet, wanted = 1): number {
    const room = () => Math.max(0, this.most - this.sets.reduce((sum, { suppliers }) => sum + suppliers.size, 0));
    while (room() < wanted) {
      const oldest = this.sets.findLast((set) => set !== used);
      if (!oldest) break;
      this.sets = this.sets.filter((set) => set !== oldest);
    }
    return room();
  }
}

const keptOf = (inputs: LoadedInputs, day: CalendarDate): Kept => ({
  supplier: supplierOnDay(inputs, day),
  streams: Object.keys(inputs.revisions),
});

const keptFor = (day: CalendarDate, { stream, asks }: Change): KeptFor => ({
  stream,
  day,
  documents: asks.some(requiresDocuments),
  projectDays: asks.some(requiresProjectDays),
});
