import { useState } from 'react';
import type { LimitDetailsPage, ViewedLimits } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { PageLinks } from '#shared/table/record-paging.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { SourceNote } from '../components/source-note.js';
import { BlanketTable, LimitTable } from './limit-tables.js';
import { LocationAccordion } from './location-accordion.js';
import { LIMIT_TERMS, LIMITS_A_PAGE, useViewedLimits, type LimitsOf } from './viewed-limits.hook.js';

interface LimitsViewerProps extends LimitsOf {
  readonly title: string;
  readonly kind: ViewedLimits;
  readonly onClose: () => void;
}

/** Limits to read, page by page, nearly as wide as the window [C02]; Escape closes it. The text has the focus, so that keys scroll it. */
export default function LimitsViewer({ title, kind, onClose, ...of }: LimitsViewerProps) {
  const [page, setPage] = useState(1);
  const { body, loading, problem, refetch } = useViewedLimits(of, kind, page);
  return (
    <AppModal open title={title} size="fullscreen" onClose={onClose}>
      <section aria-label="Limits" tabIndex={0}>
        <ErrorBanner problem={problem} onRetry={refetch} />
        {loading ? <SkeletonRows rows={4} label={`Loading ${title}`} /> : null}
        {body ? <SourceNote of={LIMIT_TERMS[kind]} /> : null}
        {body ? <ViewedPage kind={kind} page={page} limits={body} trackingId={of.trackingId} /> : null}
        {body ? <PageLinks number={page} size={LIMITS_A_PAGE} total={body.totalCount} onPage={setPage} /> : null}
      </section>
    </AppModal>
  );
}

interface ViewedPageProps {
  readonly kind: ViewedLimits;
  readonly page: number;
  readonly limits: LimitDetailsPage;
  readonly trackingId: Uuid | undefined;
}

function ViewedPage({
  kind,
  page,
  trackingId,
  limits: { region, policyLimts, blanketLimits, locations, totalCount },
}: ViewedPageProps) {
  switch (kind) {
    case 'property':
      return <LimitTable rows={policyLimts} region={region} />;
    case 'blanket':
      return <BlanketTable rows={blanketLimits} region={region} />;
    case 'location':
      return (
        <LocationAccordion
          locations={locations}
          region={region}
          from={(page - 1) * LIMITS_A_PAGE + 1}
          total={totalCount}
          trackingId={trackingId}
        />
      );
  }
}
