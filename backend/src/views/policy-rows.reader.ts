import { companiesView } from '@covertrail/contracts/company/company.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import type { Views } from './views.service.js';

/** Policies as a list shows them on a day, to a reader who may see the whole numbers. */
export async function policyRowsOn(
  today: CalendarDate,
  documents: readonly PolicyDocument[],
  views: Views,
): Promise<readonly PolicyRow[]> {
  const companies = await views.byId(
    companiesView,
    documents.map(({ insuredId }) => insuredId),
  );
  return documents.map(
    ({
      id,
      insuredId,
      line,
      policyNumber,
      carrierName,
      effectiveOn,
      expiresOn,
      verification,
      verifiedOn,
      canceledFrom,
      archived,
      timelines,
      awaiting,
    }) => ({
      id,
      insuredId,
      line,
      policyNumber,
      carrierName,
      effectiveOn,
      expiresOn,
      verification,
      verifiedOn,
      canceledFrom,
      editsAwait: awaiting !== null,
      insuredName: companies.get(insuredId)?.name ?? '',
      standing: policyStatus({ ...timelines, archived }, today),
    }),
  );
}
