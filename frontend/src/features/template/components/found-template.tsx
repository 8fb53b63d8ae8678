import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { inWordsOf } from '#shared/api/api-problem';
import { TEMPLATES_FAILED, useTemplates } from '#shared/choices/use-choices';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import '../template.css';

interface FoundTemplateProps {
  /** The page of the template that the address names. */
  readonly children: (template: TemplateRow, refetch: () => void) => ReactNode;
}

/** The template that the address names; while it is read and where there is none, what stands instead of its page. */
export function FoundTemplate({ children }: FoundTemplateProps) {
  const { templateId = '' } = useParams();
  const { rows, loading, refreshing, problem, refetch } = useTemplates();
  // A template that was just made is not among the rows that were read before.
  const reading = loading || refreshing;
  const found = rows.find(({ id }) => id === templateId);
  if (found) return children(found, refetch);
  return (
    <div className="page template-page">
      <PageHeader />
      <ErrorBanner problem={inWordsOf(TEMPLATES_FAILED, problem)} onRetry={refetch} />
      {reading ? <SkeletonRows label="Loading the template" /> : null}
      {reading || problem ? null : (
        <EmptyState title="This template does not exist.">It may belong to another company.</EmptyState>
      )}
    </div>
  );
}
