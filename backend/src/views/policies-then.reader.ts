import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { PolicySummary } from '@covertrail/contracts/policy/policy.replies';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** Policies in short, as they were at a position of the log; policies that were added later are left out. */
export async function policiesThen(
  deciders: Pick<DeciderStore, 'loadAt'>,
  ids: readonly Uuid[],
  at: Position,
): Promise<readonly PolicySummary[]> {
  const loaded = await Promise.all(ids.map((id) => deciders.loadAt(policyDecider, id, at)));
  return loaded.flatMap(({ state }) => {
    const number = state?.number.at(-1);
    const carrier = state?.carrier.at(-1);
    const period = state?.period.at(-1);
    if (!state || !number || !carrier || !period) return [];
    const { effectiveOn, expiresOn } = period.value;
    return [
      {
        policyId: state.policyId,
        line: state.line,
        policyNumber: number.value,
        carrierName: carrier.value.name,
        effectiveOn,
        expiresOn,
      },
    ];
  });
}
