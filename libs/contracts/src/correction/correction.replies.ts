import type {
  CorrectedException,
  CorrectedFinding,
  CorrectedSpan,
  UntrueNotice,
} from '@covertrail/domain/correction/correction.contract';
import type { NotIssuedAgain } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { CorrectionComparison } from './correction.views.js';

/** A recorded fact that is the reason for a correction. */
export interface CorrectionReason {
  readonly id: Uuid;
  readonly sentence: string;
  /** What was true instead of what was shown, as a part of a sentence: `general aggregate of *General liability GL-91344* was $500,000`. */
  readonly fact: string;
  readonly actor: string;
  readonly company: string;
}

/** A correction of past verdicts, as one reader lists it. */
export interface CorrectionRow {
  readonly id: Uuid;
  readonly trackingId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly requesterName: string;
  readonly projectName: string;
  readonly comparison: CorrectionComparison;
  /** Null for the supplier's side: how the requester deals with it is its own. The other fields about that are empty then. */
  readonly state: 'open' | 'acknowledged' | null;
  /** What was shown and what was true, in words: `was shown as Compliant from … to …, and was Non-Compliant`. */
  readonly text: string;
  /** Recorded together, without those that are not this reader's to know; empty where they cannot be read any more. */
  readonly reasons: readonly CorrectionReason[];
  /** What was recorded is the requester's own. */
  readonly isReasonHidden: boolean;
  readonly recordedAt: Instant;
  readonly recordedOn: CalendarDate;
  /** The first day concerned, and the day after the last one. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly spans: readonly CorrectedSpan[];
  /** How many of each would have been different. */
  readonly findingCount: number;
  readonly exceptionCount: number;
  readonly noticeCount: number;
  readonly acknowledgedAt: Instant | null;
  readonly acknowledgedBy: string;
  readonly comment: string;
}

/** A finding on corrected days, as it was shown and as it was. */
export interface CorrectedFindingText extends CorrectedFinding {
  /** `Each occurrence`. */
  readonly title: string;
  /** Null where the requirement did not apply. */
  readonly sentenceBefore: string | null;
  readonly sentenceAfter: string | null;
}

export interface CorrectedExceptionText extends CorrectedException {
  readonly title: string;
  /** The decision in words; empty where it is not listed any more, or is not the reader's to know. */
  readonly text: string;
}

export interface UntrueNoticeText extends UntrueNotice {
  readonly companyName: string;
}

/** A certificate that was issued on a corrected day and is not true any more, to a holder that the reader may know. */
export interface UntrueCertificate {
  readonly certificateId: Uuid;
  readonly number: string;
  /** Of the issue that is not true: 0 for the first. */
  readonly revision: number;
  readonly holderName: string;
  readonly issuedOn: CalendarDate;
  /** When the holder had it again, with what is known now; null where it was not issued again since. */
  readonly againOn: CalendarDate | null;
  /** `Certificate 25-… for *Harbor Point LLC*, issued on 12/05/2026, is not true any more.` */
  readonly sentence: string;
  /** The reader's agency issued it, and may issue it again. */
  readonly mayIssueAgain: boolean;
  /** Why that agency cannot issue it again today; null where it can, or where it need not. */
  readonly notAgain: NotIssuedAgain | null;
}

/** Everything that one correction changed about the past. */
export interface CorrectionDetails extends CorrectionRow {
  readonly findings: readonly CorrectedFindingText[];
  readonly exceptions: readonly CorrectedExceptionText[];
  readonly notices: readonly UntrueNoticeText[];
  readonly certificates: readonly UntrueCertificate[];
  /** The companies that the reader may notify again; empty where nobody else was notified of what is not true. */
  readonly recipients: readonly string[];
  /** Null also where this reader was not notified. */
  readonly noticeSentAt: Instant | null;
  readonly noticeSentBy: string;
}
