import { plainIds, step, without } from '../catalogue/upcaster-steps.js';

/**
 * Version 1 said from which day the policies count: they count for every day, from the moment it was recorded. It also copied
 * the ids of a share as they were: `[["<id>"]]`.
 */
export const COVERAGE_PROVIDED_UPCASTERS = {
  1: step((data) => ({ ...without(data, 'effectiveFrom'), policyIds: plainIds(data['policyIds']) })),
} as const;
