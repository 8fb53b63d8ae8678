import type { FoundRequirement, OpenRequirement } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { statedKey } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import { equal } from '@covertrail/domain/kernel/equal';

/**
 * Of a requirement that is stated twice alike the first sentence is kept; of a line that is asked a second time without anything new as well. Where
 * two sentences ask something else of the same, a person decides between them.
 */
export function withoutContradictions(
  found: readonly FoundRequirement[],
  toDecide: readonly OpenRequirement[],
): { readonly found: readonly FoundRequirement[]; readonly toDecide: readonly OpenRequirement[] } {
  const byKey = new Map<string, FoundRequirement[]>();
  for (const statement of found)
    byKey.set(statedKey(statement.requirement), [...(byKey.get(statedKey(statement.requirement)) ?? []), statement]);
  const groups = [...byKey.values()].map(different);
  return {
    found: groups.flatMap((group) => (group.length === 1 ? group : [])),
    toDecide: [
      ...toDecide,
      ...groups.flatMap((group) =>
        group.length === 1 ? [] : group.map((statement) => ({ ...statement, reason: 'twice' as const })),
      ),
    ],
  };
}

/** One of each that differ. An endorsement with forms or a name says more than the same without: it alone is kept. */
function different(group: readonly FoundRequirement[]): readonly FoundRequirement[] {
  const kept: FoundRequirement[] = [];
  for (const statement of group) {
    if (
      kept.some(
        ({ requirement }) => equal(requirement, statement.requirement) || saysMore(requirement, statement.requirement),
      )
    )
      continue;
    const less = kept.findIndex(({ requirement }) => saysMore(statement.requirement, requirement));
    if (less === -1) kept.push(statement);
    else kept[less] = statement;
  }
  return kept;
}

type Requirement = FoundRequirement['requirement'];

function saysMore(more: Requirement, less: Requirement): boolean {
  if (more.kind === 'endorsement' && less.kind === 'endorsement')
    return (
      less.forms.every((form) => more.forms.includes(form)) && (less.entity === null || less.entity === more.entity)
    );
  if (more.kind === 'aggregate' && less.kind === 'aggregate')
    return more.basis === less.basis && less.forms.length === 0;
  if (more.kind === 'notice' && less.kind === 'notice') return more.days === less.days && less.nonPaymentDays === null;
  return false;
}
