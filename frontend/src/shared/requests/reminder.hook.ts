import { BellRing } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { sendReminder } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { commandOf } from '../api/call-request.js';
import { commandSubmitted } from '../commands/commands.slice.js';
import type { RowAct } from '../table/row-acts.js';

/** What is read of a request to remind of it. */
export type RemindedRequest = Pick<RequestRow, 'id' | 'insuredName' | 'state' | 'remindedOn'>;

/** Whether a reminder may go today: the request is open, and none went on this day of the requester [D01]. */
export const mayRemind = ({ state, remindedOn }: Pick<RequestRow, 'state' | 'remindedOn'>, today: CalendarDate) =>
  state === 'open' && (remindedOn === null || remindedOn < today);

/** The act of a row that reminds of its request, with one click; a refusal is said in a toast. `today` is the day of the requester. */
export function useRemindAct(today: CalendarDate): RowAct<RemindedRequest> {
  const dispatch = useDispatch();
  const onAct = useCallback(
    ({ id, insuredName }: RemindedRequest) => {
      const request = commandOf(sendReminder, {
        body: { requestId: id },
        toast: `${insuredName} was sent a reminder.`,
      });
      const key = `request/${id}/remind`;
      dispatch(commandSubmitted({ key, submission: crypto.randomUUID(), request: { ...request, alone: true } }));
    },
    [dispatch],
  );
  return useMemo(
    () => ({
      text: 'Remind',
      icon: BellRing,
      sends: sendReminder,
      main: true,
      fits: (request) => mayRemind(request, today),
      onAct,
    }),
    [onAct, today],
  );
}
