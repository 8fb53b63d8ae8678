import { Link } from 'react-router-dom';
import { LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import { Button } from '#shared/ui/button.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';

/** In place of the form, where the link of a mail opens nothing. */
export const NoLink = () => (
  <EntryFrame title={LINK_NOT_VALID}>
    <p>
      A link works for an hour and once, and only until the password is changed. Please check your inbox for the most
      recent email related to this request, or ask for another link.
    </p>
    <Button as={Link} to="/forgot-password" primary fluid size="large">
      Send another link
    </Button>
  </EntryFrame>
);
