import { useDispatch, useSelector } from 'react-redux';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { factorClosed, selectLogin } from '../login.slice.js';
import { CompanyChoice } from './company-choice.js';

const STEPS = {
  code: () => import('../second-factor/code.modal.js'),
  enrollment: () => import('../second-factor/enrollment.modal.js'),
};

/** What a log-in asks between the proof of who someone is and the session. Each page that begins a log-in shows it. */
export function LogInStep() {
  const { factor } = useSelector(selectLogin);
  const dispatch = useDispatch();
  return (
    <>
      {factor ? <LateDialog load={STEPS[factor.asks]} onClose={() => dispatch(factorClosed())} /> : null}
      <CompanyChoice />
    </>
  );
}
