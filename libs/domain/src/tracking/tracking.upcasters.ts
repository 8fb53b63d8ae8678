import { leavingOut } from '../catalogue/upcaster-steps.js';

/** Version 1 said from which day the policies count: they count for every day, from the moment it was recorded. */
export const COVERAGE_PROVIDED_UPCASTERS = { 1: leavingOut('effectiveFrom') } as const;
