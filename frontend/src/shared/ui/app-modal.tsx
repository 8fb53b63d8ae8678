import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Modal, type StrictModalProps } from 'semantic-ui-react';

interface AppModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: StrictModalProps['size'];
  /** Without it the modal cannot be closed: the person must take one of its actions. */
  readonly onClose?: () => void;
}

const FIRST = 'input:not([type=hidden]), select, textarea, button, [tabindex]:not([tabindex="-1"])';

/** A dialog with what Semantic's modal lacks: a role and name, the focus inside, and back where it came from. */
export function AppModal({ open, title, children, actions, size = 'small', onClose }: AppModalProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  useFocusInside(open, content);
  const close = onClose ? (
    <button type="button" className="modal-close" aria-label="Close"><X size={18} aria-hidden /></button>
  ) : undefined;
  return (
    <Modal
      open={open}
      size={size}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      closeOnDimmerClick={Boolean(onClose)}
      closeOnEscape={Boolean(onClose)}
      closeIcon={close}
      onClose={() => onClose?.()}
    >
      <Modal.Header as="h2" id={titleId}>{title}</Modal.Header>
      <Modal.Content><div ref={content}>{children}</div></Modal.Content>
      {actions ? <Modal.Actions>{actions}</Modal.Actions> : null}
    </Modal>
  );
}

/** The portal is a sibling of the page's root: making that inert is the whole trap. */
function useFocusInside(open: boolean, content: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement as HTMLElement | null;
    const root = document.getElementById('root');
    if (root) root.inert = true;
    const frame = requestAnimationFrame(() => {
      const modal = content.current?.closest('.ui.modal');
      const target = content.current?.querySelector<HTMLElement>(FIRST) ?? modal?.querySelector<HTMLElement>('.actions button');
      target?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (root) root.inert = false;
      before?.focus();
    };
  }, [open, content]);
}
