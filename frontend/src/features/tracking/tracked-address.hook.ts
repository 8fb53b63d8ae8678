import { useCallback } from 'react';
import type { Sort } from '#shared/table/column';
import { useTableAddress } from '#shared/table/use-table-address';
import { groupOfCodes, isGroup } from './tracked-groups.words.js';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const ALL_SHOWN = { group: null, status: null, project: null, template: null };

/** Filters, order and page of the tracked suppliers, read from the address of the page and written to it. */
export function useTrackedAddress(own: Sort) {
  const { get, change, sort, onSort, page, onPage, ordered, paged } = useTableAddress(own);
  const named = get('group');
  const group: TrackedGroup | null = isGroup(named) ? named : groupOfCodes(get('status'));
  const unknownGroup = group === null ? (named ?? get('status')) || null : null;
  const filters = { keyword: get('keyword') ?? '', projectId: get('project') ?? '', templateId: get('template') ?? '' };
  const showGroup = useCallback((next: TrackedGroup | null) => change({ group: next, status: null }), [change]);
  const unpagedQuery = { ...filters, ...(group ? { group } : {}), ...ordered };
  return {
    group,
    /** A group in the address that does not exist: all rows are shown, and the page says so. */
    unknownGroup,
    ...filters,
    sort,
    onSort,
    page,
    onPage,
    /** The query without its page: an export reads it page by page. */
    unpagedQuery,
    query: { ...unpagedQuery, ...paged },
    size: paged.size,
    narrowed: group !== null || unknownGroup !== null || Object.values(filters).some((value) => value !== ''),
    showGroup,
    showProject: (id: string) => change({ project: id }),
    showTemplate: (id: string) => change({ template: id }),
    search: (text: string) => change({ keyword: text }),
    /** The search stays. */
    showAll: () => change(ALL_SHOWN),
  };
}

export type TrackedAddress = ReturnType<typeof useTrackedAddress>;
