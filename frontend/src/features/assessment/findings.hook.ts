import { isExcepted } from '@covertrail/domain/compliance/excepted';
import { trackingVerdict } from '@covertrail/contracts/history/history.calls';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { viewQuery } from '#shared/api/call-request';
import { useMay } from '#shared/session/use-may';
import { shownOutcome, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { useViewQuery, type ViewResult } from '#shared/views/use-view-query';
import { useTrackedRows } from '#shared/tracking/tracked-rows.hook';

const MOST_NAMESAKES = 50;

/**
 * Today's verdict, read again whenever the supplier's row changes. While something that changed is not assessed yet, the outcome
 * is shown as being checked.
 */
export function useFindings(trackingId: string): {
  readonly verdict: ViewResult<never, Verdict>;
  readonly outcome: ShownOutcome;
} {
  const mayTrack = useMay('readSuppliers');
  const verdict = useViewQuery(viewQuery(trackingVerdict, { params: { id: trackingId } }));
  const keyword = verdict.body?.supplierName;
  const { rows } = useTrackedRows(keyword && mayTrack ? { keyword, size: MOST_NAMESAKES } : null);
  const checking = rows.find(({ id }) => id === trackingId)?.checking ?? false;
  const found = verdict.body?.outcome ?? null;
  const shown = shownOutcome(found === 'notKnownYet' ? null : found, checking);
  const byException = shown === 'pass' && (verdict.body?.findings.some(isExcepted) ?? false);
  return { verdict, outcome: byException ? 'excepted' : shown };
}
