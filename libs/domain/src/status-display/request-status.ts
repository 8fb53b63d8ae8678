import type { RequestRow } from '../request/request.views.js';

/** A status as lists show it: its word, and the tone of its colour (spec 3 section 4). */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: 'ok' | 'warn' | 'bad' | 'info' | 'mute';
}

/** A request on the list of the company that sent it. */
export const SENT_REQUEST_STATUS: Readonly<Record<RequestRow['state'], StatusDisplay>> = {
  open: { label: 'Pending', tone: 'warn' },
  responded: { label: 'Responded', tone: 'ok' },
  declined: { label: 'Declined', tone: 'bad' },
  canceled: { label: 'Canceled', tone: 'mute' },
};
