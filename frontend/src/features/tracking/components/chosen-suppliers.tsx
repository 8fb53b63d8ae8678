import { BookCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { startRequestBatch } from '@covertrail/contracts/request-batch/request-batch.calls';
import { trackedList, changeTrackingTemplate } from '@covertrail/contracts/tracking/tracking.calls';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { requestOf } from '#shared/api/call-request';
import { ExportProgress } from '#shared/exports/export-progress.tsx';
import { useGatheredRows } from '#shared/exports/gathered-rows.hook';
import { useBulk } from '#shared/lists/bulk.hook';
import { BulkProgress } from '#shared/lists/bulk-progress.tsx';
import type { useChosenRows } from '#shared/lists/chosen-rows.hook';
import { ChosenStrip } from '#shared/lists/chosen-strip.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import { useToday } from '#shared/session/use-today';
import { applyTemplate, type AppliedTemplate } from '#shared/tracking/template-bulk';
import { rowName } from '../supplier-acts.hook.js';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import type { TrackedAddress } from '../tracked-address.hook.js';

const ApplyTemplate = lateDialog(() => import('./apply-template.modal.js'));

interface ChosenSuppliersProps {
  readonly chosen: ReturnType<typeof useChosenRows<TrackedSupplierRow>>;
  readonly total: number;
  readonly address: TrackedAddress;
}

/** What can be done with several tracked suppliers, and the result for each of what was done last. */
export function ChosenSuppliers({ chosen, total, address }: ChosenSuppliersProps) {
  const today = useToday();
  const { run, running } = useBulk({ nameOf: rowName });
  const [asking, setAsking] = useState(false);
  const { rows } = chosen;
  const navigate = useNavigate();
  /** A supplier of several projects is asked once. */
  const askAll = () => {
    const supplierIds = [...new Set(rows.map(({ supplierId }) => supplierId))];
    void navigate('/app/request-coverage?ask=1', { state: { supplierIds } });
  };
  const gathering = useGatheredRows<TrackedSupplierRow>(
    'suppliers/chosen',
    requestOf(trackedList, { query: address.unpagedQuery }),
    (all, end) => {
      chosen.choose(all, true);
      end();
    },
  );
  const apply = (applied: AppliedTemplate) => {
    const act = applyTemplate(applied, today);
    run(act, rows.filter(act.fits));
    setAsking(false);
    chosen.clear();
  };
  return (
    <>
      {running ? <BulkProgress running={running} /> : null}
      <ExportProgress state={gathering.state} onStop={gathering.stop} />
      <ChosenStrip count={rows.length} total={total} onAll={gathering.start} onClear={chosen.clear}>
        <IfMay send={startRequestBatch}>
          <Button type="button" size="small" onClick={askAll}>
            <Send size={15} aria-hidden /> Request coverage…
          </Button>
        </IfMay>
        <IfMay send={changeTrackingTemplate}>
          <Button
            type="button"
            size="small"
            disabled={running?.batch.status === 'running'}
            onClick={() => setAsking(true)}
          >
            <BookCheck size={15} aria-hidden /> Change template…
          </Button>
        </IfMay>
      </ChosenStrip>
      {asking ? <ApplyTemplate suppliers={rows} onApply={apply} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
