import { BookCheck, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { templateList } from '@covertrail/contracts/template/template.calls';
import { viewQuery } from '#shared/api/call-request';
import { RecordTable } from '#shared/table/record-table.tsx';
import { PAGE_SIZE, useTableAddress } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { editorPath, TEMPLATE_COLUMNS } from '../components/template-columns.js';

const BY_NAME = { column: 'name', descending: false };
const NEW = (
  <Button as={Link} to="/app/templates/new" primary>
    <Plus size={16} aria-hidden /> New template
  </Button>
);

export default function TemplatesPage() {
  const navigate = useNavigate();
  const { get, change, sort, onSort, page, onPage, ordered, paged } = useTableAddress(BY_NAME);
  const keyword = get('keyword') ?? '';
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(viewQuery(templateList, { query: { keyword, ...ordered, ...paged } }));
  const empty =
    keyword === '' ? (
      <EmptyState title="No templates yet" icon={BookCheck} action={NEW}>
        A template says what a supplier must carry. Projects use it, and every answer is checked against it.
      </EmptyState>
    ) : (
      <EmptyState title="No templates match">Search by the start of a name.</EmptyState>
    );
  return (
    <div className="page">
      <PageHeader
        title="Policy Templates"
        sub="What you require of suppliers: coverage, limits, endorsements and carriers."
        actions={NEW}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel>
        <RecordTable
          name="templates"
          label="Templates"
          columns={TEMPLATE_COLUMNS}
          rows={rows}
          idOf={({ id }) => id}
          sort={sort}
          onSort={onSort}
          paging={{ number: page, size: PAGE_SIZE, total, onPage }}
          onOpen={({ id }) => void navigate(editorPath(id))}
          loading={loading}
          refreshing={refreshing}
          filters={<SearchBox label="Search templates" value={keyword} onSearch={(text) => change({ keyword: text })} />}
          empty={empty}
        />
      </Panel>
    </div>
  );
}
