import type { VerdictsCorrected } from '@covertrail/domain/correction/correction.contract';
import { POLICY_ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import { ASPECT_WORDS, WORDED_ASPECTS, type WordedAspect } from '../policy/aspect-words.js';
import type { Names } from '../text/event-wording.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';

const POLICY = 'policy-';

/** The event that changes an aspect, and what it is called. */
function changeOf(aspect: WordedAspect): readonly (readonly [string, string])[] {
  const words = ASPECT_WORDS[aspect];
  return 'cause' in words ? [[POLICY_ASPECTS[aspect].event, `a change of ${words.cause}`]] : [];
}

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
  ...Object.fromEntries(WORDED_ASPECTS.flatMap(changeOf)),
};

/** What was recorded about something else that both sides know. */
const OF_BOTH: Readonly<Record<string, string>> = {
  CarrierRated: 'a rating of an insurer',
  TemplateRevised: 'a change of the template',
  TrackingTemplateChanged: 'another template',
  TrackingStarted: 'the beginning of the tracking',
  CoverageProvided: 'what was shared',
  ShareEnabled: 'what was shared again',
  FindingDecided: 'the decision of a review',
  DocumentFiled: 'a document',
  DocumentWithdrawn: 'the removal of a document',
};

/** What a requester decides for itself: the supplier's side reads what follows, not what it was. */
const OF_REQUESTER: Readonly<Record<string, string>> = {
  SupplierActivated: 'the activation of the supplier',
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
