import { Link, Navigate, useLocation } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';

/** The three outcomes of a registration [A09]. */
const OUTCOMES = {
  active: {
    title: 'Sign Up Successful',
    text: 'Your account is now active. Please go to login screen to sign in.',
  },
  pendingVerification: {
    title: 'Pending Verification',
    text: 'Please check your email to verify your address and complete the registration. If you do not see the email within 15 minutes, check your Spam folder.',
  },
  pendingApproval: {
    title: 'Pending Approval',
    text: 'Please contact the primary account holder to join the existing company.',
  },
} as const;

interface Registered {
  readonly outcome: keyof typeof OUTCOMES;
  readonly email?: string;
}

/** What comes after a registration: the page before passes it. */
export default function RegistrationSuccessPage() {
  const { state } = useLocation() as { readonly state: Registered | null };
  if (!state) return <Navigate to="/login" replace />;
  const { title, text } = OUTCOMES[state.outcome];
  return (
    <EntryFrame title={title}>
      <p role="status">{text}</p>
      {state.outcome === 'pendingVerification' ? (
        <p>
          If it does not come at all,{' '}
          <Link to="/verify-user" state={{ email: state.email }}>
            have it sent again
          </Link>
          .
        </p>
      ) : null}
      <Button as={Link} to="/login" primary fluid size="large">
        Back to login
      </Button>
    </EntryFrame>
  );
}
