import type { TakeBackEffect } from '@covertrail/contracts/agency-import/agency-import.replies';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { KeptPolicy, TakeBackCounts } from '@covertrail/domain/agency-import/agency-import.contract';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { Views } from '#views/views.service';
import { refusedRowText } from './agency-import.problems.js';

interface TakenBack extends TakeBackCounts {
  readonly keptCount: number;
  readonly kept: readonly KeptPolicy[];
}

/** What taking imports back did or would do, with the names of the policies of which not all is taken back. Null stays null. */
export async function takeBackEffects<Of extends TakenBack | null>(
  results: readonly Of[],
  views: Views,
): Promise<readonly (TakeBackEffect | null)[]> {
  const policies = await views.byId(
    policiesView,
    results.flatMap((result) => result?.kept.map(({ policyId }) => policyId) ?? []),
  );
  const clients = await views.byId(
    companiesView,
    [...policies.values()].map(({ insuredId }) => insuredId),
  );
  const nameOf = (policyId: string): string => {
    const policy = policies.get(policyId);
    return policy
      ? `${clients.get(policy.insuredId)?.name ?? 'Client'}: ${LINE_NAMES[policy.line]} ${policy.policyNumber}`
      : 'Policy';
  };
  return results.map(
    (result) =>
      result && {
        ...result,
        kept: result.kept.map(({ policyId, code }) => ({
          policyId,
          policy: nameOf(policyId),
          message: refusedRowText(code),
        })),
      },
  );
}
