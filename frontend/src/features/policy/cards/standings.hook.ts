import { createContext } from 'react';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';

/** How the policy of an editor stands with its requesters; none for a policy that is not provided to any, or is new. */
export const Standings = createContext<readonly RequesterFindings[]>([]);
