import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FindingException, Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/**
 * `holds`: it covers a finding today. `closed`: the gap is gone. `reopened`: the finding is there and differs from what was decided.
 * `denied`: nobody is excepted. `lapsed` and `withdrawn`: it has ended.
 */
export type ExceptionState = 'holds' | 'closed' | 'reopened' | 'denied' | 'lapsed' | 'withdrawn';

/** A file that backs a decision; `number` counts from 1. */
export interface ExceptionFile {
  readonly number: number;
  readonly name: string;
  readonly bytes: number;
  /** Of the content: 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** An exception or a review that was decided, as its requester lists it. */
export interface ExceptionRow {
  readonly id: Uuid;
  readonly state: ExceptionState;
  readonly kind: FindingException['kind'];
  readonly decision: FindingException['decision'];
  readonly scope: FindingException['scope'];
  /** What it is for: the project or the template; the supplier's project where it is for one supplier. */
  readonly scopeName: string;
  /** The supplier on whose finding it was decided. */
  readonly trackingId: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly line: CoverageLine;
  readonly title: string;
  readonly sentence: string;
  readonly comment: string;
  readonly documents: readonly ExceptionFile[];
  readonly lapsesOn: CalendarDate | null;
  readonly withdrawnOn: CalendarDate | null;
  readonly decidedOn: CalendarDate;
  readonly decidedAt: Instant;
  readonly decidedBy: string;
  /** Suppliers whose findings it covers today. */
  readonly covers: number;
  /** The worst outcome that one of them would have if no exception had been granted; null where it covers none. */
  readonly without: Outcome | null;
}

/** What was decided, for each finding. */
export interface ExceptionsDecided {
  readonly trackingId: Uuid;
  readonly exceptionIds: readonly Uuid[];
}
