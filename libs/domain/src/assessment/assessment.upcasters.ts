import { step } from '../kernel/upcaster-steps.js';
import { findingsWithLists } from '../compliance/finding.upcasters.js';

/** Version 1 joined the lists in findings to texts. */
export const COMPLIANCE_ASSESSED_UPCASTERS = {
  1: step((data) => ({ ...data, findings: findingsWithLists(data['findings']) })),
} as const;
