import { recordedOn } from '../compliance/proof/recorded-source.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf } from '../kernel/event.js';
import type { PolicyEvent } from './policy.contract.js';

const isVerifying = ({ type }: Pick<PolicyEvent, 'type'>): boolean =>
  type === 'PolicyApproved' || type === 'PolicyReverified';

/** The day on which an agent verified a policy last, after an event; null where none has, or where it was rejected since. */
export function verifiedOnAfter(
  before: CalendarDate | null,
  event: Pick<RecordedOf<PolicyEvent>, 'type' | 'meta'>,
): CalendarDate | null {
  if (isVerifying(event)) return recordedOn(event.meta);
  return event.type === 'PolicyRejected' ? null : before;
}

export const verifiedOn = (history: readonly RecordedOf<PolicyEvent>[]): CalendarDate | null =>
  history.reduce<CalendarDate | null>(verifiedOnAfter, null);

/** The event by which an agent verified a policy last; null where none has, or where it was rejected since. */
export function verifyingEvent(history: readonly RecordedOf<PolicyEvent>[]): RecordedOf<PolicyEvent> | null {
  const decided = history.findLast((event) => event.type === 'PolicyRejected' || isVerifying(event));
  return decided === undefined || decided.type === 'PolicyRejected' ? null : decided;
}
