import { useEffect, useState, type ComponentType } from 'react';
import { Button } from './button.js';
import { AppModal } from './app-modal.js';

interface ClosableProps {
  readonly onClose: () => void;
}

type Load = () => Promise<{ readonly default: ComponentType<ClosableProps> }>;

interface LateDialogProps extends ClosableProps {
  /** A constant of its module: `() => import('./palette.modal.js')`. */
  readonly load: Load;
}

/** A dialog from a file of its own, which is loaded when it opens; says so where the file cannot be loaded, and the next opening tries again. */
export function LateDialog({ load, onClose }: LateDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<ClosableProps> | null>(null);
  useEffect(() => {
    let gone = false;
    void load()
      .catch(() => ({ default: NotLoaded }))
      .then(({ default: loaded }) => (gone ? undefined : setDialog(() => loaded)));
    return () => {
      gone = true;
    };
  }, [load]);
  return Dialog ? <Dialog onClose={onClose} /> : null;
}

function NotLoaded({ onClose }: ClosableProps) {
  const reload = (
    <Button type="button" primary onClick={() => window.location.reload()}>
      Reload page
    </Button>
  );
  return (
    <AppModal open title="This could not be loaded" size="tiny" onClose={onClose} actions={reload}>
      <p>Check your connection. If the product was updated a moment ago, reload the page.</p>
    </AppModal>
  );
}
