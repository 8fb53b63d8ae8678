import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';

export interface TemplateRow {
  readonly id: Uuid;
  readonly name: string;
  readonly version: number;
  readonly requirements: Requirements;
  readonly effectiveFrom: CalendarDate;
  readonly changedAt: Instant;
  /** Number of suppliers that are checked against it today. */
  readonly trackings: number;
  readonly revision: number;
}
