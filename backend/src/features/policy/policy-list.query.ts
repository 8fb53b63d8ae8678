import type { MaskedPolicyRow, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import type { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import { type Asking, defineList } from '#lists/define-list';
import { ofOtherAgencies, readableBy, usableBy } from '#views/policy-readers.filter';
import { policyRowsOn } from '#views/policy-rows.reader';
import { NOT_ARCHIVED, standingFilter, verifiableFilter } from '#views/policy-standing.filter';

type Policies = FilterOf<typeof policiesView>;
type OwnerOf = (asking: Asking<PolicyListDto>) => Policies | Promise<Policies>;

const listOf = (ownerOf: OwnerOf) =>
  defineList(policiesView)<PolicyListDto, PolicyRow>({
    where: async (asking) => ({
      and: [
        await ownerOf(asking),
        ...(asking.input.line ? [{ where: { line: { eq: asking.input.line } } }] : []),
        ...verifiedAs(asking),
        asking.input.standing ? standingFilter(asking.input.standing, asking.today) : NOT_ARCHIVED,
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
function verifiedAs({ input: { verify, verifiedDaysAgo }, today }: Asking<PolicyListDto>) {
  if (verify === undefined && verifiedDaysAgo === undefined) return [];
  return [verifiableFilter(today, verifiedDaysAgo === undefined ? undefined : Number(verifiedDaysAgo))];
}

/** The policies of all clients of the actor's agency: those that it manages, and those that no agency manages. */
export const agencyPolicyRows = listOf(({ actor, views }) => usableBy(actor.companyId, views));

/** The policies of one insured that the actor may read. */
export const policyRowsOf = (insuredId: Uuid) =>
  listOf(({ actor }) => ({ and: [{ where: { insuredId: { eq: insuredId } } }, readableBy(actor)] }));

/** Of one insured those that other agencies manage. Their order says nothing of them, and no filter is asked. */
export const maskedPolicyRowsOf = (insuredId: Uuid) =>
  defineList(policiesView)<PageDto, MaskedPolicyRow>({
    where: ({ actor }) => ({
      and: [{ where: { insuredId: { eq: insuredId } } }, ofOtherAgencies(actor.companyId), NOT_ARCHIVED],
    }),
    order: { field: 'id', direction: 'asc' },
    rows: (documents) =>
      Promise.resolve(
        documents.map(({ id, line, policyNumber }) => ({
          id,
          insuredId,
          line,
          policyNumber: maskPolicyNumber(policyNumber),
        })),
      ),
  });
