import { Injectable } from '@nestjs/common';
import { tried } from '@covertrail/domain/what-if/what-if.rules';
import type { SupplierEffect } from '@covertrail/domain/what-if/what-if.contract';
import { canonicalJson } from '@covertrail/platform/json/canonical-json';
import { TrackingsByView } from '#assessment-inputs/trackings-by-view.reader';
import { WhatIfNames, type NamedEffect } from './what-if-names.reader.js';
import type { WhatIfRecord } from './what-if-record.js';
import { SUPPLIERS_AT_ONCE, type WhatIfTimes } from './what-if-question.js';
import { WhatIfThread } from './what-if-thread.js';

/** Answers in memory: people look at the last few, and any other is assessed again. */
const KEPT = 8;

/** Milliseconds after which a part of an answer is given up: a part takes less than a second, and others wait for the thread. */
const PART_MS = 30_000;

/** One answer, while it is made and afterwards. */
export interface WhatIfAnswer {
  readonly progress: { readonly done: number; readonly total: number | null };
  /** Those with the greatest effect first, then by name. */
  readonly effects: Promise<readonly NamedEffect[]>;
  readonly times: Promise<WhatIfTimes>;
}

/**
 * Makes the answers, each once: who asks what someone else has just asked, as of the same position, receives the same answer. An answer
 * that failed, or was given up, is made again when it is asked for again. The thread is asked for a few suppliers at a time: others take their turns between.
 */
@Injectable()
export class WhatIfAnswers {
  /** By what was asked. */
  private readonly answers = new Map<string, WhatIfAnswer>();

  constructor(
    private readonly thread: WhatIfThread,
    private readonly trackings: TrackingsByView,
    private readonly names: WhatIfNames,
  ) {}

  /** Begins the answer where it is not there yet. */
  of({ change, day, position }: WhatIfRecord): WhatIfAnswer {
    const key = canonicalJson({ change, day, position });
    const existing = this.answers.get(key);
    if (existing) return existing;
    const fresh = this.begin({ change, day, position });
    this.answers.set(key, fresh);
    for (const oldest of [...this.answers.keys()].slice(0, -KEPT)) this.answers.delete(oldest);
    fresh.effects.catch(() => this.answers.delete(key));
    return fresh;
  }

  private begin({ change, day, position }: Pick<WhatIfRecord, 'change' | 'day' | 'position'>): WhatIfAnswer {
    const progress: { done: number; total: number | null } = { done: 0, total: null };
    const effects: SupplierEffect[] = [];
    const assess = async (): Promise<WhatIfTimes> => {
      const trackingIds = await this.trackings.restingOn(tried(change).stream, position);
      progress.total = trackingIds.length;
      let [loading, assessing] = [0, 0];
      for (let from = 0; from < trackingIds.length; from += SUPPLIERS_AT_ONCE) {
        const some = trackingIds.slice(from, from + SUPPLIERS_AT_ONCE);
        const times = await this.thread.askWithin(
          PART_MS,
          { task: 'answer', change, day, position, trackingIds: some },
          (part) => effects.push(...part.effects),
        );
        progress.done = from + some.length;
        loading += times.loading;
        assessing += times.assessing;
      }
      return { loading, assessing };
    };
    const times = assess();
    return { progress, times, effects: times.then(() => this.names.named(effects)) };
  }
}
