import type { Agreement as Whose } from '@covertrail/domain/user/user.contract';
import { Agreement } from '#shared/agreements/agreement.tsx';
import type { Role } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';

const TERMS_OF: Readonly<Record<Role, Whose>> = {
  requester: 'user',
  insured: 'user',
  agent: 'agent',
  operator: 'user',
};

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
      <Agreement of={TERMS_OF[role]} />
    </AppModal>
  );
}
