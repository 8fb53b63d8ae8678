import { useState } from 'react';
import { renewRecoveryCodes } from '@covertrail/contracts/session/second-factor.calls';
import { useCommand } from '#shared/commands/use-command';
import { FactorDialog } from './factor-dialog.js';
import { PASSWORD_AGAIN_FORM, PasswordAgainForm } from './password-again.form.js';
import { RecoveryCodesDialog } from './recovery-codes.js';

/** The password, then the new recovery codes [A17]. */
export default function RenewCodesModal({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { submit, pending, problem } = useCommand(renewRecoveryCodes, 'second-factor/codes', {
    onSettled: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) return <RecoveryCodesDialog codes={codes} act="I have kept them" onDone={onClose} />;
  return (
    <FactorDialog
      title="Make new recovery codes?"
      act="Make new codes"
      form={PASSWORD_AGAIN_FORM}
      pending={pending}
      problem={problem}
      onClose={onClose}
    >
      <p>The codes that you have now open nothing any more. Please enter your password again.</p>
      <PasswordAgainForm problem={problem} onPassword={(password) => submit({ body: { password } })} />
    </FactorDialog>
  );
}
