import type { KeptPolicy, TakeBackCounts } from '@covertrail/domain/agency-import/agency-import.contract';
import type { RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';

/** What taking an import back did, or would do: how often each, and of which policies not all. */
export interface TakeBackResult {
  readonly counts: TakeBackCounts;
  readonly kept: readonly KeptPolicy[];
}

type Counted = keyof TakeBackCounts;

/** Collects what happens to each policy, in the order of their ids. */
export class TakeBackTally {
  private readonly counted: Record<Counted, number> = { archived: 0, restored: 0, unconfirmed: 0 };
  private readonly keptOnes: KeptPolicy[] = [];

  /** What the policy recorded. */
  add(policyId: Uuid, events: readonly RecordedOf<PolicyEvent>[]): void {
    for (const event of events) {
      if (event.type !== 'PolicyImportTakenBack') continue;
      this.counted[outcomeOf(event.data.restores.length, events)] += 1;
      if (event.data.keeps.length > 0) this.keep(policyId, 'POLICY.CHANGED_SINCE_IMPORT');
    }
  }

  keep(policyId: Uuid, code: string): void {
    this.keptOnes.push({ policyId, code });
  }

  get result(): TakeBackResult {
    return {
      counts: { ...this.counted },
      kept: [...this.keptOnes].sort((policy, other) => (policy.policyId < other.policyId ? -1 : 1)),
    };
  }
}

function outcomeOf(restored: number, events: readonly RecordedOf<PolicyEvent>[]): Counted {
  if (events.some(({ type }) => type === 'PolicyArchived')) return 'archived';
  return restored > 0 ? 'restored' : 'unconfirmed';
}
