import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';
import { usableBy } from '#views/policy-readers.filter';
import { policyRowsOn } from '#views/policy-rows.reader';
import { unverifiedPolicies } from '../agency-policies.filter.js';

/** The policies of its clients that neither the actor's agency nor, where none manages them, another one has approved or rejected. */
export const pendingPolicyRows = defineList(policiesView)<PageDto, PolicyRow>({
  where: async ({ actor, today, views }) => unverifiedPolicies(await usableBy(actor.companyId, views), today),
  sorts: {
    policyNumber: 'policyNumber',
    carrierName: 'carrierName',
    effectiveOn: 'effectiveOn',
    expiresOn: 'expiresOn',
  },
  order: { field: 'expiresOn', direction: 'asc' },
  rows: (documents, { views, today }) => policyRowsOn(today, documents, views),
});
