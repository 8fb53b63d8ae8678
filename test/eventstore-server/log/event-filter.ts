import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './recorded-event.js';

export type EventFilter = (event: RecordedEvent) => boolean;

/** What no filter is given for: everything. */
export const everything: EventFilter = () => true;

/** By event type or by stream name, with one expression or with prefixes; null where neither is asked for. */
export function filterOf(options: ReadReq.Options.FilterOptions): EventFilter | null {
  const byType = options.getEventType();
  const byStream = options.getStreamIdentifier();
  if (byType !== undefined) return matching(byType, ({ type }) => type);
  return byStream === undefined ? null : matching(byStream, ({ stream }) => stream);
}

function matching(
  expression: ReadReq.Options.FilterOptions.Expression,
  textOf: (event: RecordedEvent) => string,
): EventFilter {
  if (expression.getRegex() !== '') {
    const regex = new RegExp(expression.getRegex());
    return (event) => regex.test(textOf(event));
  }
  const prefixes = expression.getPrefixList();
  return (event) => prefixes.some((prefix) => textOf(event).startsWith(prefix));
}
