import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { consequenceOf, notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';
import { supplierSubject, wholeSupplier } from '#notices/supplier-subject.rules';

export const shareNotices = defineNotices({ PoliciesShared: onPoliciesShared });

/** The notification of an answer also covers the policies that were shared with it. */
async function onPoliciesShared(
  { data, meta }: RecordedEvent<'PoliciesShared'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requesterId, insuredId, projectId, requestId, policyIds } = data;
  if (requestId) return [];
  const params = {
    insured: await names.company(insuredId),
    project: await names.project(projectId),
    policies: String(policyIds.length),
  };
  const shared = notice(
    requesterId,
    'POLICIES.SHARED',
    'requesterDashboard',
    params,
    supplierSubject({ requesterId, projectId, insuredId }),
  );
  return [consequenceOf(meta.correlationId, wholeSupplier(insuredId, params.insured), shared)];
}
