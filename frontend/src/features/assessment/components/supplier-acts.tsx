import { BookCheck, Gavel, Send, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sendFixPlan } from '@covertrail/contracts/fix-plan/fix-plan.calls';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { changeTrackingTemplate, inactivateSupplier } from '@covertrail/contracts/tracking/tracking.calls';
import { useRights } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { settingsPathOf } from '#shared/tracking/settings-path';
import { useSupplierSettings } from '#shared/tracking/supplier-settings.hook';
import { Button } from '#shared/ui/button.tsx';
import { MoreMenu } from '#shared/ui/more-menu.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { useFindings } from '../findings.hook.js';
import { mainActOf } from '../main-act.view.js';
import { useTrackingPlan } from '../tracking-plan.hook.js';
import { whyPathOf } from './other-projects.js';
import { SendPlan } from './send-plan.js';

const ChangeTemplate = lateDialog(() => import('./change-template.modal.js'));

/** What a requester can do about a supplier; the next step is the main one. */
export default function SupplierActs({ trackingId }: { readonly trackingId: string }) {
  const {
    verdict: { body: verdict },
    projects,
  } = useFindings(trackingId);
  const plan = useTrackingPlan(trackingId);
  const today = useToday();
  const may = useRights();
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const settings = useSupplierSettings(trackingId);
  if (!verdict || !settings || plan.steps === null) return null;
  const row = projects.find(({ id }) => id === trackingId);
  const act = mainActOf({ verdict, plan, row, standing: settings.standing, today });
  return (
    <>
      <MoreMenu
        acts={[
          ...(may(changeTrackingTemplate)
            ? [{ text: 'Change template', icon: BookCheck, onClick: () => setChanging(true) }]
            : []),
          ...(may(inactivateSupplier)
            ? [{ text: 'Settings', icon: SlidersHorizontal, onClick: () => void navigate(settingsPathOf(trackingId)) }]
            : []),
        ]}
      />
      {may(requestCoverage) ? (
        <Button as={Link} to={requestPath(verdict, row?.projectId)} primary={act === 'requestCoverage'}>
          <Send size={16} aria-hidden /> Request coverage
        </Button>
      ) : null}
      {act === 'sendPlan' && may(sendFixPlan) ? <SendPlan trackingId={trackingId} plan={plan} /> : null}
      {act === 'decide' && verdict.mayDecide ? (
        <Button as={Link} to={whyPathOf(trackingId)} primary>
          <Gavel size={16} aria-hidden /> Decide reviews
        </Button>
      ) : null}
      {changing ? (
        <ChangeTemplate
          trackingId={trackingId}
          supplierName={verdict.supplierName}
          templateName={verdict.templateName}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </>
  );
}

/** The form of a request, filled in with supplier and project. */
function requestPath(
  { supplierId, supplierName }: Pick<Verdict, 'supplierId' | 'supplierName'>,
  projectId: string | undefined,
): string {
  const filled = { ask: '1', company: supplierId, name: supplierName, ...(projectId ? { project: projectId } : {}) };
  return `/app/request-coverage?${new URLSearchParams(filled).toString()}`;
}
