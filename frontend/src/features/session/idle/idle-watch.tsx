import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { idleEnded, logoutAsked } from '#shared/session/session.slice';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useIdle } from './idle.hook.js';

/** Asks a person who has done nothing for so many minutes, and ends the session without an answer [A12]. */
export default function IdleWatch({ minutes }: { readonly minutes: number }) {
  const { secondsLeft, stay } = useIdle(minutes);
  const dispatch = useDispatch();
  useEffect(() => {
    if (secondsLeft === 0) dispatch(idleEnded());
  }, [secondsLeft, dispatch]);
  // The first has the focus: whoever types on as the question appears stays.
  const actions = (
    <>
      <Button type="button" primary onClick={stay}>
        Stay Logged In
      </Button>
      <Button type="button" onClick={() => dispatch(logoutAsked())}>
        Log Out
      </Button>
    </>
  );
  return (
    <AppModal open={Boolean(secondsLeft)} title="Are you still there?" size="tiny" actions={actions} onClose={stay}>
      <p>For your security the session ends when nothing is done for {minutes} minutes.</p>
      <p role="timer">{secondsLeft === 1 ? 'It ends in 1 second.' : `It ends in ${secondsLeft} seconds.`}</p>
    </AppModal>
  );
}
