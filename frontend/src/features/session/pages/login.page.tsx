import { CircleCheck, Eye, RefreshCw, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME_OF } from '#shared/session/role';
import { selectSession } from '#shared/session/session.selectors';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { DemoAccounts } from '../components/demo-accounts.js';
import { LoginForm } from '../components/login-form.js';
import { loginOpened, loginSubmitted, passwordUpdateClosed, selectLogin } from '../login.slice.js';
import './login.css';
import type { AuthenticateDto } from '@covertrail/contracts/session/session.inputs';

const loadUpdate = () => import('../components/update-password.modal.js');

const POINTS = [
  { icon: RefreshCw, text: 'Real-time compliance on every page' },
  { icon: Eye, text: 'Spot gaps and fraud early' },
  { icon: CircleCheck, text: 'See what was true, and what was known, on any date' },
];

export default function LoginPage() {
  const dispatch = useDispatch();
  const { from, leaving } = useWayBack();
  const [filled, setFilled] = useState<AuthenticateDto | null>(null);
  const { expired, update } = useSelector(selectLogin);
  useEffect(() => {
    document.title = 'Log in · Covertrail';
    dispatch(loginOpened({ from }));
  }, [dispatch, from]);
  if (leaving) return <Navigate to={leaving} replace />;
  const pick = (credentials: AuthenticateDto) => {
    setFilled(credentials);
    dispatch(loginSubmitted(credentials));
  };
  return (
    <main className="login">
      <Introduction />
      <div className="login-side">
        <div className="login-card">
          <h1>Log in</h1>
          {update.done ? (
            <p className="login-done" role="status">
              <CircleCheck size={18} aria-hidden />
              {update.done}
            </p>
          ) : null}
          <LoginForm filled={filled} />
          <DemoAccounts onPick={pick} />
        </div>
      </div>
      {expired === null ? null : <LateDialog load={loadUpdate} onClose={() => dispatch(passwordUpdateClosed())} />}
    </main>
  );
}

/** The page that required the log-in, and where a person goes who is logged in already. */
function useWayBack(): { readonly from: string | null; readonly leaving: string | null } {
  const { state } = useLocation() as { readonly state: { readonly from?: string } | null };
  const { status, role } = useSelector(selectSession);
  const [wasIn] = useState(status === 'in');
  const from = state?.from ?? null;
  return { from, leaving: wasIn && role ? (from ?? HOME_OF[role]) : null };
}

function Introduction() {
  return (
    <section className="login-promise">
      <div className="brand">
        <span className="brand-mark">
          <ShieldCheck size={20} strokeWidth={2.4} aria-hidden />
        </span>
        Covertrail
      </div>
      <div>
        <p className="tagline">Digitally verify and continuously monitor your suppliers’ insurance coverage.</p>
        <ul>
          {POINTS.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon size={18} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
