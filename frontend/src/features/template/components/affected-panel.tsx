import { Link } from 'react-router-dom';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { useProjects } from '#shared/choices/use-choices';
import { plural } from '#shared/format/plural';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { projectPath, suppliersPath } from '../template-paths.js';

/** Who is affected by a change of the template: its suppliers, and the projects that use it. */
export function AffectedPanel({ template: { id, trackings } }: { readonly template: TemplateRow }) {
  return (
    <Panel title="Who is affected" className="template-affected">
      <div className="panel-body">
        <p>
          {trackings === 0 ? (
            'No suppliers are checked against it yet.'
          ) : (
            <>
              <Link to={suppliersPath(id)}>{plural(trackings, 'supplier')}</Link> {trackings === 1 ? 'is' : 'are'}{' '}
              checked against it today.
            </>
          )}
        </p>
        <h3>Projects that use it</h3>
        <UsingProjects templateId={id} />
      </div>
    </Panel>
  );
}

function UsingProjects({ templateId }: { readonly templateId: string }) {
  const { rows, loading, problem, refetch } = useProjects();
  const using = rows.filter((project) => project.templateId === templateId);
  if (loading) return <SkeletonRows label="Loading the projects" />;
  if (problem) return <ErrorBanner problem={problem} onRetry={refetch} />;
  if (using.length === 0) return <p className="sub">No project uses it yet.</p>;
  return (
    <ul>
      {using.map(({ id, name }) => (
        <li key={id}>
          <Link to={projectPath(id)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
