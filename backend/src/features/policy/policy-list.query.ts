import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import { type Asking, defineList } from '#lists/define-list';
import { policyRowsOn } from '#views/policy-rows.reader';
import { NOT_ARCHIVED, standingFilter, verifiableFilter } from '#views/policy-standing.filter';

type OwnerOf = (
  asking: Asking<PolicyListDto>,
) => { readonly insuredId: { readonly eq: Uuid } } | { readonly agencyId: { readonly eq: Uuid } };

const listOf = (ownerOf: OwnerOf) =>
  defineList(policiesView)<PolicyListDto, PolicyRow>({
    where: (asking) => ({
      and: [
        { where: ownerOf(asking) },
        ...(asking.asked.line ? [{ where: { line: { eq: asking.asked.line } } }] : []),
        ...verifiedAs(asking),
        asking.asked.standing ? standingFilter(asking.asked.standing, asking.today) : NOT_ARCHIVED,
      ],
    }),
    words: 'searched',
    sorts: {
      policyNumber: 'policyNumber',
      carrierName: 'carrierName',
      expiresOn: 'expiresOn',
      verifiedOn: 'verifiedOn',
    },
    order: { field: 'expiresOn', direction: 'desc' },
    rows: (documents, { views, today }) => policyRowsOn(today, documents, views),
  });

/** The day of the verification is one for all readers, in UTC; a day more or less does not matter to a filter. */
function verifiedAs({ asked: { verify, verifiedDaysAgo }, today }: Asking<PolicyListDto>) {
  if (verify === undefined && verifiedDaysAgo === undefined) return [];
  return [verifiableFilter(today, verifiedDaysAgo === undefined ? undefined : Number(verifiedDaysAgo))];
}

/** The policies of all clients of the actor's agency. */
export const agencyPolicyRows = listOf(({ actor }) => ({ agencyId: { eq: actor.companyId } }));

/** The policies of one insured. */
export const policyRowsOf = (insuredId: Uuid) => listOf(() => ({ insuredId: { eq: insuredId } }));
