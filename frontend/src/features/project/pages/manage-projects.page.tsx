import { FolderKanban, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMemo, useState } from 'react';
import { projectList, createProject } from '@covertrail/contracts/project/project.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { projectColumns } from '../components/project-columns.js';

const ProjectModal = lateDialog(() => import('../components/project.modal.js'));

const DefaultForms = lateDialog(() => import('../components/default-forms.modal.js'));

/** [F05] People without the permission do not see the buttons; the server refuses them too. */
const MAY_CREATE = 'Each project has its template and its suppliers.';
const MAY_LOOK = 'You can view projects. Ask your company admin for permission to create projects.';

const projects = (acts: Parameters<typeof projectColumns>[0]) =>
  defineList({
    name: 'projects',
    label: 'Projects',
    asks: viewQuery(projectList),
    columns: projectColumns(acts),
    search: 'Search projects',
    empty: {
      title: 'No projects yet',
      icon: FolderKanban,
      offersActions: true,
      text: 'A project groups the suppliers of one job and names the template that they are checked against.',
    },
    noMatch: { title: 'No projects match', text: 'Search by the start of a name.' },
  });

/** The projects of the company. `?new=1` opens the dialog that adds one. */
export default function ManageProjectsPage() {
  const { get, change } = useAddress();
  const page = get('page');
  const navigate = useNavigate();
  const [editing, setEditing] = useState<ProjectRow | null>(null);
  const mayManage = useMay(createProject);
  const [choosing, setChoosing] = useState<ProjectRow | null>(null);
  const list = useMemo(() => {
    const onAsk = ({ id }: ProjectRow) => void navigate(`/app/request-coverage?ask=1&project=${id}`);
    return projects(mayManage ? { onAsk, onEdit: setEditing, onForms: setChoosing } : null);
  }, [mayManage, navigate]);
  const create = mayManage ? (
    <Button type="button" primary onClick={() => change({ new: 1, page })}>
      <Plus size={16} aria-hidden /> New project
    </Button>
  ) : null;
  return (
    <ListPage list={list} sub={create ? MAY_CREATE : MAY_LOOK} actions={create}>
      {mayManage && get('new') !== null ? (
        <ProjectModal project={null} onClose={() => change({ new: null, page })} />
      ) : null}
      {editing ? <ProjectModal key={editing.id} project={editing} onClose={() => setEditing(null)} /> : null}
      {choosing ? <DefaultForms key={choosing.id} project={choosing} onClose={() => setChoosing(null)} /> : null}
    </ListPage>
  );
}
