import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { requiresDocuments } from '@covertrail/domain/tracking/tracking.rules';
import { supplierOnDay, type SupplierOnDay } from '@covertrail/domain/what-if/supplier-on-day.rules';
import type { TriedChange } from '@covertrail/domain/what-if/what-if-tried';
import type { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { START } from '@covertrail/platform/event-store/event-store.port';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { inputsAt } from './suppliers-at.js';

/** Some 10 kB each. */
const MOST_SUPPLIERS = 20_000;
/** After more new events than these, to read what is asked for takes less time than to look through them. */
const MOST_NEW_EVENTS = 20_000;

interface Kept {
  readonly supplier: SupplierOnDay;
  /** From which it was folded. */
  readonly streams: readonly string[];
}

/** As what suppliers are asked for: of one day, with or without their documents, as they were known at a position. */
interface Asked {
  readonly day: CalendarDate;
  readonly documents: boolean;
  readonly position: Position;
}

/**
 * The suppliers of the last question, kept for the next one about the same day, as people ask several while they edit: one is read again
 * only after something was appended to one of its streams.
 */
export class KeptSuppliers {
  private readonly kept = new Map<Uuid, Kept>();
  private last: Asked = { day: '', documents: false, position: START };

  constructor(
    private readonly log: LogReader,
    private readonly codec: EventCodec,
  ) {}

  /** Suppliers as they were known at a position, by parts of them. One question at a time. */
  async at(position: Position, day: CalendarDate, { asks }: Pick<TriedChange, 'asks'>): Promise<(trackingIds: readonly Uuid[]) => Promise<readonly SupplierOnDay[]>> {
    const asked = { day, documents: asks.some(requiresDocuments), position };
    const kept = await this.keptFor(asked);
    return async (trackingIds) => {
      const missing = trackingIds.filter((trackingId) => !kept.has(trackingId));
      const read = missing.length === 0 ? [] : await inputsAt(this.log, this.codec, position, missing, asks);
      const fresh = new Map(read.map((inputs) => [inputs.tracking.trackingId, keptOf(inputs, day)]));
      for (const [trackingId, supplier] of fresh) if (kept.size < MOST_SUPPLIERS) kept.set(trackingId, supplier);
      return trackingIds.flatMap((trackingId) => (fresh.get(trackingId) ?? kept.get(trackingId))?.supplier ?? []);
    };
  }

  /** A question about an earlier position changes nothing for later ones. */
  private async keptFor(asked: Asked): Promise<Map<Uuid, Kept>> {
    const { day, documents, position } = this.last;
    if (asked.position < position) return new Map();
    if (asked.day !== day || asked.documents !== documents || this.kept.size >= MOST_SUPPLIERS) this.kept.clear();
    else if (asked.position !== position) await this.forgetChanged(position, asked.position);
    this.last = asked;
    return this.kept;
  }

  private async forgetChanged(after: Position, upTo: Position): Promise<void> {
    if (this.kept.size === 0) return;
    const changed = new Set<string>();
    let seen = 0;
    for await (const event of this.log.readAll({ after, limit: MOST_NEW_EVENTS })) {
      if (event.position > upTo) break;
      changed.add(event.stream);
      seen += 1;
    }
    if (seen === MOST_NEW_EVENTS) this.kept.clear();
    for (const [trackingId, { streams }] of this.kept) if (streams.some((stream) => changed.has(stream))) this.kept.delete(trackingId);
  }
}

const keptOf = (inputs: LoadedInputs, day: CalendarDate): Kept => ({ supplier: supplierOnDay(inputs, day), streams: Object.keys(inputs.revisions) });
