import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { trackingCorrections } from '@covertrail/contracts/correction/correction.calls';
import { trackingVerdict } from '@covertrail/contracts/history/history.calls';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useReader } from '#shared/session/by-reader';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ownCorrectionColumns, SUPPLIER_CORRECTION_COLUMNS } from '../components/correction-columns.js';
import { correctionAddress } from '../correction-places.view.js';

const correctionsOf = (trackingId: string, reader: ActingFor) =>
  defineList({
    name: 'supplier-corrections',
    label: 'Corrections',
    asks: viewQuery(trackingCorrections, { params: { id: trackingId } }),
    columns: reader === 'requester' ? SUPPLIER_CORRECTION_COLUMNS : ownCorrectionColumns(reader),
    order: { column: 'recordedAt', descending: true },
    opens: correctionAddress,
    exportsAll: true,
    empty: {
      title: 'No corrections',
      icon: CalendarClock,
      text: 'The status of each past day is the one that was shown on it.',
    },
  });

/** The corrections of one supplier for one project, for both sides. */
export default function SupplierCorrectionsPage() {
  const { trackingId = '' } = useParams();
  const reader = useReader();
  const { body } = useViewQuery(viewQuery(trackingVerdict, { params: { id: trackingId } }));
  const list = useMemo(() => correctionsOf(trackingId, reader), [trackingId, reader]);
  return (
    <div className="page">
      <SupplierHeader
        trackingId={trackingId}
        supplierName={body?.supplierName}
        {...(body ? { sub: `${body.supplierName} · ${body.projectName}` } : {})}
      />
      <Panel>
        <RecordList list={list} />
      </Panel>
    </div>
  );
}
