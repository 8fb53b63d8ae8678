import type { ReactNode } from 'react';
import { inWordsOf } from '../api/api-problem.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { PageHeader } from '../ui/page-header.js';
import { Panel } from '../ui/panel.js';
import { useList } from './list.hook.js';
import { ListTable, type ListGiven } from './list-table.js';
import type { ListRow } from './list.js';

interface ListPageProps<Row> extends ListGiven<Row> {
  /** Where it says more than the title that is declared of the page. */
  readonly title?: string;
  /** One line under the title, or a function that makes it: `total` is null until the rows are loaded. */
  readonly sub: string | ((total: number | null) => string);
  /** Stands between the heading and the list. */
  readonly above?: ReactNode;
  /** The dialogs of the page. */
  readonly children?: ReactNode;
}

/** A page that shows one list. */
export function ListPage<Row extends ListRow>({ title, sub, above, children, ...given }: ListPageProps<Row>) {
  const state = useList(given.list);
  const { total, loading, problem, refetch } = state;
  return (
    <div className="page">
      <PageHeader
        title={title}
        sub={typeof sub === 'string' ? sub : sub(loading ? null : total)}
        actions={given.actions}
      />
      <ErrorBanner problem={inWordsOf(given.list.failed, problem)} onRetry={refetch} />
      {above}
      <Panel>
        <ListTable {...given} state={state} />
      </Panel>
      {children}
    </div>
  );
}
