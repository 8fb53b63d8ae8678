import { useParams } from 'react-router-dom';
import { templateVersions } from '@covertrail/contracts/template/template.calls';
import type { TemplateVersion } from '@covertrail/contracts/template/template.replies';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ChangeList } from '../components/change-list.js';
import '../template.css';

const STANDINGS: Readonly<Record<TemplateVersion['standing'], string>> = {
  inEffect: 'In effect',
  coming: 'Not yet in effect',
  past: 'No longer in effect',
};

/** The edit history of a template: what each version changed, from when, and by whom. */
export default function TemplateVersionsPage() {
  const { templateId = '' } = useParams();
  const { body, problem, loading, refetch } = useViewQuery(viewQuery(templateVersions, { params: { id: templateId } }));
  return (
    <div className="page template-page">
      <PageHeader
        title={body ? `Versions of ${body.name}` : undefined}
        sub="Suppliers are checked against the version that is in effect on the day."
        names={{ templateId: body?.name }}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading the versions" /> : null}
      {body?.versions.map((version) => (
        <VersionPanel key={version.version} version={version} />
      ))}
    </div>
  );
}

function VersionPanel({
  version: { version, effectiveFrom, standing, recordedAt, actor, company, changes },
}: {
  readonly version: TemplateVersion;
}) {
  return (
    <Panel title={`Version ${version}`} right={<Chip label={STANDINGS[standing]} />}>
      <div className="panel-body">
        <p className="sub">
          Effective from {dayFormat(effectiveFrom)}. Recorded {instantFormat(recordedAt)} by {actor}, {company}.
        </p>
        <ChangeList changes={changes} />
      </div>
    </Panel>
  );
}
