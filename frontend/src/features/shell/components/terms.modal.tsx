import { Agreement } from '#shared/agreements/agreement.tsx';
import { useSession } from '#shared/session/use-session';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';

/** The terms that hold for whoever reads them: agents have their own [B04]. */
export default function TermsModal({ onClose }: { readonly onClose: () => void }) {
  const { role } = useSession();
  const close = (
    <Button type="button" primary onClick={onClose}>
      Close
    </Button>
  );
  return (
    <AppModal open title="Terms and Conditions" actions={close} onClose={onClose}>
      <Agreement of={role === 'agent' ? 'agent' : 'user'} />
    </AppModal>
  );
}
