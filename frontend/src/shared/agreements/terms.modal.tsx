import type { Agreement as Whose } from '@covertrail/domain/user/user.contract';
import { Agreement } from '#shared/agreements/agreement.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';

interface TermsModalProps {
  readonly of: Whose;
  readonly onAccept: () => void;
  /** Declines. */
  readonly onClose: () => void;
}

/** The agreement that a person accepts at the sign-up, in the version of today: of people of a company, or of agents [A07] [A08]. */
export default function TermsModal({ of, onAccept, onClose }: TermsModalProps) {
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
      <Agreement of={of} />
    </AppModal>
  );
}
