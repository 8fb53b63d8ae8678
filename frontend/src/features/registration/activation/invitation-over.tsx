import { Link } from 'react-router-dom';
import { LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import { Button } from '#shared/ui/button.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';

/** Where the link of an invitation opens nothing: it expired, was used, or was withdrawn. */
export const InvitationOver = () => (
  <EntryFrame title={LINK_NOT_VALID}>
    <p>
      An invitation works for a week and once, and no longer once it is withdrawn. Please check your inbox for the most
      recent email related to this request.
    </p>
    <p>
      <Link to="/forgot-password">Expired link? Click here to re-send the activation link</Link>
    </p>
    <p>If you accepted it already, log in.</p>
    <Button as={Link} to="/login" primary fluid size="large">
      Back to login
    </Button>
  </EntryFrame>
);
