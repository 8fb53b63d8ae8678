import { createContext } from 'react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';

/** By part of the terms, where those values come from that its last edit left as they were; null for readers who see no edits. */
export const Unchanged = createContext<PolicyDetails['unchanged'] | null>(null);

/** Where what a policy states comes from; null for a new policy, of which nothing is recorded. */
export const Sources = createContext<PolicyDetails['sources'] | null>(null);
