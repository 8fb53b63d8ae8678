import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { MaskedPolicyRow, PolicyAgentRow, PolicyDetails, PolicyRow } from './policy.replies.js';
import type {
  ApprovePolicyDto,
  AddAnsweringPolicyDto,
  AddPolicyDto,
  AssignPolicyDto,
  CancelPolicyDto,
  EditPolicyDto,
  PolicyListDto,
  ReinstatePolicyDto,
  RejectPolicyDto,
  ReplacePolicyDto,
} from './policy.inputs.js';

interface PolicyChanged {
  readonly policyId: Uuid;
}

/** Lists the policies of one insured; to an agency those that it manages, and those that no agency does. */
export const policyList = query<{ query: PolicyListDto; reply: PageOf<PolicyRow> }>()('policy/list/:companyId', {
  needs: 'readInsurance',
  view: 'policies',
});

/** Lists the policies that other agencies of an insured manage, by the end of their numbers alone; no filter tells more of them. */
export const otherAgencyPolicies = query<{ query: PageDto; reply: PageOf<MaskedPolicyRow> }>()(
  'policy/others/:companyId',
  { needs: 'readClients', view: 'policies', shape: 'others' },
);

/** Lists the policies of all clients of the agency. */
export const agencyPolicies = query<{ query: PolicyListDto; reply: PageOf<PolicyRow> }>()('policy/agency', {
  needs: 'readClients',
  view: 'policies',
});

export const policyDetails = query<{ reply: PolicyDetails }>()('policy/:id', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'details',
});

export const addPolicy = command<{ body: AddPolicyDto; reply: PolicyChanged }>()('POST', 'policy/addnewpolicy', {
  needs: 'keepPolicies',
  settles: ['policies'],
});

export const addAnsweringPolicy = command<{ body: AddAnsweringPolicyDto; reply: PolicyChanged }>()(
  'POST',
  'policy/respond/policy',
  { needs: 'answerForInsured', settles: ['policies'] },
);

export const editPolicy = command<{ body: EditPolicyDto; reply: PolicyChanged }>()('PUT', 'policy/editpolicy', {
  needs: 'keepPolicies',
  ifMatch: true,
  settles: ['policies'],
});

export const approvePolicy = command<{ body: ApprovePolicyDto; reply: PolicyChanged }>()('PUT', 'policy/approve/:id', {
  needs: 'approvePolicies',
  ifMatch: true,
  settles: ['policies'],
});

/** An agent looked at a verified policy again: what it states holds on that day too. */
export const reverifyPolicy = command<{ reply: PolicyChanged }>()('PUT', 'policy/reverify/:id', {
  needs: 'approvePolicies',
  ifMatch: true,
  settles: ['policies'],
});

export const rejectPolicy = command<{ body: RejectPolicyDto; reply: PolicyChanged }>()('PUT', 'policy/reject/:id', {
  needs: 'approvePolicies',
  ifMatch: true,
  settles: ['policies'],
});

/** This cancels the policy: nothing is ever deleted. */
export const cancelPolicy = command<{ body: CancelPolicyDto; reply: PolicyChanged }>()(
  'DELETE',
  'policy/deletePolicy/:id',
  { needs: 'keepPolicies', ifMatch: true, settles: ['policies'] },
);

export const reinstatePolicy = command<{ body: ReinstatePolicyDto; reply: PolicyChanged }>()(
  'PUT',
  'policy/reinstate/:id',
  { needs: 'keepPolicies', ifMatch: true, settles: ['policies'] },
);

/** Adds the next policy: at once or when this one expires. Replies with the id of the new one. */
export const replacePolicy = command<{ body: ReplacePolicyDto; reply: PolicyChanged }>()('POST', 'policy/replace/:id', {
  needs: 'keepPolicies',
  settles: ['policies'],
});

/** Puts the policy aside: lists leave it out and nothing of it may be edited. */
export const archivePolicy = command<{ reply: PolicyChanged }>()('PUT', 'policy/archive/:id', {
  needs: 'keepPolicies',
  ifMatch: true,
  settles: ['policies'],
});

export const unarchivePolicy = command<{ reply: PolicyChanged }>()('PUT', 'policy/unarchive/:id', {
  needs: 'keepPolicies',
  ifMatch: true,
  settles: ['policies'],
});

/** The agents who may handle the policy: those of the agency that manages it. Empty where none does. */
export const policyAgents = query<{ reply: readonly PolicyAgentRow[] }>()('policy/agent/:id', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'agents',
  idAt: 'agentId',
});

/** Without `agentId` the agent who represents the insured handles it. */
export const assignPolicy = command<{ body: AssignPolicyDto; reply: PolicyChanged }>()('PUT', 'policy/agent/:id', {
  needs: 'keepPolicies',
  ifMatch: true,
  settles: ['policies'],
});
