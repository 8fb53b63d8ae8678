import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useLocation, type Location } from 'react-router-dom';
import { HOME_OF } from '#shared/session/role';
import { keptPartner, partnerPath, SIGN_ON } from '#shared/partners/kept-partner';
import { selectSession } from '#shared/session/session.selectors';
import { Button } from '#shared/ui/button.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';
import { LogInControls, useLogInWaits } from '../components/log-in-controls.js';
import { LogInStep } from '../components/log-in-step.js';
import { LoginForm } from '../components/login-form.js';
import { PasskeyLogIn } from '../passkeys/passkey-log-in.js';
import { loginOpened, loginSubmitted, passwordUpdateClosed, selectLogin } from '../login.slice.js';
import type { AuthenticateDto } from '@covertrail/contracts/session/session.inputs';

const DemoAccounts = lazy(() => import('../components/demo-accounts.js'));
const loadUpdate = () => import('../components/update-password.modal.js');

export default function LoginPage() {
  const dispatch = useDispatch();
  const { from, leaving, isOwn } = useWayBack();
  const [filled, setFilled] = useState<AuthenticateDto | null>(null);
  const { expired, update, accounts } = useSelector(selectLogin);
  const { leftBecause } = useSelector(selectSession);
  const waits = useLogInWaits();
  useEffect(() => {
    dispatch(loginOpened({ from }));
  }, [dispatch, from]);
  if (leaving) return <Navigate to={leaving} replace />;
  if (isOwn && comesBack()) return <Navigate to={partnerPath('/login')} replace state={{ from }} />;
  const pick = (credentials: AuthenticateDto) => {
    setFilled(credentials);
    dispatch(loginSubmitted(credentials));
  };
  return (
    <>
      <EntryFrame title="Log in">
        {leftBecause === 'wrongRole' ? (
          <p role="alert">You were logged out: the page that you opened is for another role.</p>
        ) : null}
        {update.done ? <EntryDone>{update.done}</EntryDone> : null}
        <LogInControls>
          <LoginForm filled={filled} />
          <PasskeyLogIn />
          {waits ? null : (
            <p className="entry-links">
              <Link to="/forgot-password">Forgot password?</Link>
            </p>
          )}
          <Button as={Link} to="/sso" fluid disabled={waits}>
            SSO Log in
          </Button>
          <p className="entry-links">Don&apos;t have an account? Select a profile below</p>
          <Button as={Link} to={partnerPath('/sign-up')} fluid disabled={waits}>
            User
          </Button>
          <Button as={Link} to={partnerPath('/sign-up-agent/new')} fluid disabled={waits}>
            Agent
          </Button>
          <Suspense fallback={null}>{accounts.length > 0 ? <DemoAccounts onPick={pick} /> : null}</Suspense>
        </LogInControls>
      </EntryFrame>
      <LogInStep />
      {expired === null ? null : <LateDialog load={loadUpdate} onClose={() => dispatch(passwordUpdateClosed())} />}
    </>
  );
}

/** Whoever came by a partner comes back to its log-in, also after a log-out. A sign-on asks its further questions here. */
const comesBack = (): boolean => ![null, SIGN_ON].includes(keptPartner());

/** The page that required the log-in, and where a person goes who is logged in already; `isOwn` at the address without a partner. */
function useWayBack() {
  const { pathname, state } = useLocation() as Location<{ readonly from?: string } | null>;
  const { status, role } = useSelector(selectSession);
  const [wasIn] = useState(status === 'in');
  const from = state?.from ?? null;
  return { from, leaving: wasIn && role ? (from ?? HOME_OF[role]) : null, isOwn: pathname === '/login' };
}
