import { inWordsOf } from '../api/api-problem.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { useList } from './list.hook.js';
import { ListTable, type ListGiven } from './list-table.js';
import type { ListRow } from './list.js';

/** A list inside a panel of a page that shows more than the list. */
export function RecordList<Row extends ListRow>(given: ListGiven<Row>) {
  const state = useList(given.list);
  return (
    <>
      <ErrorBanner problem={inWordsOf(given.list.failed, state.problem)} onRetry={state.refetch} />
      <ListTable {...given} state={state} />
    </>
  );
}
