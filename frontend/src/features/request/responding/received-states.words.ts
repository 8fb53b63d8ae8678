import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import type { Status } from '@covertrail/domain/status/status';
import { DELIVERY_WORDS } from '@covertrail/wording/request/asked-beside.words';

type RequestState = RequestRow['state'];

/** Requests as those who answer them see them [C14]: an unanswered one asks them to act. */
export const RECEIVED_STATUS: Readonly<Record<RequestState, Status>> = {
  open: 'actionRequired',
  responded: 'responded',
  declined: 'declined',
  canceled: 'canceled',
};

interface StateWords {
  /** On the button of the filter. */
  readonly choice: string;
  readonly title: string;
  readonly empty: string;
  readonly emptyText: string;
}

/** The four lists of received requests [D02]. */
export const STATE_WORDS: Readonly<Record<RequestState, StateWords>> = {
  open: {
    choice: 'Open',
    title: 'Open Requests',
    empty: 'No open requests',
    emptyText: 'New requests for proof of insurance appear here immediately.',
  },
  responded: {
    choice: 'Answered',
    title: 'Answered Requests',
    empty: 'No answered requests',
    emptyText: 'After you answer a request, it is here with your answer and what is missing.',
  },
  declined: {
    choice: 'Declined',
    title: 'Declined Requests',
    empty: 'No declined requests',
    emptyText: 'Requests that you decline are here with your reason.',
  },
  canceled: {
    choice: 'Canceled',
    title: 'Canceled Requests',
    empty: 'No canceled requests',
    emptyText: 'Requests that their requester cancels are here with the reason.',
  },
};

export const RECEIVED_STATES = ['open', 'responded', 'declined', 'canceled'] as const satisfies readonly RequestState[];

export const STATE_CHOICES = RECEIVED_STATES.map((value) => ({ value, text: STATE_WORDS[value].choice }));

/** Which of the open requests: by when an answer is due, and how fast it is needed [D02] [D10]. */
export const DUE_CHOICES = [
  { value: 'overdue', text: 'Late' },
  { value: 'next7', text: 'Due within 7 days' },
] as const;

export const SPEED_CHOICES = DELIVERY_SPEEDS.map((value) => ({ value, text: DELIVERY_WORDS[value] }));
