import { useDispatch } from 'react-redux';
import { acceptTerms } from '@covertrail/contracts/user/user.calls';
import { AGREEMENTS, type Agreement as AgreementName } from '@covertrail/domain/user/user.contract';
import { Agreement } from '#shared/agreements/agreement.tsx';
import { useCommand } from '#shared/commands/use-command';
import { logoutAsked, termsAccepted } from '#shared/session/session.slice';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

interface RevisedTermsModalProps {
  readonly agreement: AgreementName;
  readonly onClose: () => void;
}

/** The new version of an agreement: whoever does not accept it logs out, and is asked again at the next log-in. */
export default function RevisedTermsModal({ agreement }: RevisedTermsModalProps) {
  const dispatch = useDispatch();
  const { submit, pending, problem } = useCommand(acceptTerms, `terms/${agreement}`, {
    onSettled: () => dispatch(termsAccepted(agreement)),
  });
  const actions = (
    <>
      <Button type="button" disabled={pending} onClick={() => dispatch(logoutAsked())}>
        Log out
      </Button>
      <Button
        type="button"
        primary
        loading={pending}
        disabled={pending}
        onClick={() => submit({ body: { agreement, version: AGREEMENTS[agreement] } })}
      >
        I accept
      </Button>
    </>
  );
  return (
    <AppModal open title="Our License Agreement has changed" actions={actions}>
      <ErrorBanner problem={problem} />
      <p>You accepted an earlier version. Please read the new one and accept it to go on.</p>
      <Agreement of={agreement} />
    </AppModal>
  );
}
