import { useEffect, useState, type ComponentType } from 'react';
import { Button } from './button.js';
import { AppModal } from './app-modal.js';

interface ClosableProps {
  readonly onClose: () => void;
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface LateDialogProps extends ClosableProps {
  /** A constant of its module: `() => import('./palette.modal.js')`. */
  readonly load: Load<ClosableProps>;
}

/** A dialog from a file of its own, which is loaded when it opens; says so where the file cannot be loaded, and the next opening tries again. */
export function LateDialog({ load, onClose }: LateDialogProps) {
  const loaded = useLoaded(load);
  return loaded ? <loaded.Dialog onClose={onClose} /> : null;
}

/** The same for a dialog that is told more: `const Cancel = lateDialog(() => import('./cancel.modal.js'))`, and `<Cancel policy={…} onClose={…} />`. */
export const lateDialog = <Props extends ClosableProps>(load: Load<Props>): ComponentType<Props> =>
  function Late(props: Props) {
    const loaded = useLoaded(load);
    return loaded ? <loaded.Dialog {...props} /> : null;
  };

function useLoaded<Props extends ClosableProps>(load: Load<Props>): { readonly Dialog: ComponentType<Props> } | null {
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Props> } | null>(null);
  useEffect(() => {
    let gone = false;
    void load()
      .catch(() => ({ default: NotLoaded }))
      .then(({ default: Dialog }) => (gone ? undefined : setLoaded({ Dialog })));
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded;
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
