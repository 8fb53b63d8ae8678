import { Link } from 'react-router-dom';
import type { ProjectRow } from '@covertrail/domain/project/project.views';
import type { Column } from '../../../shared/table/column.js';
import { Chip } from '../../../shared/ui/status-tag.js';

export const PROJECT_COLUMNS: readonly Column<ProjectRow>[] = [
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
];
