import type { Uuid } from '@covertrail/domain/kernel/event';

/** A right of the actor. `insuredId` is the insured that it concerns, where there is one. */
export interface Grant {
  readonly insuredId?: Uuid;
}

/** What the actor does for its own company, for no insured. */
export const FOR_ITSELF: Grant = {};
