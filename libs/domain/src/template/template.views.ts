import type { CalendarDate } from '../kernel/dates.js';
import type { Instant, Uuid } from '../kernel/event.js';
import type { Requirements } from '../compliance/requirements.js';

export interface TemplateRow {
  readonly id: Uuid;
  readonly name: string;
  readonly version: number;
  readonly requirements: Requirements;
  readonly effectiveFrom: CalendarDate;
  readonly changedAt: Instant;
  /** Suppliers judged by it today. */
  readonly trackings: number;
  readonly revision: number;
}
