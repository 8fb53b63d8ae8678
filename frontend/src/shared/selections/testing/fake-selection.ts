import type { SelectableRecord, SelectedRecords } from '@covertrail/contracts/selection/selection.replies';
import type { Call } from '#testing/fake-server';

/** A policy with 5,000 locations, all of which are selected, in the words of the server. */
export function fakeLocations(policyId: string, selected: Partial<SelectedRecords> = {}) {
  const records = Array.from({ length: 5_000 }, (_, at): SelectableRecord => ({
    id: `l-${at + 1}`,
    name: `${at + 1}`,
    detail: '18 Dock Street, Denver',
    selected: true,
  }));
  const now: SelectedRecords = {
    projectId: 'p',
    selectAll: true,
    selectedList: [],
    removedList: [],
    includeNew: true,
    selectedCount: 5_000,
    totalCount: 5_000,
    ...selected,
  };
  return {
    [`GET policy/locations/selected/${policyId}`]: () => now,
    [`GET policy/locations/selectable/${policyId}`]: ({ query }: Call) => {
      const found = records.filter(({ name }) => name.startsWith(query.get('keyword') ?? ''));
      const from = (Number(query.get('page')) - 1) * Number(query.get('size'));
      return { rows: found.slice(from, from + Number(query.get('size'))), total: found.length };
    },
    [`POST policy/locations/selection/${policyId}`]: () => ({ selectionId: 's-1' }),
  };
}
