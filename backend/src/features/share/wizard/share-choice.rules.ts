import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { ShareSides } from './share-sides.reader.js';

/** A policy as the share wizard offers it on a day [D03]. One that is unverified or begins later can be shared: its status says so. */
export function shareChoice(
  { id, line, policyNumber, carrierName, effectiveOn, expiresOn, timelines, archived }: PolicyDocument,
  { today, region }: ShareSides,
): ShareChoice {
  const status = policyStatus({ ...timelines, archived }, today);
  const isForeign = region !== null && timelines.region.at(-1)?.value !== region;
  return {
    policyId: id,
    line,
    policyNumber,
    carrierName,
    effectiveOn,
    expiresOn,
    status,
    unavailable: isForeign ? 'crossCountry' : unavailable(status),
  };
}

/** The statuses that the picker hides [D04]. */
export function unavailable(status: PolicyStatus): Exclude<ShareChoice['unavailable'], 'crossCountry'> {
  return status === 'expired' || status === 'canceled' || status === 'rejected' || status === 'archived'
    ? status
    : null;
}
