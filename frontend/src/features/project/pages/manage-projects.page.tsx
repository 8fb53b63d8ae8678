import { FolderKanban, Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { projectList } from '@covertrail/contracts/project/project.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { viewQuery } from '#shared/api/call-request';
import { useSession } from '#shared/session/use-session';
import { RecordTable } from '#shared/table/record-table.tsx';
import { PAGE_SIZE, useTableAddress } from '#shared/table/use-table-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ProjectModal } from '../components/project.modal.js';
import { projectColumns } from '../components/project-columns.js';

/** Spec 3 section 6: who may not manage projects is not offered it; the server refuses them too. */
const PERMISSION = 'MANAGE_PROJECT_MENU';
const MAY_CREATE = 'Each project has its template and its suppliers.';
const MAY_LOOK = 'You can view projects. Ask your company admin for permission to create projects.';
const BY_NAME = { column: 'name', descending: false };

export default function ManageProjectsPage() {
  const { user } = useSession();
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<ProjectRow | null>(null);
  const mayManage = user.permissions.includes(PERMISSION);
  const columns = useMemo(() => projectColumns(mayManage ? setEditing : null), [mayManage]);
  const { get, change, page, onPage, paged } = useTableAddress(BY_NAME);
  const keyword = get('keyword') ?? '';
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(viewQuery(projectList, { query: { keyword, ...paged } }));
  const create = mayManage ? (
    <Button type="button" primary onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden /> New project
    </Button>
  ) : null;
  return (
    <div className="page">
      <PageHeader
        title="Manage Projects"
        sub={create ? MAY_CREATE : MAY_LOOK}
        actions={create}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel>
        <RecordTable
          name="projects"
          label="Projects"
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          paging={{ number: page, size: PAGE_SIZE, total, onPage }}
          loading={loading}
          refreshing={refreshing}
          filters={<SearchBox label="Search projects" value={keyword} onSearch={(text) => change({ keyword: text })} />}
          empty={<NoProjects searched={keyword !== ''} create={create} />}
        />
      </Panel>
      {creating ? <ProjectModal project={null} onClose={() => setCreating(false)} /> : null}
      {editing ? <ProjectModal key={editing.id} project={editing} onClose={() => setEditing(null)} /> : null}
    </div>
  );
}

interface NoProjectsProps {
  readonly searched: boolean;
  readonly create: ReactNode;
}

function NoProjects({ searched, create }: NoProjectsProps) {
  if (searched) return <EmptyState title="No projects match">Search by the start of a name.</EmptyState>;
  return (
    <EmptyState title="No projects yet" icon={FolderKanban} action={create}>
      A project groups the suppliers of one job and names the template that they are checked against.
    </EmptyState>
  );
}
