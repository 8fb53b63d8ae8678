import type { Recorded } from '@covertrail/domain/kernel/event';
import type { PersonalFields } from '@covertrail/domain/kernel/personal';
import type { LogEvent } from '../event-store/event-store.port.js';
import { decode, type EventRegistry } from '#log/upcasting';

interface Described {
  readonly version: number;
  readonly personal?: PersonalFields;
}

/** Turns stored events into what deciders and projections understand, by the product's event catalogue. */
export class EventCodec {
  constructor(private readonly registry: EventRegistry & Readonly<Record<string, Described>>) {}

  /** Upcast to the latest version; null for a type the product does not know. Throws `EventUnreadable`. */
  decode(event: LogEvent): Recorded | null {
    return decode(event, this.registry);
  }

  /** Throws for a type that is in no catalogue: such an event must never be appended. */
  describe(type: string): Described {
    const description = this.registry[type];
    if (!description) throw new Error(`Event type ${type} is in no catalogue`);
    return description;
  }
}
