import { FileCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';

/** Where a form is in doubt, a manager of the requester may say for all its suppliers what the form gives. */
export function UnknownFormLink({
  finding: {
    reason,
    line,
    params: { form },
  },
}: {
  readonly finding: FindingText;
}) {
  const mayAdd = useMay('manageForms');
  if (!mayAdd || reason !== 'ENDORSEMENT.FORM_IN_DOUBT' || !form) return null;
  const to = `/app/forms?${new URLSearchParams({ add: '1', form: String(form), on: line }).toString()}`;
  return (
    <p>
      <Button as={Link} to={to} size="small">
        <FileCheck size={15} aria-hidden /> Add {String(form)} to your index of forms
      </Button>
    </p>
  );
}
