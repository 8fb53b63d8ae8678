import { Ban } from 'lucide-react';
import { cancelRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { commandOf } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import type { Bulk } from '#shared/lists/bulk-act';

/** What a requester can do with several of the requests that it sent. */
export const SENT_BULK: Bulk<RequestRow> = {
  nameOf: ({ number }) => `request ${number}`,
  acts: [
    {
      key: 'cancel',
      text: 'Cancel requests',
      icon: Ban,
      fits: ({ state }) => state === 'open',
      needsReason: true,
      question: (count) => `Cancel ${plural(count, 'request')}?`,
      explained:
        'They can no longer be answered, and each supplier sees that you canceled and why. What was shared with you stays. This cannot be undone, but you can ask again.',
      call: cancelRequest,
      command: ({ id }, reason) => commandOf(cancelRequest, { body: { requestId: id, reason } }),
      done: (count) => `${plural(count, 'request')} canceled.`,
    },
  ],
};
