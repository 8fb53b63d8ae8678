import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import type { Column } from '#shared/table/column';
import { Chip } from '#shared/ui/status-tag.tsx';

/** Without `onEdit` a project can only be looked at. */
export const projectColumns = (onEdit: ((project: ProjectRow) => void) | null): readonly Column<ProjectRow>[] => [
  {
    id: 'name',
    title: 'Project',
    fixed: true,
    text: ({ name }) => name,
    cell: ({ name, isDefault }) => (
      <>
        <span className="cell-main">{name}</span> {isDefault ? <Chip label="Default" tone="info" /> : null}
      </>
    ),
  },
  {
    id: 'template',
    title: 'Template',
    text: ({ templateName }) => templateName,
    cell: ({ templateId, templateName }) => <Link to={`/app/templates/${templateId}`}>{templateName}</Link>,
  },
  {
    id: 'suppliers',
    title: 'Suppliers',
    cell: ({ id, name }) => (
      <Link className="text-link nowrap" to={`/app/suppliers?project=${id}`} aria-label={`Suppliers of ${name}`}>
        Show suppliers
      </Link>
    ),
  },
  ...(onEdit ? [{
    id: 'edit',
    title: 'Edit',
    cell: (project: ProjectRow) => (
      <Button type="button" size="small" aria-label={`Edit ${project.name}`} onClick={() => onEdit(project)}>
        <Pencil size={14} aria-hidden /> Edit
      </Button>
    ),
  }] : []),
];
