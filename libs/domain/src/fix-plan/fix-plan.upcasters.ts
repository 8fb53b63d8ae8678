import { step } from '../kernel/upcaster-steps.js';
import { findingsWithLists } from '../compliance/finding.upcasters.js';

/** Version 1 named no steps: its findings do. Version 2 joined the lists in findings to texts. */
export const FIX_PLAN_SENT_UPCASTERS = {
  1: step((data) => ({ ...data, steps: [] })),
  2: step((data) => ({ ...data, findings: findingsWithLists(data['findings']) })),
} as const;
