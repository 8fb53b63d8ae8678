import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { ShareDetails, ShareRow } from './share.replies.js';

interface NewShare {
  readonly insuredCompanyId: Uuid;
  readonly requesterCompanyId: Uuid;
  readonly projectId: Uuid;
  readonly policyIds: readonly string[];
}

interface ShareQuery extends PageDto {
  /** Default: all clients of the agency. */
  readonly insuredCompanyId?: Uuid;
  /** Only the shares that contain this policy. */
  readonly policyId?: Uuid;
}

export const sharePolicies = command<{ body: NewShare; reply: { shareId: Uuid } }>()(
  'POST',
  'sharedpolicy/share/company',
  { needs: 'sharePolicies', settles: ['shares'] },
);

export const shareList = query<{ query: ShareQuery; reply: PageOf<ShareRow> }>()('sharedpolicy/listview', {
  needs: 'readShares',
  view: 'shares',
});

export const shareDetails = query<{ reply: ShareDetails }>()('sharedpolicy/details/:id', {
  needs: 'readShares',
  view: 'shares',
});
