import { unlinkIdentity } from '@covertrail/contracts/session/own-identities.calls';
import { useCommand } from '#shared/commands/use-command';
import { FactorDialog } from '../second-factor/factor-dialog.js';
import { PASSWORD_AGAIN_FORM, PasswordAgainForm } from '../second-factor/password-again.form.js';

interface UnlinkIdentityModalProps {
  readonly issuer: string;
  readonly host: string;
  readonly onClose: () => void;
}

/** The password, and single sign-on there opens the account no longer [A05]. */
export default function UnlinkIdentityModal({ issuer, host, onClose }: UnlinkIdentityModalProps) {
  const { submit, pending, problem } = useCommand(unlinkIdentity, 'identities/unlink', { onSettled: onClose });
  const onPassword = (password: string) =>
    submit({ body: { provider: issuer, password }, toast: 'Single sign-on is unlinked.' });
  return (
    <FactorDialog
      title={`Unlink ${host}?`}
      act="Unlink"
      form={PASSWORD_AGAIN_FORM}
      negative
      pending={pending}
      problem={problem}
      onClose={onClose}
    >
      <p>
        It opens your account no longer. If you sign on there again with the email of your account, it is linked anew.
        Please enter your password again.
      </p>
      <PasswordAgainForm problem={problem} onPassword={onPassword} />
    </FactorDialog>
  );
}
