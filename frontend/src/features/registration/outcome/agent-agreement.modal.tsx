import { Agreement } from '#shared/agreements/agreement.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';

/** The license agreement of agents, to read. */
export default function AgentAgreementModal({ onClose }: { readonly onClose: () => void }) {
  const actions = (
    <Button type="button" primary onClick={onClose}>
      Close
    </Button>
  );
  return (
    <AppModal open title="License Agreement" actions={actions} onClose={onClose}>
      <Agreement of="agent" />
    </AppModal>
  );
}
