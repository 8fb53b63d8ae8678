import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Projection } from '@covertrail/platform/engine/projection';

export type ComplianceChangeDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly trackingId: Uuid;
  readonly on: CalendarDate;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly before: Outcome | null;
  readonly after: Outcome;
};

/** When did suppliers of this requester change their status? Running sums over months draw the trend. */
export const complianceChanges: Projection<ComplianceChangeDocument> = {
  name: 'compliance-changes',
  version: 1,
  handles: ['ComplianceAssessed'],
  ignores: ['TrackingStarted', 'CoverageProvided', 'TrackingTemplateChanged', 'FindingDecided'],
  indexes: [{ fields: ['requesterId', 'month', 'before', 'after'] }, { fields: ['trackingId', 'on'] }],
  keys: (event) => {
    const { before, after } = event.data as ComplianceAssessed['data'];
    return before === after ? [] : [event.id];
  },
  evolve: (_change, event) => {
    const { requesterId, trackingId, validAt, before, after } = event.data as ComplianceAssessed['data'];
    return { id: event.id, requesterId, trackingId, on: validAt, month: validAt.slice(0, 7), before, after };
  },
  audience: (_before, after) => (after ? [after.requesterId] : []),
};
