import { useParams } from 'react-router-dom';
import { supplierContacts } from '@covertrail/contracts/tracking/tracking.calls';
import { viewQuery } from '#shared/api/call-request';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ActivityTabs } from '../components/activity-tabs.js';

/** Reader: a requester. Question: what did colleagues note about this supplier, and what did they review? Main act: Add Note. */
export default function SupplierNotesPage() {
  const { trackingId = '' } = useParams();
  const { body: supplier } = useViewQuery(viewQuery(supplierContacts, { params: { id: trackingId } }));
  return (
    <div className="page">
      <SupplierHeader trackingId={trackingId} supplierName={supplier?.supplierName} sub={supplier?.supplierName} />
      <ActivityTabs trackingId={trackingId} />
    </div>
  );
}
