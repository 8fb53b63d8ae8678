import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '#shared/session/session.selectors';
import { logoutAsked } from '#shared/session/session.slice';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';

/** Blocks the page when the server no longer accepts the token [A12]. */
export function SessionNotices() {
  const { status } = useSelector(selectSession);
  const dispatch = useDispatch();
  const again = (
    <Button primary onClick={() => dispatch(logoutAsked())}>
      Login Again
    </Button>
  );
  return (
    <AppModal open={status === 'ended'} title="Session Timeout" size="tiny" actions={again}>
      <p>Your session got terminated, Please login again to continue.</p>
    </AppModal>
  );
}
