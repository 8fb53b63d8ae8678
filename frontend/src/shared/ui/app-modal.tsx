import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Modal, type StrictModalProps } from 'semantic-ui-react';
import { useFocusInside } from './dialog-focus.hook.js';

interface AppModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: StrictModalProps['size'];
  /** Without it the dialog cannot be closed: the person must choose one of its actions. */
  readonly onClose?: () => void;
}

/** A dialog with what Semantic's modal lacks: a role and a name; the focus stays inside, and afterwards returns to where it was. */
export function AppModal({ open, title, children, actions, size = 'small', onClose }: AppModalProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  useFocusInside(open, content);
  const close = onClose ? (
    <button type="button" className="modal-close" aria-label="Close">
      <X size={18} aria-hidden />
    </button>
  ) : undefined;
  return (
    <Modal
      open={open}
      size={size}
      role="dialog"
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={titleId}
      closeOnDimmerClick={Boolean(onClose)}
      closeOnEscape={Boolean(onClose)}
      closeIcon={close}
      onClose={() => onClose?.()}
    >
      <Modal.Header as="h2" id={titleId}>
        {title}
      </Modal.Header>
      <Modal.Content>
        <div ref={content}>{children}</div>
      </Modal.Content>
      {actions ? <Modal.Actions>{actions}</Modal.Actions> : null}
    </Modal>
  );
}
