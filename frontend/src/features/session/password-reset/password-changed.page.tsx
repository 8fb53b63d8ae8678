import { Link } from 'react-router-dom';
import { PASSWORD_CHANGED } from '@covertrail/wording/fields/server-messages';
import { Button } from '#shared/ui/button.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';

/** A new password was chosen by the link of a mail [A10]. */
export default function PasswordChangedPage() {
  return (
    <EntryFrame title="Password changed">
      <EntryDone>{PASSWORD_CHANGED}</EntryDone>
      <Button as={Link} to="/login" primary fluid size="large">
        Log in
      </Button>
    </EntryFrame>
  );
}
