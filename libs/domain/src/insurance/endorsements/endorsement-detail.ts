import type { CalendarDate } from '../../kernel/dates.js';
import type { EndorsementCode } from '../line-codes.js';
import type { EndorsementCount } from './endorsement-count.js';
import type { InsuredScope } from './insured-scopes.js';

/**
 * What the form of an endorsement says [C08]. What nobody has read is absent: unknown,
 * never no. Which of it belongs to a type of endorsement is in `STATEMENT_TABLE`.
 */
export interface EndorsementStatements {
  /** The policy number that is printed on the form. */
  readonly policyNumber?: string;
  readonly effectiveFrom?: CalendarDate;
  readonly effectiveTo?: CalendarDate;
  readonly exclusions?: string;
  /** Names on the schedule of the form. */
  readonly namedEntities?: readonly string[];
  readonly coveredLocations?: readonly string[];
  readonly blanketAdditionalInsured?: boolean;
  readonly scheduledAdditionalInsured?: boolean;
  readonly blanketOngoingOperations?: boolean;
  readonly scheduledOngoingOperations?: boolean;
  readonly blanketCompletedOperations?: boolean;
  readonly scheduledCompletedOperations?: boolean;
  readonly blanketWaiverOfSubrogation?: boolean;
  readonly scheduledWaiverOfSubrogation?: boolean;
  /** Days of notice before the insurer cancels, for a reason other than non-payment. */
  readonly noticeDays?: number;
  /** Days of notice before it cancels for non-payment. */
  readonly nonPaymentNoticeDays?: number;
  /** Whether it notifies whom a contract requires, without naming them. */
  readonly blanketNotice?: boolean;
}
export type StatementKey = keyof EndorsementStatements;

/** What a policy states of an endorsement beside its code, form and grade of proof [C08]. */
export interface EndorsementDetail extends EndorsementStatements {
  /** Of an additional insured; absent: those that its form gives. */
  readonly scopes?: readonly InsuredScope[];
  /** Absent where none was agreed (ADR 31): an agent then reviews each share. */
  readonly count?: EndorsementCount;
  readonly text?: string;
  /** True where it was made for one share only. */
  readonly oneTime?: true;
}

/** By endorsement; one that says nothing further is absent. */
export type EndorsementDetails = Readonly<Partial<Record<EndorsementCode, EndorsementDetail>>>;
