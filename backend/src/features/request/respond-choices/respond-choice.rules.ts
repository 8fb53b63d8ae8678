import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';

/** Whom the wizard answers: in which region, and which day it is there. */
interface Asked {
  readonly today: CalendarDate;
  readonly region: RegionCode;
}

/** A policy as the wizard offers it on a day [D04]. */
export function respondChoice(
  { id, line, policyNumber, carrierName, effectiveOn, expiresOn, timelines, archived }: PolicyDocument,
  { today, region }: Asked,
): RespondChoice {
  const foreign = timelines.region.at(-1)?.value !== region;
  return {
    policyId: id,
    line,
    policyNumber,
    carrierName,
    effectiveOn,
    expiresOn,
    unavailable: foreign ? 'crossCountry' : whyUnavailable({ ...timelines, archived }, today),
  };
}

/** Cover ends on the day of expiration, also while a list still calls that day `expiring`. */
function whyUnavailable(
  policy: PolicyDocument['timelines'] & Pick<PolicyDocument, 'archived'>,
  today: CalendarDate,
): RespondChoice['unavailable'] {
  const status = policyStatus(policy, today);
  if (status !== 'verified' && status !== 'expiring' && status !== 'pendingCancellation') return status;
  return (policy.period.at(-1)?.value.expiresOn ?? today) <= today ? 'expired' : null;
}
