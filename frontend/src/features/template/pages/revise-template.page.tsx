import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, Message } from 'semantic-ui-react';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { useTemplates } from '#shared/choices/use-choices';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { versionsPath } from '../components/template-columns.js';
import { TemplateEditor } from '../components/template-editor.js';
import '../template.css';

export default function ReviseTemplatePage() {
  const { templateId = '' } = useParams();
  const { rows, loading, problem, refetch } = useTemplates();
  const latest = rows.find(({ id }) => id === templateId);
  if (latest) return <Revising key={templateId} latest={latest} onRefetch={refetch} />;
  return (
    <div className="page template-page">
      <PageHeader
        title="Template"
        crumbs={[{ text: 'Policy Templates', to: '/app/templates' }, { text: 'Template' }]}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading the template" /> : null}
      {loading || problem ? null : (
        <EmptyState title="This template does not exist.">It may belong to another company.</EmptyState>
      )}
    </div>
  );
}

interface RevisingProps {
  /** The template as it stands now. */
  readonly latest: TemplateRow;
  readonly onRefetch: () => void;
}

/** The editor keeps showing what the person saw; changes by others are reported, and loaded only on request. */
function Revising({ latest, onRefetch }: RevisingProps) {
  const navigate = useNavigate();
  const [seen, setSeen] = useState(latest);
  const [wanted, setWanted] = useState<number | null>(null);
  const [saved, setSaved] = useState(false);
  if (wanted !== null && latest.revision >= wanted) {
    setSeen(latest);
    setWanted(null);
  }
  const reload = (revision: number) => {
    setWanted(revision);
    onRefetch();
  };
  const leave = () => {
    setSaved(true);
    void navigate('/app/templates');
  };
  return (
    <div className="page template-page">
      <PageHeader
        title={seen.name}
        crumbs={[{ text: 'Policy Templates', to: '/app/templates' }, { text: seen.name }]}
        sub={`Version ${seen.version}`}
        actions={
          <Button as={Link} to={versionsPath(seen.id)}>
            Versions
          </Button>
        }
      />
      {latest.revision > seen.revision && !saved ? (
        <Newer version={latest.version} onReload={() => reload(latest.revision)} />
      ) : null}
      <TemplateEditor key={seen.revision} template={seen} onSaved={leave} onReload={reload} />
    </div>
  );
}

function Newer({ version, onReload }: { readonly version: number; readonly onReload: () => void }) {
  return (
    <Message className="template-newer" role="status">
      <span>There is a version {version} of this template now. Reload to edit it. Your entries will be lost.</span>
      <Button type="button" size="small" onClick={onReload}>
        <RefreshCw size={14} aria-hidden /> Reload
      </Button>
    </Message>
  );
}
