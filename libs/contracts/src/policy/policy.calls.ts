import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { GivenTerms } from '@covertrail/domain/policy/policy-terms.contract';
import type { PolicyStanding, ReplacedUpon } from '@covertrail/domain/policy/policy.contract';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { PolicyAgentRow, PolicyDetails, PolicyRow } from './policy.replies.js';

/** For how long policies have not been verified: choices of a filter, in days. */
export const VERIFIED_DAYS_AGO = ['30', '90', '180', '365'] as const;
export type VerifiedDaysAgo = (typeof VERIFIED_DAYS_AGO)[number];

export interface PolicyQuery extends PageDto {
  readonly line?: CoverageLine;
  readonly standing?: PolicyStanding;
  /** Only verified policies that have not ended: an agent may verify them again. */
  readonly verify?: 'again';
  /** Only those whose last verification is at least so many days old. */
  readonly verifiedDaysAgo?: VerifiedDaysAgo;
}

interface NewPolicy {
  readonly insuredCompanyId: Uuid;
  readonly line: CoverageLine;
  readonly terms: GivenTerms;
  /** The person read the terms on a certificate, and has not seen the policy. */
  readonly fromCertificate?: boolean;
}

/** A policy that answers one open request. */
type AnsweringPolicy = Omit<NewPolicy, 'insuredCompanyId'> & { readonly requestId: Uuid };

/** All terms as they are after the edit; the server finds what changed. */
export interface EditedPolicy {
  readonly policyId: Uuid;
  readonly terms: GivenTerms;
  readonly effectiveFrom: CalendarDate;
  readonly enteredWrongly: boolean;
  readonly reason?: string;
  /** The certificate among the documents of the policy from which the person typed what changes. */
  readonly certificateId?: Uuid;
}

interface CanceledPolicy {
  /** Default: today. */
  readonly effectiveFrom?: CalendarDate;
  readonly reason?: string;
  /** The specification's call sends it: it must be the actor. */
  readonly loggedInUserId?: Uuid;
}

interface ReinstatedPolicy {
  readonly effectiveFrom: CalendarDate;
  readonly reason: string;
}

/** The policy that takes the place of another, which says whose it is and of which line. */
interface ReplacingPolicy {
  readonly terms: GivenTerms;
  readonly upon: ReplacedUpon;
  /** Whether the new policy takes over the locations, vehicles and shares of the old one; it does where nothing is said. */
  readonly carriesOver?: boolean;
}

interface PolicyChanged {
  readonly policyId: Uuid;
}

/** Lists the policies of one insured. */
export const policyList = query<{ query: PolicyQuery; reply: PageOf<PolicyRow> }>()('policy/list/:companyId', {
  needs: 'readInsurance',
  view: 'policies',
});

/** Lists the policies of all clients of the agency. */
export const agencyPolicies = query<{ query: PolicyQuery; reply: PageOf<PolicyRow> }>()('policy/agency', {
  needs: 'readClients',
  view: 'policies',
});

export const policyDetails = query<{ reply: PolicyDetails }>()('policy/:id', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'details',
});

export const addPolicy = command<{ body: NewPolicy; reply: PolicyChanged }>()('POST', 'policy/addnewpolicy', {
  needs: 'keepPolicies',
  settles: ['policies'],
});

export const addAnsweringPolicy = command<{ body: AnsweringPolicy; reply: PolicyChanged }>()(
  'POST',
  'policy/respond/policy',
  { needs: 'answerForInsured', settles: ['policies'] },
);

export const editPolicy = command<{ body: EditedPolicy; reply: PolicyChanged }>()('PUT', 'policy/editpolicy', {
  needs: 'keepPolicies',
  ifMatch: true,
  settles: ['policies'],
});

export const approvePolicy = command<{ reply: PolicyChanged }>()('PUT', 'policy/approve/:id', {
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

export const rejectPolicy = command<{ body: { reason: string }; reply: PolicyChanged }>()('PUT', 'policy/reject/:id', {
  needs: 'approvePolicies',
  ifMatch: true,
  settles: ['policies'],
});

/** This cancels the policy: nothing is ever deleted. */
export const cancelPolicy = command<{ body: CanceledPolicy; reply: PolicyChanged }>()(
  'DELETE',
  'policy/deletePolicy/:id',
  { needs: 'keepPolicies', ifMatch: true, settles: ['policies'] },
);

export const reinstatePolicy = command<{ body: ReinstatedPolicy; reply: PolicyChanged }>()(
  'PUT',
  'policy/reinstate/:id',
  { needs: 'keepPolicies', ifMatch: true, settles: ['policies'] },
);

/** Adds the next policy: at once or when this one expires. Replies with the id of the new one. */
export const replacePolicy = command<{ body: ReplacingPolicy; reply: PolicyChanged }>()('POST', 'policy/replace/:id', {
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

/** The agents who may handle the policy: those of the agency of record. Empty where the insured has none. */
export const policyAgents = query<{ reply: readonly PolicyAgentRow[] }>()('policy/agent/:id', {
  needs: 'readInsurance',
  idAt: 'agentId',
});

/** Without `agentId` the agent who represents the insured handles it. */
export const assignPolicy = command<{ body: { agentId?: Uuid }; reply: PolicyChanged }>()('PUT', 'policy/agent/:id', {
  needs: 'keepPolicies',
  ifMatch: true,
  settles: ['policies'],
});
