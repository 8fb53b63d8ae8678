import type { Evidence, NamedSource } from '../source-table.js';
import type { CalendarDate } from '../../kernel/dates.js';
import type { Uuid } from '../../kernel/event.js';

/** An edit states the day from which the new value is valid, or which earlier event was entered wrongly, and why. */
interface Dated {
  readonly policyId: Uuid;
  readonly effectiveFrom: CalendarDate;
  readonly corrects?: Uuid;
  readonly reason?: string;
  /** Where the value comes from, if not from the person who sent it. */
  readonly source?: NamedSource;
  /** The file from which it was taken. */
  readonly evidence?: Evidence;
}
/** What one aspect of a policy was, and what it is from that day on. */
export interface Change<Value> extends Dated {
  readonly before: Value;
  readonly after: Value;
}
