import { useNavigate } from 'react-router-dom';
import { cancelTracking } from '@covertrail/contracts/tracking/tracking.calls';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { useCommand } from '#shared/commands/use-command';
import { AppModal } from '#shared/ui/app-modal.tsx';
import '#shared/ui/fact-list.css';
import { CancelTracking } from './cancel-tracking.form.js';
import { StandingSwitch } from './standing-switch.js';
import './supplier.css';

interface SupplierSettingsProps {
  readonly settings: SupplierSettings;
  readonly onClose: () => void;
}

/** How a requester keeps a supplier for a project: active, inactive, or no longer. Each part says what it does to whom. */
export default function SupplierSettingsDrawer({ settings, onClose }: SupplierSettingsProps) {
  const { trackingId, supplierName, projectName, templateName, standing } = settings;
  const navigate = useNavigate();
  const canceling = useCommand(cancelTracking, `tracking/${trackingId}/cancel`, {
    onSettled: () => void navigate('/app/suppliers'),
  });
  return (
    <AppModal open title={`Settings of ${supplierName}`} drawer={35} onClose={onClose}>
      <dl className="fact-list">
        <dt>Project</dt>
        <dd>{projectName}</dd>
        <dt>Template</dt>
        <dd>{templateName}</dd>
        <dt>Status</dt>
        <dd>{displayOf('trackedSuppliers', standing).full}</dd>
      </dl>
      {standing === 'canceled' ? (
        <p>You do not track this supplier any more. Request coverage to begin again.</p>
      ) : (
        <>
          <StandingSwitch settings={settings} />
          <CancelTracking settings={settings} command={canceling} />
        </>
      )}
    </AppModal>
  );
}
