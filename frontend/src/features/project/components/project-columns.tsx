import { FileBadge, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';

interface ProjectActs {
  readonly onEdit: (project: ProjectRow) => void;
  readonly onForms: (project: ProjectRow) => void;
}

/** Without `acts` a project can only be looked at. */
export const projectColumns = (acts: ProjectActs | null): readonly Column<ProjectRow>[] => [
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
    id: 'days',
    title: 'First and last day',
    cell: ({ days }) =>
      days === null ? (
        '–'
      ) : (
        <span className="nowrap">
          {dayFormat(days.firstDay)} to {dayFormat(days.lastDay)}
        </span>
      ),
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
  ...(acts
    ? [
        {
          id: 'edit',
          title: 'Edit',
          fills: true,
          cell: (project: ProjectRow) => (
            <div className="row-actions">
              <Button
                type="button"
                size="small"
                aria-label={`Edit ${project.name}`}
                onClick={() => acts.onEdit(project)}
              >
                <Pencil size={14} aria-hidden /> Edit
              </Button>
              <Button
                type="button"
                size="small"
                aria-label={`Certificate forms of ${project.name}`}
                onClick={() => acts.onForms(project)}
              >
                <FileBadge size={14} aria-hidden /> Forms
              </Button>
            </div>
          ),
        },
      ]
    : []),
];
