import type {
  CorrectedException,
  CorrectedFinding,
  CorrectedSpan,
  CorrectionCause,
  UntrueNotice,
} from '@covertrail/domain/correction/correction.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** `worse`: the status of at least one day was worse than shown; `better`: of some it was better, and of none worse; `alike`: only the reasons differ. */
export type CorrectionComparison = 'worse' | 'better' | 'alike';

export type CorrectionDocument = {
  readonly id: Uuid;
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly supplierId: Uuid;
  /** The agencies that represent the supplier. */
  readonly agencyIds: readonly Uuid[];
  readonly projectId: Uuid;
  readonly comparison: CorrectionComparison;
  readonly state: 'open' | 'acknowledged';
  readonly cause: CorrectionCause;
  /** The policy whose change is the cause; null where something else is. */
  readonly policyId: Uuid | null;
  /** When the correction was found, and the requester's day on which its cause was recorded. */
  readonly recordedAt: Instant;
  readonly recordedOn: CalendarDate;
  /** The first day concerned. */
  readonly from: CalendarDate;
  /** The day after the last one. */
  readonly to: CalendarDate;
  readonly spans: readonly CorrectedSpan[];
  readonly findings: readonly CorrectedFinding[];
  readonly exceptions: readonly CorrectedException[];
  readonly notices: readonly UntrueNotice[];
  readonly acknowledgedAt: Instant | null;
  readonly acknowledgedBy: Uuid | null;
  readonly comment: string;
  readonly noticeSentAt: Instant | null;
  readonly noticeSentBy: Uuid | null;
};

/** Which verdicts of past days were not true? */
export const correctionsView = defineView<CorrectionDocument>()({
  name: 'corrections',
  indexes: [
    { fields: ['requesterId', 'recordedAt'] },
    { fields: ['requesterId', 'from'] },
    { fields: ['requesterId', 'state', 'recordedAt'] },
    { fields: ['trackingId', 'recordedAt'] },
    { fields: ['supplierId', 'recordedAt'] },
  ],
  unindexed: ['comparison', 'to', 'policyId'],
});
