import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { Status } from '@covertrail/domain/status/status';
import { displayOf } from '@covertrail/wording/status-display/status-display';

type RequestState = RequestRow['state'];

const REQUEST_STATES: readonly RequestState[] = ['open', 'responded', 'declined', 'canceled'];

/** Requests as their sender sees them [C14]. */
export const STATUS_OF_STATE: Readonly<Record<RequestState, Status>> = {
  open: 'pending',
  responded: 'responded',
  declined: 'declined',
  canceled: 'canceled',
};

export const stateWord = (state: RequestState): string => displayOf('requesterList', STATUS_OF_STATE[state]).full;

/** The states of a request, to choose from. */
export const STATE_CHOICES = REQUEST_STATES.map((state) => ({ value: state, text: stateWord(state) }));
