import { activityList } from '@covertrail/contracts/activity-log/activity-log.calls';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import { viewQuery } from '#shared/api/call-request';
import { useAddress } from '#shared/navigation/use-address';
import { usePageSize } from '#shared/table/use-table-address';
import { useViewQuery } from '#shared/views/use-view-query';

/** The server finds deeper pages by key: after these, the pages count from the last event of them on. */
const MOST_PAGES = 50;

/** The filters of the log, each empty when it is not set. `from` and `to` are days, both included. */
export interface LogFilters {
  readonly company: string;
  readonly policy: string;
  readonly user: string;
  readonly feature: string;
  readonly from: string;
  readonly to: string;
}

const NAMES = ['company', 'policy', 'user', 'feature', 'from', 'to'] as const satisfies readonly (keyof LogFilters)[];

const KNOWN: ReadonlySet<string> = new Set([...NAMES, 'page', 'after']);

const pageIn = (text: string | null): number => Math.min(Math.max(Number(text) || 1, 1), MOST_PAGES);

/** A page of the log by the filters of the address. */
export function useActivityLog() {
  const { get, names, change } = useAddress();
  const unknown = names.filter((name) => !KNOWN.has(name));
  const filters: LogFilters = recordOf(NAMES, (name) => get(name) ?? '');
  const page = pageIn(get('page'));
  const size = usePageSize();
  const after = get('after') ?? '';
  const result = useViewQuery(
    viewQuery(activityList, { query: { ...filters, page, size, ...(after === '' ? {} : { after }) } }),
  );
  return {
    ...result,
    filters,
    page,
    size,
    /** So many events are listed: the latest, or those after the last one of earlier pages. */
    most: size * MOST_PAGES,
    isOlder: after !== '',
    /** Leads on from the last of these pages; null on the others, and where nothing is older. */
    next: page === MOST_PAGES ? (result.body?.next ?? null) : null,
    /** From there on; null: from the latest event on. */
    startAfter: (key: string | null) => change({ after: key, page: null }),
    /** What the address asks for that the log does not follow, as an order of its rows. */
    ignored: unknown.map((name) => `${name}=${get(name)}`),
    removeIgnored: () =>
      change({ page: get('page'), after: get('after'), ...Object.fromEntries(unknown.map((name) => [name, null])) }),
    narrowed: NAMES.some((name) => filters[name] !== ''),
    narrow: (changes: Partial<LogFilters>) => change({ ...changes, after: null }),
    showAll: () => change({ ...Object.fromEntries(NAMES.map((name) => [name, null])), after: null }),
    onPage: (next: number) => change({ page: next === 1 ? null : next }),
  };
}
