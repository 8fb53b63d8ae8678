import { useState } from 'react';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const Terms = lateDialog(() => import('./terms.modal.js'));

interface TermsBoxProps {
  readonly of: Agreement;
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** The acceptance of the terms: the box is ticked by OK of the dialog that shows them, and by nothing else. */
export function TermsBox({ of, accepted, onChange }: TermsBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const decide = (choice: boolean) => {
    onChange(choice);
    setOpen(false);
  };
  return (
    <div className="field">
      <Checkbox
        id="acceptTerms"
        label="I accept the License Agreement"
        checked={accepted}
        onChange={(ticked) => (ticked ? setOpen(true) : onChange(false))}
      />
      {isOpen ? <Terms of={of} onAccept={() => decide(true)} onClose={() => decide(false)} /> : null}
    </div>
  );
}
