import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { MadeChoice } from '@covertrail/domain/selection/selection-choice.rules';
import type { Filter } from '@covertrail/platform/read-store/query';

/** The fields that documents of locations and of vehicles have in common. */
interface RecordWhere {
  readonly policyId?: { readonly eq: Uuid };
  readonly id?: { readonly in: readonly Uuid[] } | { readonly notIn: readonly Uuid[] };
  readonly addedAt?: { readonly gt: Position } | { readonly lte: Position };
}
export type RecordFilter = Filter<RecordWhere>;

export const ofPolicy = (policyId: Uuid): RecordFilter => ({ where: { policyId: { eq: policyId } } });

/** Those that were added after a choice. */
export const addedAfter = (policyId: Uuid, asOf: Position): RecordFilter => ({
  where: { policyId: { eq: policyId }, addedAt: { gt: asOf } },
});

/** The locations or vehicles of a policy that a choice shows: the same as `isShown` of the rules says one by one. */
export function shownOf(policyId: Uuid, choice: MadeChoice | null): RecordFilter {
  if (choice === null) return ofPolicy(policyId);
  const { mode, ids, includeLater, asOf } = choice;
  const other: RecordFilter = includeLater
    ? { where: { addedAt: { gt: asOf } } }
    : { where: { addedAt: { lte: asOf } } };
  if (mode === 'allBut')
    return { and: [ofPolicy(policyId), { where: { id: { notIn: ids } } }, ...(includeLater ? [] : [other])] };
  const named: RecordFilter = { where: { id: { in: ids } } };
  return { and: [ofPolicy(policyId), includeLater ? { or: [named, other] } : named] };
}
