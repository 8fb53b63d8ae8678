import { ANNOUNCED_STATUSES } from '@covertrail/domain/status/announced-status';
import { addDays, isCalendarDate } from '@covertrail/domain/kernel/dates';
import { oneOf } from '#shared/navigation/one-of';
import { useTableAddress } from '#shared/table/use-table-address';
import { useToday } from '#shared/session/use-today';

const BY_NAME = { column: 'supplierName', descending: false };
const SIZES = { wide: 25, phone: 10 };

/** Day, filters, order and page of the past dashboard, read from the address of the page and written to it. Without a day it is yesterday. */
export function usePastDay() {
  const { get, change, sort, onSort, page, onPage, ordered, paged } = useTableAddress(BY_NAME, SIZES);
  const yesterday = addDays(useToday(), -1);
  const inAddress = get('on') ?? '';
  const on = isCalendarDate(inAddress) && inAddress <= yesterday ? inAddress : yesterday;
  const status = oneOf(ANNOUNCED_STATUSES, get('status'));
  const keyword = get('keyword') ?? '';
  const unpagedQuery = { on, keyword, ...(status ? { status } : {}), ...ordered };
  return {
    on,
    yesterday,
    status,
    keyword,
    sort,
    onSort,
    page,
    onPage,
    size: paged.size,
    /** The query without its page: an export reads it page by page. */
    unpagedQuery,
    query: { ...unpagedQuery, ...paged },
    narrowed: status !== null || keyword !== '',
    showDay: (day: string) => change({ on: day }),
    showStatus: (next: string | null) => change({ status: next }),
    search: (text: string) => change({ keyword: text }),
    /** The search stays. */
    showAll: () => change({ status: null }),
  };
}

export type PastDay = ReturnType<typeof usePastDay>;
