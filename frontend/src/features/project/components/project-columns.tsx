import { FileBadge, Pencil, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { chooseDefaultForms, reviseProject } from '@covertrail/contracts/project/project.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';

interface ProjectActs {
  readonly onAsk: (project: ProjectRow) => void;
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
        actsColumn<ProjectRow>({
          nameOf: ({ name }) => name,
          acts: [
            { text: 'Request coverage…', icon: Send, sends: requestCoverage, onAct: acts.onAsk },
            { text: 'Edit…', icon: Pencil, sends: reviseProject, onAct: acts.onEdit },
            { text: 'Certificate forms…', icon: FileBadge, sends: chooseDefaultForms, onAct: acts.onForms },
          ],
        }),
      ]
    : []),
];
