import { Link } from 'react-router-dom';
import { RESET_LINK_SENT } from '@covertrail/wording/fields/server-messages';
import { Button } from '#shared/ui/button.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';

/** The link to choose a new password is on its way, if the address has an account [A10]. */
export default function LinkSentPage() {
  return (
    <EntryFrame title="Check your email">
      <EntryDone>{RESET_LINK_SENT}</EntryDone>
      <p>
        It comes to the address that you entered, if that address has an account or was invited to a company. The link
        of an account works for an hour. If it has not come within 15 minutes, look in your Spam folder, or{' '}
        <Link to="/forgot-password">ask for another link</Link>.
      </p>
      <Button as={Link} to="/login" primary fluid size="large">
        Back to login
      </Button>
    </EntryFrame>
  );
}
