import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { Button } from '#shared/ui/button.tsx';
import { earlyPart } from '#shared/ui/lazy-part.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { FoundTemplate } from '../components/found-template.js';
import { templatePath } from '../template-paths.js';

const TemplateEditor = earlyPart(() => import('../components/template-editor.js'));

/**
 * Reader: who keeps the requirements of a company, or tries a change of them. Question: what would change, from when, and for whom?
 * Answer: the requirements in use with the bar at the foot. Main act: Save template.
 */
export default function EditTemplatePage() {
  return (
    <FoundTemplate>
      {(latest, refetch) => <Revising key={latest.id} latest={latest} onRefetch={refetch} />}
    </FoundTemplate>
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
    void navigate(templatePath(latest.id));
  };
  return (
    <div className="page template-page">
      <PageHeader title={`Edit ${seen.name}`} names={{ templateId: seen.name }} sub={`Version ${seen.version}`} />
      {latest.revision > seen.revision && !saved ? (
        <Newer version={latest.version} onReload={() => reload(latest.revision)} />
      ) : null}
      <TemplateEditor key={seen.revision} template={seen} onSaved={leave} onReload={reload} />
    </div>
  );
}

function Newer({ version, onReload }: { readonly version: number; readonly onReload: () => void }) {
  return (
    <div className="ui message template-newer" role="status">
      <span>There is a version {version} of this template now. Reload to edit it. Your entries will be lost.</span>
      <Button type="button" size="small" onClick={onReload}>
        <RefreshCw size={14} aria-hidden /> Reload
      </Button>
    </div>
  );
}
