import { leavingOut } from '../catalogue/upcaster-steps.js';

/** Version 1 said from which day a share counts: it counts for every day, from the moment it was recorded. */
export const POLICIES_SHARED_UPCASTERS = { 1: leavingOut('effectiveFrom') } as const;
