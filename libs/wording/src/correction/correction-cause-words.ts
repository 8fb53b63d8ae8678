import type { VerdictsCorrected } from '@covertrail/domain/correction/correction.contract';
import type { Names } from '../text/event-wording.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';

const POLICY = 'policy-';

/** What was recorded about a policy, without the policy. */
const OF_POLICY: Readonly<Record<string, string>> = {
  PolicyCanceled: 'the cancellation',
  PolicyReinstated: 'the reinstatement',
  PolicyReplaced: 'the replacement',
  PolicyApproved: 'the approval',
  PolicyRejected: 'the rejection',
  PolicyEditsRejected: 'the rejection of a change',
  PolicyReverified: 'a new verification',
  PolicyConfirmedBySystem: 'a confirmation by the agency system',
  PolicyImportTakenBack: 'the end of an import',
  PolicyNumberChanged: 'a change of the number',
  PolicyPeriodChanged: 'a change of the period',
  PolicyCarrierChanged: 'a change of the insurer',
  PolicyLimitsChanged: 'a change of the limits',
  PolicyTriggerChanged: 'a change of the trigger',
  RetroactiveDateChanged: 'a change of the retroactive date',
  PolicyEndorsementsChanged: 'a change of the endorsements',
  EndorsementDetailsChanged: 'a change of the endorsements',
  UmbrellaScheduleChanged: 'a change of the schedule',
  OperationsDescribed: 'a change of the description of operations',
  LimitDetailsChanged: 'a change of the limits',
  ProprietorExclusionChanged: 'a change of who is excluded',
  StateFundExceptionChanged: 'a change of the state fund exception',
  PolicyRemarksChanged: 'a change of the remarks',
  PolicyCoveragesChanged: 'a change of the coverages',
  AggregateBasisChanged: 'a change of the aggregate basis',
  AutoSymbolsChanged: 'a change of the auto symbols',
  StatedValuesChanged: 'a change of the stated values',
  PolicyRegionChanged: 'a change of the country',
  CertificateHoldersChanged: 'a change of the certificate holders',
};

/** What was recorded about something else that both sides know. */
const OF_BOTH: Readonly<Record<string, string>> = {
  CarrierRated: 'a rating of an insurer',
  TemplateRevised: 'a change of the template',
  TrackingTemplateChanged: 'another template',
  TrackingStarted: 'the beginning of the tracking',
  CoverageProvided: 'what was shared',
  FindingDecided: 'the decision of a review',
  DocumentFiled: 'a document',
  DocumentWithdrawn: 'the removal of a document',
};

/** What a requester decides for itself: the supplier's side reads what follows, not what it was. */
const OF_REQUESTER: Readonly<Record<string, string>> = {
  ExceptionDecided: 'an exception',
  ExceptionWithdrawn: 'the end of an exception',
  ProjectDaysChanged: 'a change of the days of the project',
  FormEntryAdded: 'a new entry in the index of forms',
  FormEntryChanged: 'a change in the index of forms',
  FormEntryWithdrawn: 'the end of an entry in the index of forms',
};

/** `because the cancellation of *General liability GL-88120* was recorded on 03/20/2026`. */
export const correctionCauseText = (data: VerdictsCorrected['data'], names: Names): string =>
  `because ${whatWasRecorded(data, names)} was recorded on ${dayText(data.recordedOn)}`;

function whatWasRecorded(
  { cause: { stream, eventType }, requesterId }: VerdictsCorrected['data'],
  names: Names,
): string {
  if (stream.startsWith(POLICY))
    return `${OF_POLICY[eventType] ?? 'a change'} of ${named(names.policy(stream.slice(POLICY.length)))}`;
  const own = OF_REQUESTER[eventType];
  if (own === undefined) return OF_BOTH[eventType] ?? 'a fact';
  return names.reader === undefined || names.reader === requesterId
    ? own
    : `a decision of ${named(names.company(requesterId))}`;
}
