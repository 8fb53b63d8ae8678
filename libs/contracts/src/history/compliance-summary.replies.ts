import type { Finding } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { FindingText, Verdict } from './history.replies.js';

/** A requirement as the page behind a mail shows it: what is required, whether it is met, and what would fix it. No value of a policy. */
export interface SummarizedRequirement
  extends Pick<Finding, 'rule' | 'outcome'>, Pick<FindingText, 'title' | 'requiredText' | 'fixText'> {
  /** It is met by an exception only; why is not said here. */
  readonly excepted: boolean;
}

/** How a supplier complies for a project at this moment, for the agent who was sent what it lacks [F07]. */
export interface ComplianceSummary {
  readonly requesterName: string;
  readonly supplierName: string;
  readonly projectName: string;
  readonly on: CalendarDate;
  readonly outcome: Verdict['outcome'];
  /** Worst first, then in the order of the template. */
  readonly requirements: readonly SummarizedRequirement[];
}
