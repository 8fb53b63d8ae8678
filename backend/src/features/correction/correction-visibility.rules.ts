import { isAgency, isRequesting } from '@covertrail/domain/rights/sides';
import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import { isSeenBy } from '@covertrail/domain/catalogue/viewers';
import type { UntrueNotice } from '@covertrail/domain/correction/correction.contract';
import { noticeRecipients } from '@covertrail/domain/correction/correction.decider';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { isKnownToBothSides } from '#naming/both-sides.rules';

type Reader = Pick<Actor, 'role' | 'companyId'>;
type Parties = Pick<CorrectionDocument, 'requesterId' | 'supplierId'>;

/** Whether a reader of a correction may see what was recorded: what a requester decides for several suppliers is its own, and so is what another agency records of its policies. */
export function seesReason(
  event: Recorded,
  reader: Reader,
  { requesterId, supplierId }: Parties,
  others: OtherAgencyPolicies,
): boolean {
  const { companyId } = reader;
  const agencies = isAgency(reader) ? [companyId] : [];
  const relations = {
    holdersOf: (policyId: Uuid) => (others.has(policyId) ? [supplierId] : [supplierId, ...agencies]),
    sharersOf: () => [requesterId],
    agenciesOf: () => agencies,
  };
  return isKnownToBothSides(event) || isSeenBy(describe(event.type).audience(event), companyId, relations);
}

/** That an exception is about to lapse is said to the requester alone; a plan for all requesters is read by the supplier and its agency alone. */
export const noticesFor = (notices: readonly UntrueNotice[], reader: Reader): readonly UntrueNotice[] => {
  const hidden = isRequesting(reader) ? 'curePlan' : 'lapse';
  return notices.filter(({ kind }) => kind !== hidden);
};

/** Who was notified again knows that it was. */
export const wasNotifiedAgain = (correction: CorrectionDocument, reader: Reader): boolean =>
  correction.noticeSentAt !== null && (isRequesting(reader) || noticeRecipients(correction).includes(reader.companyId));
