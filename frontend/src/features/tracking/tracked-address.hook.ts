import { useCallback } from 'react';
import type { GapKind } from '@covertrail/domain/compliance/gap-kinds';
import type { Sort } from '#shared/table/column';
import { useTableAddress, type PageSizes } from '#shared/table/use-table-address';
import { groupOfCodes, isGroup } from './tracked-groups.words.js';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const ALL_SHOWN = { group: null, status: null, gap: null, project: null, template: null };

/** The server knows which kinds there are, and refuses any other. */
const isGapKind = (text: string | null): text is GapKind => text !== null && /^[A-Za-z]{1,60}$/.test(text);

/** Filters, order and page of the tracked suppliers, read from the address of the page and written to it. */
export function useTrackedAddress(own: Sort, sizes?: PageSizes) {
  const { get, change, sort, onSort, page, onPage, ordered, paged } = useTableAddress(own, sizes);
  const inGroup = get('group');
  const group: TrackedGroup | null = isGroup(inGroup) ? inGroup : groupOfCodes(get('status'));
  const unknownGroup = group === null ? (inGroup ?? get('status')) || null : null;
  const lacking = get('gap');
  const gap = isGapKind(lacking) ? lacking : null;
  const filters = { keyword: get('keyword') ?? '', projectId: get('project') ?? '', templateId: get('template') ?? '' };
  const showGroup = useCallback((next: TrackedGroup | null) => change({ group: next, status: null }), [change]);
  const unpagedQuery = { ...filters, ...(group ? { group } : {}), ...(gap ? { gap } : {}), ...ordered };
  return {
    group,
    /** A group in the address that does not exist: all rows are shown, and the page says so. */
    unknownGroup,
    gap,
    ...filters,
    sort,
    onSort,
    page,
    onPage,
    /** The query without its page: an export reads it page by page. */
    unpagedQuery,
    query: { ...unpagedQuery, ...paged },
    size: paged.size,
    narrowed:
      group !== null || gap !== null || unknownGroup !== null || Object.values(filters).some((value) => value !== ''),
    showGroup,
    showGap: (kind: string) => change({ gap: kind }),
    showProject: (id: string) => change({ project: id }),
    showTemplate: (id: string) => change({ template: id }),
    search: (text: string) => change({ keyword: text }),
    /** The search stays. */
    showAll: () => change(ALL_SHOWN),
  };
}

export type TrackedAddress = ReturnType<typeof useTrackedAddress>;
