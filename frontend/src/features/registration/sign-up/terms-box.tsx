import { useState } from 'react';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const Terms = lateDialog(() => import('./terms.modal.js'));

interface TermsBoxProps {
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** The acceptance of the terms: the box is ticked by OK of the dialog that shows them, and by nothing else. */
export function TermsBox({ accepted, onChange }: TermsBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const decide = (choice: boolean) => {
    onChange(choice);
    setOpen(false);
  };
  return (
    <div className="field sign-up-terms">
      <input
        id="acceptTerms"
        type="checkbox"
        aria-required
        checked={accepted}
        onChange={() => (accepted ? onChange(false) : setOpen(true))}
      />
      <label htmlFor="acceptTerms">I accept the License Agreement</label>
      {isOpen ? <Terms onAccept={() => decide(true)} onClose={() => decide(false)} /> : null}
    </div>
  );
}
