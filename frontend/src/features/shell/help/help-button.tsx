import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useLetterKeys } from '#shared/navigation/letter-keys.hook';
import { usePageHere } from '#shared/navigation/pages.hook';
import { Button } from '#shared/ui/button.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';

const loadHelp = () => import('./help.modal.js');

/** Opens the help of the page that is open, as the key `?` does outside of fields and dialogs [B08]. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  const here = usePageHere();
  useLetterKeys(here ? { '?': () => setOpen(true) } : {});
  if (!here) return null;
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
      {open ? <LateDialog load={loadHelp} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
