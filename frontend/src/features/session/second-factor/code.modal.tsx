import { useDispatch, useSelector } from 'react-redux';
import { logInByCode } from '@covertrail/contracts/session/second-factor.calls';
import { useCommand } from '#shared/commands/use-command';
import { factorAnswered, selectLogin } from '../login.slice.js';
import { CodeForm, CODE_FORM } from './code.form.js';
import { FactorDialog } from './factor-dialog.js';

/** The step of a log-in after the password: a code of the authenticator app, or a recovery code [A17]. */
export default function CodeModal({ onClose }: { readonly onClose: () => void }) {
  const { factor } = useSelector(selectLogin);
  const dispatch = useDispatch();
  const onSettled = (next: Parameters<typeof factorAnswered>[0]['next']) =>
    dispatch(factorAnswered({ next, email: factor?.email ?? '' }));
  const { submit, pending, problem } = useCommand(logInByCode, 'log-in/code', { onSettled });
  if (!factor) return null;
  return (
    <FactorDialog
      title="Enter the code of your app"
      act="Log in"
      form={CODE_FORM}
      pending={pending}
      problem={problem}
      onClose={onClose}
    >
      <CodeForm
        note="The 6 digits that your authenticator app shows now, or one of your recovery codes."
        problem={problem}
        onCode={(code) => submit({ body: { challenge: factor.challenge, code } })}
      />
    </FactorDialog>
  );
}
