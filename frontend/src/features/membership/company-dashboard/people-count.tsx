import { colleagueList } from '@covertrail/contracts/membership/membership.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { viewQuery } from '#shared/api/call-request';
import { useMay } from '#shared/session/use-may';
import { useViewQuery } from '#shared/views/use-view-query';
import { CountCard } from './count-card.js';

const WORDS: readonly (readonly [Colleague['status'], string])[] = [
  ['active', 'active'],
  ['pending', 'pending approval'],
  ['invited', 'invited'],
  ['deactivated', 'inactive'],
];

/** How many people the company has, by their status. */
export function PeopleCount() {
  const { rows, loading, problem } = useViewQuery(viewQuery(colleagueList));
  const administers = useMay('administerCompany');
  const note = WORDS.map(([status, word]) => [rows.filter((row) => row.status === status).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
  return (
    <CountCard
      label="People"
      page={administers ? 'company-admin' : 'my-team'}
      count={loading || problem ? null : rows.length}
      problem={problem}
      note={note}
    />
  );
}
