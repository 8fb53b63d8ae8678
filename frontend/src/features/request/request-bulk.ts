import { Ban, BellRing, Copy, Send } from 'lucide-react';
import { cancelRequest, chooseCopies, resendRequest, sendReminder } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { commandOf } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import type { Bulk, BulkAct, TogetherAct } from '#shared/lists/bulk-act';
import { mayRemind } from '#shared/requests/reminder.hook';
import { COPIES_TEXT, sendsCopies } from './changed-copies.view.js';

/** Several requests whose copies are to be changed; `run` carries that out. */
export interface CopiesOfSeveral {
  readonly count: number;
  readonly run: (act: BulkAct<RequestRow>) => void;
}

const changeCopies = (onCopies: (several: CopiesOfSeveral) => void): TogetherAct<RequestRow> => ({
  key: 'copies',
  text: COPIES_TEXT,
  icon: Copy,
  call: chooseCopies,
  fits: sendsCopies,
  onRows: (rows, run) => onCopies({ count: rows.filter(sendsCopies).length, run }),
});

/** What a requester can do with several of the requests that it sent. */
export const sentBulk = (today: CalendarDate, onCopies: (several: CopiesOfSeveral) => void): Bulk<RequestRow> => ({
  together: [changeCopies(onCopies)],
  nameOf: ({ number }) => `request ${number}`,
  acts: [
    {
      key: 'remind',
      text: 'Remind',
      icon: BellRing,
      fits: (request) => mayRemind(request, today),
      question: (count) => `Remind of ${plural(count, 'request')}?`,
      explained:
        'Everyone who can answer gets a mail and a notification: the supplier, and its agent. Each request can be reminded of once a day.',
      call: sendReminder,
      command: ({ id }) => commandOf(sendReminder, { body: { requestId: id } }),
      done: (count) => `${plural(count, 'reminder')} sent.`,
    },
    {
      key: 'resend',
      text: 'Send again',
      icon: Send,
      fits: ({ state, resentOn }) => state === 'open' && resentOn !== today,
      question: (count) => `Send ${plural(count, 'request')} again?`,
      explained:
        'Everyone who can answer gets the mail of the request once more, and so does everyone on its copies. Each request can be sent again once a day.',
      call: resendRequest,
      command: ({ id }) => commandOf(resendRequest, { body: { requestId: id } }),
      done: (count) => `${plural(count, 'request')} sent again.`,
    },
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
});
