import { plainIds, step, without } from '../kernel/upcaster-steps.js';

/**
 * Version 1 recorded from which day the policies count: they count for every day, from the moment it was recorded. It also stored
 * nested ids: `[["<id>"]]`.
 */
export const COVERAGE_PROVIDED_UPCASTERS = {
  1: step((data) => ({ ...without(data, 'effectiveFrom'), policyIds: plainIds(data['policyIds']) })),
} as const;
