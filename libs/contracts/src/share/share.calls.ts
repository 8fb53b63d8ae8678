import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { ShareCount, ShareDetails, ShareGraph, ShareRow } from './share.replies.js';
import type {
  EnableShareDto,
  PolicyOfSharePath,
  ShareGraphDto,
  ShareListDto,
  SharePoliciesDto,
} from './share.inputs.js';

export const sharePolicies = command<{ body: SharePoliciesDto; reply: { shareId: Uuid } }>()(
  'POST',
  'sharedpolicy/share/company',
  { needs: 'sharePolicies', settles: ['shares'] },
);

export const shareList = query<{ query: ShareListDto; reply: PageOf<ShareRow> }>()('sharedpolicy/listview', {
  needs: 'readShares',
  view: 'shares',
});

export const shareDetails = query<{ reply: ShareDetails }>()('sharedpolicy/details/:id', {
  needs: 'readShares',
  view: 'shares',
});

/** With how many requesters and projects a policy is shared now, and was before. */
export const shareCount = query<{ reply: ShareCount }>()('sharedpolicy/totalshares/:id', {
  needs: 'readShares',
  view: 'shares',
  shape: 'count',
});

/** Everything that one insured shares, as a graph: companies, their projects, the shares and the policies. */
export const shareGraph = query<{ query: ShareGraphDto; reply: ShareGraph }>()('sharedpolicy/graph', {
  needs: 'readShares',
  view: 'shares',
  shape: 'graph',
});

interface ShareChanged {
  readonly shareId: Uuid;
}

/** Takes access away at once. */
export const endShare = command<{ reply: ShareChanged }>()('DELETE', 'sharedpolicy/deleteShare/:id', {
  needs: 'sharePolicies',
  status: 200,
  settles: ['shares'],
});

/** Shows the policies of an ended share again. */
export const enableShare = command<{ body: EnableShareDto; reply: ShareChanged }>()('PUT', 'sharedpolicy/enable/:id', {
  needs: 'sharePolicies',
  settles: ['shares'],
});

/** Takes a policy out of a share; the last one ends it. */
export const removeSharedPolicy = command<{ params: PolicyOfSharePath; reply: ShareChanged }>()(
  'DELETE',
  'sharedpolicy/remove/policy/:id/:policyId',
  { needs: 'sharePolicies', status: 200, settles: ['shares'] },
);
