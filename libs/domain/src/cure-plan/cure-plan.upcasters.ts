import { step } from '../catalogue/upcaster-steps.js';

/** Version 1 did not say for which projects it was made, nor what they lacked. */
export const CURE_PLAN_SENT_UPCASTERS = { 1: step((data) => ({ ...data, open: [] })) } as const;
