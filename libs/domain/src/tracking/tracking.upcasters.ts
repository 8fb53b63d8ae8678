import { plainIds, step, without } from '../kernel/upcaster-steps.js';
import { findingWithLists } from '../compliance/finding.upcasters.js';

/**
 * Version 1 recorded from which day the policies count: they count for every day, from the moment it was recorded. It also stored
 * nested ids: `[["<id>"]]`.
 */
export const COVERAGE_PROVIDED_UPCASTERS = {
  1: step((data) => ({ ...without(data, 'effectiveFrom'), policyIds: plainIds(data['policyIds']) })),
} as const;

/** Version 1 joined the lists in what was judged to texts. */
export const FINDING_DECIDED_UPCASTERS = {
  1: step((data) => ({ ...data, judgement: findingWithLists(data['judgement']) })),
} as const;
