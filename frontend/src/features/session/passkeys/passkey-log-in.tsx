import { useDispatch, useSelector } from 'react-redux';
import { Button } from '#shared/ui/button.tsx';
import { passkeyAsked, selectLogin } from '../login.slice.js';
import { hasPasskeys } from './passkey-support.view.js';

/** Logs in without an address and a password [A18]. */
export function PasskeyLogIn() {
  const { pending } = useSelector(selectLogin);
  const dispatch = useDispatch();
  if (!hasPasskeys()) return null;
  return (
    <Button type="button" fluid disabled={pending} onClick={() => dispatch(passkeyAsked())}>
      Log in with a passkey
    </Button>
  );
}
