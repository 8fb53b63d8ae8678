import { Copy } from 'lucide-react';
import { chooseCopies } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { commandOf } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import type { BulkAct } from '#shared/lists/bulk-act';

/** Who is to get copies of several requests. */
export interface ChosenCopies {
  readonly cc: readonly string[];
  /** Those who get copies already stay beside them. */
  readonly keepsOthers: boolean;
}

export const COPIES_TEXT = 'Change copies';

/** Only an open request sends copies. */
export const sendsCopies = ({ state }: RequestRow): boolean => state === 'open';

/** Changes the copies of several requests. */
export const copiesAct = (copies: ChosenCopies): BulkAct<RequestRow> => ({
  key: 'copies',
  text: COPIES_TEXT,
  icon: Copy,
  fits: sendsCopies,
  question: (count) => `Change copies of ${plural(count, 'request')}?`,
  explained: 'Who is new gets a copy at once; who is taken off gets no more.',
  call: chooseCopies,
  command: ({ id }) => commandOf(chooseCopies, { body: { requestId: id, ...copies } }),
  done: (count) => `Copies of ${plural(count, 'request')} changed.`,
});
