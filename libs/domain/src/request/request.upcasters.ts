import { plainText, step } from '../kernel/upcaster-steps.js';

/** Version 1 used null for an empty message and for empty remarks. */
export const COVERAGE_REQUESTED_UPCASTERS = {
  1: step((data) => ({ ...data, message: plainText(data['message']) })),
} as const;
export const REQUEST_RESPONDED_UPCASTERS = {
  1: step((data) => ({ ...data, remarks: plainText(data['remarks']) })),
} as const;
