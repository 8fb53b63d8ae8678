import { isExcepted } from '@covertrail/domain/compliance/excepted';
import { trackingVerdict } from '@covertrail/contracts/history/history.calls';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { viewQuery } from '#shared/api/call-request';
import { useSupplierProjects } from '#shared/suppliers/supplier-projects.hook';
import { shownOutcome, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { useViewQuery, type ViewResult } from '#shared/views/use-view-query';

/**
 * Today's verdict, read again whenever the supplier's row changes. While something that changed is not assessed yet, the outcome
 * is shown as being checked.
 */
export function useFindings(trackingId: string): {
  readonly verdict: ViewResult<never, Verdict>;
  readonly outcome: ShownOutcome;
  /** The projects of the supplier, this one first. */
  readonly projects: readonly TrackedSupplierRow[];
} {
  const verdict = useViewQuery(viewQuery(trackingVerdict, { params: { id: trackingId } }));
  const projects = useSupplierProjects(trackingId, verdict.body);
  const checking = projects.find(({ id }) => id === trackingId)?.checking ?? false;
  const found = verdict.body?.outcome ?? null;
  const shown = shownOutcome(found === 'notKnownYet' ? null : found, checking);
  const byException = shown === 'pass' && (verdict.body?.findings.some(isExcepted) ?? false);
  return { verdict, outcome: byException ? 'excepted' : shown, projects };
}
