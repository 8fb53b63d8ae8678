import { Link, useLocation } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';

/** The address is proved, and the company registered [A09]. */
export default function EmailVerifiedPage() {
  const { state } = useLocation() as { readonly state: { readonly companyName?: string } | null };
  return (
    <EntryFrame title="Email verified">
      <EntryDone>
        {state?.companyName
          ? `Your email is verified, and ${state.companyName} is registered.`
          : 'Your email is verified.'}
      </EntryDone>
      <p>Please log in with the email and the password that you chose.</p>
      <Button as={Link} to="/login" primary fluid size="large">
        Log in
      </Button>
    </EntryFrame>
  );
}
