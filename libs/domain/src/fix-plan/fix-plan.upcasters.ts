import { step } from '../kernel/upcaster-steps.js';

/** Version 1 named no steps: its findings do. */
export const FIX_PLAN_SENT_UPCASTERS = { 1: step((data) => ({ ...data, steps: [] })) } as const;
