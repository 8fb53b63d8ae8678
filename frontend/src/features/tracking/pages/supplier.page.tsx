import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { supplierContacts } from '@covertrail/contracts/tracking/tracking.calls';
import type { SupplierContacts } from '@covertrail/contracts/tracking/tracking.replies';
import { viewQuery } from '#shared/api/call-request';
import { useFeatures } from '#shared/features-context';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { SupplierStanding } from '../supplier/supplier-standing.js';
import { SupplierContactsPanel } from '../supplier/supplier-contacts.panel.js';
import '../supplier/supplier.css';

/**
 * Reader: a requester. Question: can they work here? Answer: the verdict for each project with its reasons by cause, and who is asked to do
 * what, over the last 12 months. Main act: Send plan, or Request coverage where nobody was asked yet. Each feature adds its part.
 */
export default function SupplierPage() {
  const { trackingId = '' } = useParams();
  const {
    body: contacts,
    loading,
    problem,
    refetch,
  } = useViewQuery(viewQuery(supplierContacts, { params: { id: trackingId } }));
  const name = contacts?.supplierName;
  return (
    <div className="page">
      <SupplierHeader
        trackingId={trackingId}
        supplierName={name}
        title={name}
        sub={contacts?.trade ?? undefined}
        actions={contacts ? <SupplierActs trackingId={trackingId} supplierId={contacts.supplierId} /> : null}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <SupplierStanding trackingId={trackingId} />
      {loading ? (
        <Panel>
          <SkeletonRows rows={6} label="Loading the supplier" />
        </Panel>
      ) : null}
      {contacts ? <SupplierPanels trackingId={trackingId} contacts={contacts} /> : null}
    </div>
  );
}

function SupplierActs(part: { readonly trackingId: string; readonly supplierId: string }) {
  const acts = useFeatures().flatMap(({ name, supplierActs }) =>
    supplierActs ? [{ name, content: supplierActs }] : [],
  );
  return (
    <Suspense fallback={null}>
      {acts.map(({ name, content: Content }) => (
        <Content key={name} {...part} />
      ))}
    </Suspense>
  );
}

function SupplierPanels({
  trackingId,
  contacts,
}: {
  readonly trackingId: string;
  readonly contacts: SupplierContacts;
}) {
  const panels = useFeatures().flatMap(({ supplierPanels = [] }) => supplierPanels);
  return (
    <div className="supplier-panels">
      {[...panels.filter(({ wide }) => wide), ...panels.filter(({ wide }) => !wide)].map(
        ({ key, content: Content, wide }) => (
          <div key={key} className={wide ? 'wide' : ''}>
            <Suspense
              fallback={
                <Panel>
                  <SkeletonRows rows={3} label="Loading" />
                </Panel>
              }
            >
              <Content trackingId={trackingId} supplierId={contacts.supplierId} />
            </Suspense>
          </div>
        ),
      )}
      <SupplierContactsPanel contacts={contacts} />
    </div>
  );
}
