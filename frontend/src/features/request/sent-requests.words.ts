import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import type { Tone } from '#shared/ui/outcome-pill.tsx';

type RequestState = RequestRow['state'];

const REQUEST_STATES: readonly RequestState[] = ['open', 'responded', 'declined', 'canceled'];

const word = (status: 'pending' | 'declined' | 'canceled'): string => displayOf('requesterList', status).full;

/** Requests as their sender sees them (spec 3 sections 3 and 4). */
export const STATE_WORDS: Readonly<Record<RequestState, string>> = {
  open: word('pending'),
  responded: 'Responded',
  declined: word('declined'),
  canceled: word('canceled'),
};

export const STATE_TONES: Readonly<Record<RequestState, Tone>> = {
  open: 'warn',
  responded: 'ok',
  declined: 'bad',
  canceled: 'mute',
};

/** The states of a request, to choose from. */
export const STATE_CHOICES = REQUEST_STATES.map((state) => ({ value: state, text: STATE_WORDS[state] }));
