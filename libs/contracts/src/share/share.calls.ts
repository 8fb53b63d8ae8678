import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { ShareDetails, ShareRow } from './share.replies.js';
import type { ShareListDto, SharePoliciesDto } from './share.inputs.js';

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
