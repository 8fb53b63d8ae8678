import { Bell, CheckCheck } from 'lucide-react';
import { NOTIFICATION_KINDS } from '@covertrail/contracts/notification/notification-kinds';
import { chosenFilter } from '#shared/lists/chosen-filter.tsx';
import { FilterLine } from '#shared/lists/filter-line.tsx';
import type { ListFilter } from '#shared/lists/list';
import { oneOf } from '#shared/navigation/one-of';
import { useAddress } from '#shared/navigation/use-address';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { NotificationList } from '../components/notification-list.js';
import { KIND_CHOICES } from '../notification-filters.words.js';
import { useNotifications } from '../notifications.hook.js';
import '#shared/table/record-table.css';

const unreadText = (unread: number | null): string | undefined => {
  if (unread === null) return undefined;
  return unread > 0 ? `${unread.toLocaleString('en-US')} unread` : 'All read';
};

/** Notifications of a page: a page shows them by thing and day. */
const A_PAGE = 50;
const SHOW: ListFilter = {
  name: 'unread',
  label: 'Show',
  all: 'All',
  choices: [{ value: 'yes', text: 'Unread' }],
  asButtons: true,
};
const KIND: ListFilter = { name: 'kind', label: 'Kind', all: 'All kinds', choices: KIND_CHOICES };

/** For everybody: what happened that concerns me? What happened to one thing on one day is one entry, which opens the thing. */
export default function NotificationsPage() {
  const { get, change } = useAddress();
  const page = Math.max(1, Number(get('page')) || 1);
  const kind = oneOf(NOTIFICATION_KINDS, get('kind'));
  const onlyUnread = oneOf(['yes'] as const, get('unread'));
  const { rows, total, unread, loading, marking, problem, markAll, open, refetch } = useNotifications({
    page,
    size: A_PAGE,
    ...(kind ? { kind } : {}),
    ...(onlyUnread ? { unread: onlyUnread } : {}),
  });
  const actions = (
    <Button type="button" loading={marking} disabled={!unread || marking} onClick={markAll}>
      <CheckCheck size={16} aria-hidden /> Mark all as read
    </Button>
  );
  return (
    <div className="page narrow">
      <PageHeader sub={unreadText(unread)} actions={actions} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel
        foot={
          total > 0 ? (
            <RecordPaging number={page} size={A_PAGE} total={total} onPage={(number) => change({ page: number })} />
          ) : undefined
        }
      >
        <div className="notices-filters">
          <FilterLine
            filters={[
              chosenFilter(SHOW, onlyUnread ?? '', (unread) => change({ unread })),
              chosenFilter(KIND, kind ?? '', (next) => change({ kind: next })),
            ]}
            onClearAll={() => change({ unread: null, kind: null })}
          />
        </div>
        {loading ? <SkeletonRows label="Loading notifications" /> : null}
        {!loading && rows.length === 0 ? (
          <EmptyState title="No new notifications" icon={Bell}>
            Changes to your policies, requests and clients are listed here.
          </EmptyState>
        ) : null}
        <NotificationList items={rows} onOpen={open} />
      </Panel>
    </div>
  );
}
