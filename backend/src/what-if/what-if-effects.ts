import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierEffect } from '@covertrail/domain/what-if/what-if.contract';
import { effectOfRequiring, effectOn, tried } from '@covertrail/domain/what-if/what-if.rules';
import type { EventCodec } from '@covertrail/platform/deciders/event-codec';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';
import { KeptSuppliers } from './kept-suppliers.js';
import { inputsAt } from './suppliers-at.js';
import { SUPPLIERS_AT_ONCE, type WhatIfPart, type WhatIfQuestion, type WhatIfTimes } from './what-if-question.js';

/** What some suppliers are assessed from, read first, and then the effects on them. */
type ReadPart = (trackingIds: readonly Uuid[]) => Promise<() => readonly SupplierEffect[]>;

/** Assesses suppliers as things are and as they would be, from a log. */
export class WhatIfEffects {
  constructor(
    private readonly log: LogReader,
    private readonly codec: EventCodec,
    private readonly kept = new KeptSuppliers(log, codec),
  ) {}

  /** One question at a time. `onPart` receives the effects on some suppliers after the other. */
  async of(question: WhatIfQuestion, onPart: (part: WhatIfPart) => void): Promise<WhatIfTimes> {
    const { trackingIds } = question;
    const read = await this.readerFor(question);
    let [loading, assessing] = [0, 0];
    for (let from = 0; from < trackingIds.length; from += SUPPLIERS_AT_ONCE) {
      const started = performance.now();
      const effectsOf = await read(trackingIds.slice(from, from + SUPPLIERS_AT_ONCE));
      const loaded = performance.now();
      const effects = effectsOf();
      loading += loaded - started;
      assessing += performance.now() - loaded;
      onPart({ effects, done: Math.min(from + SUPPLIERS_AT_ONCE, trackingIds.length) });
    }
    return { loading, assessing };
  }

  /**
   * Reads suppliers for a question that may come, where it would keep them; a change that is assessed from states is not prepared. They are
   * assessed as well, for nobody: code that has run for some time runs several times faster.
   */
  async prepare({ change, day, position, trackingIds }: WhatIfQuestion): Promise<WhatIfTimes> {
    const applied = tried(change);
    const { requires } = applied;
    if (requires === null) return { loading: 0, assessing: 0 };
    const started = performance.now();
    const suppliers = await this.kept.prepare(position, day, applied, trackingIds);
    const loaded = performance.now();
    for (const supplier of suppliers) effectOfRequiring(requires, supplier, day);
    return { loading: loaded - started, assessing: performance.now() - loaded };
  }

  private async readerFor({ change, day, position }: WhatIfQuestion): Promise<ReadPart> {
    const applied = tried(change);
    const { requires } = applied;
    if (requires === null) {
      return async (part) => {
        const read = await inputsAt(this.log, this.codec, position, part, applied.asks);
        return () => read.flatMap((inputs) => effectOn(applied, inputs, day) ?? []);
      };
    }
    const suppliersOf = await this.kept.at(position, day, applied);
    return async (part) => {
      const suppliers = await suppliersOf(part);
      return () => suppliers.flatMap((supplier) => effectOfRequiring(requires, supplier, day) ?? []);
    };
  }
}
