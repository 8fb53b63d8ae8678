import { Injectable } from '@nestjs/common';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import type { CorrectionCause } from '@covertrail/domain/correction/correction.contract';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';

/** What one command recorded in one stream, as far as it may affect a verdict. */
export interface CorrectedFact {
  /** Never empty, oldest first. */
  readonly events: readonly [Recorded, ...Recorded[]];
  /** The events of the stream before them, oldest first. */
  readonly earlier: readonly Recorded[];
}

/** Reads which events were recorded together: an edit of several values is one fact. */
@Injectable()
export class CorrectedFacts {
  constructor(private readonly streams: DecodedStreams) {}

  /** The fact that an event completes; null for an event that others of the same command follow. */
  async completedBy(event: Recorded): Promise<CorrectedFact | null> {
    const fact = await this.factIn(
      event.stream,
      ({ meta, type }) => meta.commandId === event.meta.commandId && describe(type).affectsVerdict,
    );
    return fact?.events.at(-1)?.id === event.id ? fact : null;
  }

  /** The fact that was recorded as a cause; null where it cannot be read any more. */
  ofCause({ stream, eventIds }: CorrectionCause): Promise<CorrectedFact | null> {
    return this.factIn(stream, ({ id }) => eventIds.includes(id));
  }

  private async factIn(stream: string, belongs: (event: Recorded) => boolean): Promise<CorrectedFact | null> {
    const all = (await this.streams.read(stream)).events;
    const [first, ...others] = all.filter(belongs);
    return first
      ? { events: [first, ...others], earlier: all.filter(({ revision }) => revision < first.revision) }
      : null;
  }
}
