import { useCallback } from 'react';
import { GAP_KINDS } from '@covertrail/domain/compliance/gap-kinds';
import { oneOf } from '#shared/navigation/one-of';
import type { Sort } from '#shared/table/column';
import { useTableAddress, type PageSizes } from '#shared/table/use-table-address';
import { codesOf, groupsOfCodes, isGroup } from './tracked-groups.words.js';
import type { TrackedGroup, TrackedListDto } from '@covertrail/contracts/tracking/tracking.inputs';

const NOTHING = {};

const ALL_SHOWN = { group: null, status: null, gap: null, project: null, template: null };

const UNKNOWABLE = ['group', 'status', 'gap', 'project', 'template'] as const;

/** Projects and templates of which the server is asked; it refuses what is no id. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (text: string | null): string => (text !== null && ID.test(text) ? text : '');

/** The groups of an address: one by its name, or those of several codes. */
function groupsIn(inGroup: string | null, codes: string | null): readonly TrackedGroup[] {
  return isGroup(inGroup) ? [inGroup] : groupsOfCodes(codes);
}

/** Filters, order and page of the tracked suppliers, read from the address of the page and written to it. `also` is asked for each time. */
export function useTrackedAddress(own: Sort, sizes?: PageSizes, also: Pick<TrackedListDto, 'inactive'> = NOTHING) {
  const { get, change, sort, onSort, page, onPage, ordered, paged } = useTableAddress(own, sizes);
  const groups = groupsIn(get('group'), get('status'));
  const group = groups.length === 1 ? (groups[0] ?? null) : null;
  const gap = oneOf(GAP_KINDS, get('gap'));
  const filters = {
    keyword: get('keyword') ?? '',
    projectId: idIn(get('project')),
    templateId: idIn(get('template')),
  };
  const unknown = UNKNOWABLE.filter((name) => {
    const isRead = {
      group: isGroup(get('group')),
      status: groups.length > 0,
      gap,
      project: filters.projectId,
      template: filters.templateId,
    }[name];
    return get(name) && !isRead;
  });
  const showGroup = useCallback((next: TrackedGroup | null) => change({ group: next, status: null }), [change]);
  const byGroup = group ? { group } : groups.length > 1 ? { status: codesOf(groups) } : {};
  const unpagedQuery = { ...also, ...filters, ...byGroup, ...(gap ? { gap } : {}), ...ordered };
  return {
    /** Null where there are several, or none. */
    group,
    groups,
    /** What the address asks for and does not exist: it hides no rows, and the page says so. */
    unknownValues: unknown.map((name) => get(name) ?? ''),
    clearUnknown: () => change(Object.fromEntries(unknown.map((name) => [name, null]))),
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
    narrowed: groups.length > 0 || gap !== null || Object.values(filters).some((value) => value !== ''),
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
