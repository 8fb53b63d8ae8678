import { createContext } from 'react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';

/** Where what a policy states comes from; null for a new policy, of which nothing is recorded. */
export const Sources = createContext<PolicyDetails['sources'] | null>(null);
