import { useState } from 'react';
import { enableSecondFactor, offerAuthenticatorApp } from '@covertrail/contracts/session/second-factor.calls';
import { useCommand } from '#shared/commands/use-command';
import { FactorDialog } from './factor-dialog.js';
import { PASSWORD_AGAIN_FORM, PasswordAgainForm } from './password-again.form.js';
import { RecoveryCodesDialog } from './recovery-codes.js';
import { SET_UP_APP, SetUpApp } from './set-up-app.modal.js';

/** The password, then the app with a first code of it, then the recovery codes [A17]. */
export default function TurnOnModal({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const offer = useCommand(offerAuthenticatorApp, 'second-factor/offer');
  const turnOn = useCommand(enableSecondFactor, 'second-factor/on', {
    onSettled: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) return <RecoveryCodesDialog codes={codes} act="I have kept them" onDone={onClose} />;
  if (offer.reply)
    return (
      <SetUpApp
        offer={offer.reply}
        sent={turnOn}
        onCode={(code) => turnOn.submit({ body: { code } })}
        onClose={onClose}
      />
    );
  return (
    <FactorDialog
      title={SET_UP_APP}
      act="Continue"
      form={PASSWORD_AGAIN_FORM}
      pending={offer.pending}
      problem={offer.problem}
      onClose={onClose}
    >
      <p>Please enter your password again.</p>
      <PasswordAgainForm problem={offer.problem} onPassword={(password) => offer.submit({ body: { password } })} />
    </FactorDialog>
  );
}
