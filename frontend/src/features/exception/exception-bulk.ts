import { Undo2 } from 'lucide-react';
import { withdrawException } from '@covertrail/contracts/exception/exception.calls';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { commandOf } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import type { Bulk } from '#shared/lists/bulk-act';
import { runs } from './exception-state.words.js';

/** What a requester can do with several of its exceptions. */
export const EXCEPTION_BULK: Bulk<ExceptionRow> = {
  nameOf: ({ title, supplierName }) => `${title}, ${supplierName}`,
  acts: [
    {
      key: 'withdraw',
      text: 'Withdraw',
      icon: Undo2,
      fits: runs,
      needsReason: true,
      question: (count) => `Withdraw ${plural(count, 'exception')}?`,
      explained:
        'What they cover counts as it would without them, at once and for each supplier that they are valid for. This cannot be undone.',
      call: withdrawException,
      command: ({ id, trackingId }, reason) =>
        commandOf(withdrawException, { params: { id: trackingId }, body: { exceptionId: id, reason } }),
      done: (count) => `${plural(count, 'exception')} withdrawn.`,
    },
  ],
};
