import { Bell, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { NotificationList } from '../components/notification-list.js';
import { NOTIFICATIONS_A_PAGE, useNotifications } from '../notifications.hook.js';
import '#shared/table/record-table.css';

const unreadText = (unread: number | null): string | undefined => {
  if (unread === null) return undefined;
  return unread > 0 ? `${unread.toLocaleString('en-US')} unread` : 'All read';
};

export default function NotificationsPage() {
  const [page, setPage] = useState(1);
  const { rows, total, unread, loading, marking, problem, markAll, open, refetch } = useNotifications(page);
  const actions = (
    <Button type="button" loading={marking} disabled={!unread || marking} onClick={markAll}>
      <CheckCheck size={16} aria-hidden /> Mark all as read
    </Button>
  );
  return (
    <div className="page narrow">
      <PageHeader title="All Notification" sub={unreadText(unread)} actions={actions} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel
        foot={
          total > 0 ? (
            <RecordPaging number={page} size={NOTIFICATIONS_A_PAGE} total={total} onPage={setPage} />
          ) : undefined
        }
      >
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
