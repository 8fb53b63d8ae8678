import { plainIds, step, without } from '../kernel/upcaster-steps.js';

/**
 * Version 1 recorded from which day a share counts: it counts for every day, from the moment it was recorded. It also accepted
 * nested ids: `[["<id>"]]`.
 */
export const POLICIES_SHARED_UPCASTERS = {
  1: step((data) => ({ ...without(data, 'effectiveFrom'), policyIds: plainIds(data['policyIds']) })),
} as const;

/** Version 1 copied the ids of its share as they were. */
export const SHARE_ENDED_UPCASTERS = {
  1: step((data) => ({ ...data, policyIds: plainIds(data['policyIds']) })),
} as const;
