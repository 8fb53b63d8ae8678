import type { SupplierEffect } from '@covertrail/domain/what-if/what-if.contract';
import { effectOn, tried } from '@covertrail/domain/what-if/what-if.rules';
import type { FoldedStreams } from '@covertrail/platform/deciders/decider-store';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { WhatIfPart, WhatIfQuestion, WhatIfTimes } from './what-if-question.js';

/** Suppliers in one part of the answer: few enough that receiving it does not delay other calls. */
const PART = 250;

/** Assesses each supplier as things are and as they would be. `streams` are those of the position that is asked for. */
export async function whatIfEffects(
  { change, day, trackingIds }: Omit<WhatIfQuestion, 'position'>,
  streams: FoldedStreams,
  onPart: (part: WhatIfPart) => void,
): Promise<WhatIfTimes> {
  const applied = tried(change);
  const loader = new AssessmentInputsLoader(streams, applied.asks);
  let effects: SupplierEffect[] = [];
  let [loading, assessing, done] = [0, 0, 0];
  for (const trackingId of trackingIds) {
    const started = performance.now();
    const inputs = await loader.load(trackingId);
    const loaded = performance.now();
    const effect = inputs && effectOn(applied, inputs, day);
    loading += loaded - started;
    assessing += performance.now() - loaded;
    if (effect) effects.push(effect);
    done += 1;
    if (done % PART > 0 && done < trackingIds.length) continue;
    onPart({ effects, done });
    effects = [];
  }
  return { loading, assessing };
}
