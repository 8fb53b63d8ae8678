import { step } from '../kernel/upcaster-steps.js';

/** Version 1 knew no imports of vehicles. */
export const WITHOUT_IMPORT = { 1: step((data) => ({ ...data, importId: null })) } as const;
