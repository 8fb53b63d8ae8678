import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';
import { policyRowsOn } from '#views/policy-rows.reader';
import { unverifiedPolicies } from '../agency-policies.filter.js';

/** The policies of its clients that the actor's agency has neither approved nor rejected. */
export const pendingPolicyRows = defineList(policiesView)<PageDto, PolicyRow>({
  where: ({ actor, today }) => unverifiedPolicies(actor.companyId, today),
  sorts: {
    policyNumber: 'policyNumber',
    carrierName: 'carrierName',
    effectiveOn: 'effectiveOn',
    expiresOn: 'expiresOn',
  },
  order: { field: 'expiresOn', direction: 'asc' },
  rows: (documents, { views, today }) => policyRowsOn(today, documents, views),
});
