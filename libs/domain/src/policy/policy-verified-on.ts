import { recordedOn } from '../compliance/proof/recorded-source.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf } from '../kernel/event.js';
import type { PolicyEvent } from './policy.contract.js';

/** The day on which an agent verified a policy last, after an event; null where none has, or where it was rejected since. */
export function verifiedOnAfter(
  before: CalendarDate | null,
  { type, meta }: Pick<RecordedOf<PolicyEvent>, 'type' | 'meta'>,
): CalendarDate | null {
  if (type === 'PolicyApproved' || type === 'PolicyReverified') return recordedOn(meta);
  return type === 'PolicyRejected' ? null : before;
}

export const verifiedOn = (history: readonly RecordedOf<PolicyEvent>[]): CalendarDate | null =>
  history.reduce<CalendarDate | null>(verifiedOnAfter, null);
