import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { IssueAgainDto, PolicyHoldersDto } from './policy-holders.inputs.js';
import type { PolicyHolder } from './policy-holders.replies.js';

/** Who holds a policy by a share or an answer, with what changed for each since it was told [D12]. */
export const policyHolders = query<{ query: PolicyHoldersDto; reply: PageOf<PolicyHolder> }>()(
  'sharedpolicy/holders/:id',
  { needs: 'readShares', view: 'shares', shape: 'holders', idAt: 'shareId' },
);

/** Begins to issue a policy again: each of those chosen is told what changed. The server goes on by itself, as for a bulk share. */
export const issueAgain = command<{ body: IssueAgainDto; reply: { readonly batchId: Uuid } }>()(
  'POST',
  'sharedpolicy/issue-again',
  { needs: 'sharePolicies', settles: ['share-batches'] },
);
