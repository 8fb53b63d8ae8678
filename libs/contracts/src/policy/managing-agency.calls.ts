import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { ManagingAgency } from './managing-agency.replies.js';
import type { ManagePolicyDto } from './managing-agency.inputs.js';

/** Which agency manages a policy, and the agencies of the insured that may. For the insured: an agency learns nothing of others. */
export const managingAgency = query<{ reply: ManagingAgency }>()('policy/manager/:id', {
  needs: 'readOwnAgency',
  view: 'policies',
  shape: 'manager',
});

/** Without `agencyId` no agency manages the policy, and each agency of the insured may handle it. */
export const managePolicy = command<{ body: ManagePolicyDto; reply: { readonly policyId: Uuid } }>()(
  'PUT',
  'policy/manager/:id',
  { needs: 'choosePolicyAgency', ifMatch: true, settles: ['policies'] },
);
