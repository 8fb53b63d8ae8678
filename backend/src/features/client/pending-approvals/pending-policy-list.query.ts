import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { PageDto } from '#http/page.dto';
import { defineList } from '#lists/define-list';
import { unverifiedPolicies } from '../agency-policies.filter.js';

/** The policies of its clients that the actor's agency has yet to approve or reject. */
export const pendingPolicyRows = defineList(policiesView)<PageDto, PolicyRow>({
  where: ({ actor, today }) => unverifiedPolicies(actor.companyId, today),
  sorts: { policyNumber: 'policyNumber', carrierName: 'carrierName', effectiveOn: 'effectiveOn', expiresOn: 'expiresOn' },
  order: { field: 'expiresOn', direction: 'asc' },
  async rows(documents, { views, today }) {
    const companies = await views.byId(companiesView, documents.map(({ insuredId }) => insuredId));
    return documents.map(({ id, insuredId, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom, timelines }) => ({
      id, insuredId, line, policyNumber, carrierName, effectiveOn, expiresOn, verification, canceledFrom,
      insuredName: companies.get(insuredId)?.name ?? '',
      standing: policyStatus(timelines, today),
    }));
  },
});
