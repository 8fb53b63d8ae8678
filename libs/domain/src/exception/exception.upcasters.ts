import { step } from '../kernel/upcaster-steps.js';
import { findingWithLists, withListParams } from '../compliance/finding.upcasters.js';

/** Version 1 joined the lists in a finding to texts, also where the decision is pinned to them. */
export const EXCEPTION_DECIDED_UPCASTERS = {
  1: step((data) => ({
    ...data,
    pin: step((pin) => ({ ...pin, about: withListParams(pin['about']) }))(data['pin']),
    evaluation: findingWithLists(data['evaluation']),
  })),
} as const;
