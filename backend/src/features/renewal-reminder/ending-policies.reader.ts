import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { awaitsRenewal } from '@covertrail/domain/renewal-reminder/renewal-reminder.rules';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Views } from '#views/views.service';

export type PolicyFilter = FilterOf<typeof policiesView>;

const PAGE = 500;
const SOONEST = { field: 'expiresOn', direction: 'asc' } as const;

/** The policies of a filter that wait for their renewal, those that end first before others. */
export const policiesAwaitingRenewal = async (
  views: Pick<Views, 'find'>,
  filter: PolicyFilter,
): Promise<readonly PolicyDocument[]> => awaitingRenewal(views, await policiesOf(views, filter));

/** Those of these policies that wait for their renewal: of each insured, all policies are read. */
export async function awaitingRenewal(
  views: Pick<Views, 'find'>,
  policies: readonly PolicyDocument[],
): Promise<readonly PolicyDocument[]> {
  const insureds = new Map<Uuid, readonly PolicyDocument[]>();
  for (const { insuredId } of policies)
    if (!insureds.has(insuredId))
      insureds.set(insuredId, await policiesOf(views, { where: { insuredId: { eq: insuredId } } }));
  return policies.filter((policy) => awaitsRenewal(policy, insureds.get(policy.insuredId) ?? []));
}

/** All policies of a filter, those that end first before others. */
export async function policiesOf(views: Pick<Views, 'find'>, filter: PolicyFilter): Promise<readonly PolicyDocument[]> {
  const all: PolicyDocument[] = [];
  for (let after: string | undefined; ;) {
    const { documents, nextKey } = await views.find(policiesView, filter, [SOONEST], {
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    });
    all.push(...documents);
    if (nextKey === undefined) return all;
    after = nextKey;
  }
}
