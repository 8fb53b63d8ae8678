import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { clientSummary, type ClientPolicy, type ClientSummary } from '@covertrail/domain/client/client-status.rules';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Views } from '#views/views.service';

const FACTS = ['insuredId', 'line', 'verification', 'expiresOn', 'canceledFrom'] as const;
const NO_POLICIES: readonly ClientPolicy[] = [];

/** The status of each insured on a day, from the columns of the `policies` view: no document is read. */
export async function standingsOf(
  views: Views,
  filter: FilterOf<typeof policiesView>,
  today: CalendarDate,
): Promise<(insuredId: Uuid) => ClientSummary> {
  const policies = new Map<Uuid, ClientPolicy[]>();
  for (const { key, count } of await views.countBy(policiesView, filter, FACTS)) {
    const [insuredId, line, verification, expiresOn, canceledFrom] = key;
    const policy: ClientPolicy = { line, verification, expiresOn, canceledFrom };
    const soFar = policies.get(insuredId) ?? [];
    policies.set(insuredId, [...soFar, ...Array.from({ length: count }, () => policy)]);
  }
  return (insuredId) => clientSummary(policies.get(insuredId) ?? NO_POLICIES, today);
}
