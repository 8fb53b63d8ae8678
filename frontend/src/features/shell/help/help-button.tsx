import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useLetterKeys } from '#shared/navigation/letter-keys.hook';
import { usePageHere } from '#shared/navigation/pages.hook';
import { Button } from '#shared/ui/button.tsx';
import { LateDialog, type LateDialogProps } from '#shared/ui/late-dialog.tsx';

const loadHelp = () => import('./help.modal.js');

/** Opens the help of the page of a company that is open. */
export const HelpButton = () => (usePageHere() ? <HelpOpener load={loadHelp} /> : null);

interface HelpOpenerProps {
  readonly load: LateDialogProps['load'];
}

/** Opens a help by its button, or by the key `?` outside of fields and dialogs [B08]. */
export function HelpOpener({ load }: HelpOpenerProps) {
  const [open, setOpen] = useState(false);
  useLetterKeys({ '?': () => setOpen(true) });
  return (
    <>
      <Button
        type="button"
        className="ghost"
        data-tour="help"
        icon
        aria-label="Help for this page"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        title="Help for this page (?)"
        onClick={() => setOpen(true)}
      >
        <CircleQuestionMark size={17} aria-hidden />
      </Button>
      {open ? <LateDialog load={load} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
