import type { ProposedEvent, RecordedEvent } from './recorded-event.js';

/** What the caller of an append expects of the stream; a number is the revision of its last event. */
export type ExpectedRevision = number | 'any' | 'no-stream' | 'stream-exists';

/** How an append is answered: stored now, stored before (its last event then), or not as expected. */
export type Decision =
  | { readonly kind: 'append' }
  | { readonly kind: 'repeated'; readonly last: RecordedEvent }
  | { readonly kind: 'wrong-revision' };

const WRONG: Decision = { kind: 'wrong-revision' };

/** The same events at the same place are a repeat, whatever came after them; some of them are no repeat of all. */
export function decide(
  stored: readonly RecordedEvent[],
  expected: ExpectedRevision,
  events: readonly ProposedEvent[],
): Decision {
  const current = stored.length - 1;
  if (expected === 'stream-exists' && current < 0) return WRONG;
  if (expected === 'any' || expected === 'stream-exists') return anywhere(stored, events);
  const after = expected === 'no-stream' ? -1 : expected;
  if (after === current) return { kind: 'append' };
  if (after > current || events.length === 0) return WRONG;
  const there = stored.slice(after + 1, after + 1 + events.length);
  const repeated = there.length === events.length && there.every(({ id }, index) => id === events[index]?.id);
  const last = there.at(-1);
  return repeated && last !== undefined ? { kind: 'repeated', last } : WRONG;
}

function anywhere(stored: readonly RecordedEvent[], events: readonly ProposedEvent[]): Decision {
  const byId = new Map(stored.map((event) => [event.id, event]));
  const found = events.map(({ id }) => byId.get(id));
  if (found[0] === undefined) return { kind: 'append' };
  const last = found.at(-1);
  return last === undefined || found.includes(undefined) ? WRONG : { kind: 'repeated', last };
}
