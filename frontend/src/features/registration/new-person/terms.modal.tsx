import { Agreement } from '#shared/agreements/agreement.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';

interface TermsModalProps {
  readonly onAccept: () => void;
  /** Declines. */
  readonly onClose: () => void;
}

/** The agreement that a person of a company accepts at the sign-up, in the version of today [A07]. */
export default function TermsModal({ onAccept, onClose }: TermsModalProps) {
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="button" primary onClick={onAccept}>
        OK
      </Button>
    </>
  );
  return (
    <AppModal open title="License Agreement" actions={actions} onClose={onClose}>
      <Agreement of="user" />
    </AppModal>
  );
}
