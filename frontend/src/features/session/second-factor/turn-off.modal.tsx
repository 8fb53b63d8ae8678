import { disableSecondFactor } from '@covertrail/contracts/session/second-factor.calls';
import { useCommand } from '#shared/commands/use-command';
import { FactorDialog } from './factor-dialog.js';
import { PASSWORD_AGAIN_FORM, PasswordAgainForm } from './password-again.form.js';

/** The password, and no code is asked for any more [A17]. */
export default function TurnOffModal({ onClose }: { readonly onClose: () => void }) {
  const { submit, pending, problem } = useCommand(disableSecondFactor, 'second-factor/off', { onSettled: onClose });
  const onPassword = (password: string) =>
    submit({ body: { password }, toast: 'Your authenticator app is turned off.' });
  return (
    <FactorDialog
      title="Turn off the authenticator app?"
      act="Turn off"
      form={PASSWORD_AGAIN_FORM}
      negative
      pending={pending}
      problem={problem}
      onClose={onClose}
    >
      <p>
        Your password alone opens your account then, and your recovery codes are over. Please enter your password again.
      </p>
      <PasswordAgainForm problem={problem} onPassword={onPassword} />
    </FactorDialog>
  );
}
