import { useState } from 'react';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { ListState } from '#shared/lists/list.hook';

const PARAMETER = 'policy';

/**
 * The policy of the queue that is looked at; the address names it. Once it is decided it leaves the queue, and the one that takes its
 * place is looked at.
 */
export function useApprovalSelection({ rows, table }: ListState<PolicyRow>) {
  const named = table.get(PARAMETER);
  const found = rows.findIndex(({ id }) => id === named);
  const [last, setLast] = useState(0);
  if (found >= 0 && found !== last) setLast(found);
  const at = found >= 0 ? found : Math.min(last, rows.length - 1);
  const select = (policy: PolicyRow | null) =>
    table.change({ [PARAMETER]: policy?.id ?? null, page: table.page === 1 ? null : table.page });
  const move = (by: 1 | -1) => {
    const next = rows[at + by];
    if (next) select(next);
  };
  return {
    selected: rows[at],
    /** A person chose it, or has decided one already. */
    isChosen: named !== null,
    select,
    next: () => move(1),
    previous: () => move(-1),
  };
}
