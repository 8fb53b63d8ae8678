import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { enroll, offerEnrollment } from '@covertrail/contracts/session/second-factor.calls';
import type { Enrolled } from '@covertrail/contracts/session/second-factor.replies';
import { useCommand } from '#shared/commands/use-command';
import { Form } from '#shared/ui/form.tsx';
import { factorAnswered, selectLogin } from '../login.slice.js';
import { FactorDialog } from './factor-dialog.js';
import { RecoveryCodesDialog } from './recovery-codes.js';
import { SET_UP_APP, SetUpApp } from './set-up-app.modal.js';

const BEGIN_FORM = 'enrollment-form';

/** The step of a log-in for whoever has no authenticator app, where a company requires one: no session begins before [A18]. */
export default function EnrollmentModal({ onClose }: { readonly onClose: () => void }) {
  const { factor } = useSelector(selectLogin);
  const dispatch = useDispatch();
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const offer = useCommand(offerEnrollment, 'log-in/enrollment/offer');
  const send = useCommand(enroll, 'log-in/enrollment', { onSettled: setEnrolled });
  if (factor?.asks !== 'enrollment') return null;
  const { challenge, email, requiredBy } = factor;
  if (enrolled) {
    const { recoveryCodes, next } = enrolled;
    const goOn = () => dispatch(factorAnswered({ next, email }));
    return <RecoveryCodesDialog codes={recoveryCodes} act="I have kept them, log in" onDone={goOn} />;
  }
  if (offer.reply)
    return (
      <SetUpApp
        offer={offer.reply}
        sent={send}
        onCode={(code) => send.submit({ body: { challenge, code } })}
        onClose={onClose}
      />
    );
  return (
    <FactorDialog
      title={SET_UP_APP}
      act="Continue"
      form={BEGIN_FORM}
      pending={offer.pending}
      problem={offer.problem}
      onClose={onClose}
    >
      <p>
        {requiredBy.join(' and ')} {requiredBy.length === 1 ? 'requires' : 'require'} a code of an authenticator app
        from everybody who logs in. You need an app of this kind on your phone. Setting it up takes a minute.
      </p>
      <Form id={BEGIN_FORM} noValidate onSubmit={() => offer.submit({ body: { challenge } })} />
    </FactorDialog>
  );
}
