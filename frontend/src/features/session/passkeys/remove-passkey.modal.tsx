import { removePasskey } from '@covertrail/contracts/session/passkey.calls';
import type { Passkey } from '@covertrail/contracts/session/passkey.replies';
import { useCommand } from '#shared/commands/use-command';
import { FactorDialog } from '../second-factor/factor-dialog.js';
import { PASSWORD_AGAIN_FORM, PasswordAgainForm } from '../second-factor/password-again.form.js';

interface RemovePasskeyModalProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** The password, and the passkey opens nothing any more [A18]. */
export default function RemovePasskeyModal({ passkey: { id, name }, onClose }: RemovePasskeyModalProps) {
  const { submit, pending, problem } = useCommand(removePasskey, `passkeys/${id}/remove`, { onSettled: onClose });
  const onPassword = (password: string) =>
    submit({ body: { passkeyId: id, password }, toast: 'The passkey is removed.' });
  return (
    <FactorDialog
      title={`Remove the passkey “${name}”?`}
      act="Remove"
      form={PASSWORD_AGAIN_FORM}
      negative
      pending={pending}
      problem={problem}
      onClose={onClose}
    >
      <p>
        It opens your account no longer. Your device may go on offering it until you delete it there. Please enter your
        password again.
      </p>
      <PasswordAgainForm problem={problem} onPassword={onPassword} />
    </FactorDialog>
  );
}
