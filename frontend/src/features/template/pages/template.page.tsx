import { Pencil, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { reviseTemplate } from '@covertrail/contracts/template/template.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { tryTemplateChange } from '@covertrail/contracts/what-if/what-if.calls';
import { dayFormat } from '#shared/format/day-format';
import { useRights } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AffectedPanel } from '../components/affected-panel.js';
import { FoundTemplate } from '../components/found-template.js';
import { RequiredLimits } from '../components/required-limits.js';
import { editorPath, versionsPath } from '../template-paths.js';

/** Its wording brings the rules of a comparison: the limits are drawn without them. */
const RequiredTerms = lazyPart(() => import('../components/required-terms.js'));
const ReadFromPanel = lazyPart(() => import('../exhibit/read-from-panel.js'));

/**
 * Reader: a requester. Question: what do we ask of suppliers by this template? Answer: the required lines with their amounts, then what
 * else is required of each, and who is checked against it. Main act: Edit.
 */
export default function TemplatePage() {
  return <FoundTemplate>{(template) => <ReadTemplate template={template} />}</FoundTemplate>;
}

function ReadTemplate({ template }: { readonly template: TemplateRow }) {
  const { id, name, requirements } = template;
  return (
    <div className="page template-page">
      <PageHeader
        title={name}
        names={{ templateId: name }}
        sub={<VersionText template={template} />}
        actions={<Acts id={id} />}
      />
      <div className="template-read">
        <div className="template-required">
          <RequiredLimits template={template} />
          <RequiredTerms awaited props={{ requirements }} />
          <ReadFromPanel awaited={false} props={{ template }} />
        </div>
        <AffectedPanel template={template} />
      </div>
    </div>
  );
}

/** The newest version is shown; one that is not in effect yet says since when it will be. */
function VersionText({ template: { version, effectiveFrom } }: { readonly template: TemplateRow }) {
  const day = dayFormat(effectiveFrom);
  return effectiveFrom > useToday()
    ? `Version ${version}, effective from ${day}. Until then suppliers are checked against an earlier version.`
    : `Version ${version}, effective from ${day}`;
}

/** Whoever may only try a change opens the editor, too. */
function Acts({ id }: { readonly id: string }) {
  const may = useRights();
  return (
    <>
      <Button as={Link} to={versionsPath(id)}>
        Versions
      </Button>
      {may(requestCoverage) ? (
        <Button as={Link} to={`/app/request-coverage?ask=1&template=${id}`}>
          <Send size={16} aria-hidden /> Request coverage
        </Button>
      ) : null}
      {may(reviseTemplate) || may(tryTemplateChange) ? (
        <Button as={Link} to={editorPath(id)} primary>
          <Pencil size={16} aria-hidden /> Edit
        </Button>
      ) : null}
    </>
  );
}
