import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Recorded } from '../kernel/event.js';
import type { EventDescription } from '../kernel/event-description.js';

/** An agency may decide otherwise about a policy than it did: then all that the policy proved, or did not prove, is another thing. */
const OPPOSITE: Readonly<Record<string, string>> = {
  PolicyApproved: 'PolicyRejected',
  PolicyRejected: 'PolicyApproved',
};

/**
 * Whether an event states something about days before the one on which it was recorded: it is dated back, it corrects what was
 * entered wrongly, or it decides otherwise about a policy. Sharing, and the first approval of a policy, state nothing about earlier
 * days: they say when something became known, or was looked at. `earlier`: the events before it in its stream; the last argument is
 * the description of its type in the catalogue of events.
 */
export function concernsEarlierDays(
  event: Recorded,
  earlier: readonly Recorded[],
  recordedOn: CalendarDate,
  { affectsVerdict, effectiveFrom }: EventDescription<DomainEvent>,
): boolean {
  if (!affectsVerdict) return false;
  const opposite = OPPOSITE[event.type];
  if (opposite !== undefined) return earlier.some(({ type }) => type === opposite);
  return isCorrecting(event.data) || (effectiveFrom !== undefined && effectiveFrom(event) < recordedOn);
}

const isCorrecting = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'corrects' in data && data.corrects !== undefined;
