import { use } from 'react';
import { PAGE_HELP } from '#pages/help/help-of-pages';
import { usePageHere } from '#shared/navigation/pages.hook';
import { useRights } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { shortcutText } from '../palette/palette-shortcut.js';
import { TourContext } from '../tour/tour-context.js';
import { HelpDialog } from './help-dialog.js';

interface HelpModalProps {
  readonly onClose: () => void;
}

/** For everybody: what is this page for? The question that it answers, what the reader may do here, and what its words mean [B08]. */
export default function HelpModal({ onClose }: HelpModalProps) {
  const may = useRights();
  const here = usePageHere();
  const showTour = use(TourContext);
  if (!here) return null;
  const again = showTour ? (
    <Button
      type="button"
      onClick={() => {
        onClose();
        showTour();
      }}
    >
      Show the tour again
    </Button>
  ) : null;
  const { acts, ...help } = PAGE_HELP[here.path];
  const own = acts.filter(({ needs }) => needs === undefined || may(needs));
  return (
    <HelpDialog title={here.title} help={{ ...help, acts: own }} actions={again} onClose={onClose}>
      <div>
        <dt>
          <kbd>{shortcutText()}</kbd>
        </dt>
        <dd>goes to a page, a record or an action</dd>
      </div>
    </HelpDialog>
  );
}
