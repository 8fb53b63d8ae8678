import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useEscape } from './escape.hook.js';
import { useFieldFocus } from './field-focus.hook.js';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'tiny' | 'small' | 'large' | 'fullscreen';
  /** At the right of the window instead of its middle, as tall as it: the part of its width. */
  readonly drawer?: 70 | 50 | 35;
  /** Without it the dialog cannot be closed: the person must choose one of its actions. */
  readonly onClose?: () => void;
}

/** A dialog above the page: the focus stays inside, the rest of the page is hidden from screen readers, and afterwards the focus returns. */
export function DialogFrame(dialog: DialogProps) {
  return (
    <Overlay disableFocusManagement>
      <FocusScope contain restoreFocus>
        <Dialog {...dialog} />
      </FocusScope>
    </Overlay>
  );
}

function Dialog({ title, children, actions, size = 'small', drawer, onClose }: DialogProps) {
  const shape = drawer ? `drawer drawer-${drawer}` : size;
  const dialog = useRef<HTMLElement>(null);
  const closable = { isDismissable: Boolean(onClose), isKeyboardDismissDisabled: true };
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (open) => (open ? undefined : onClose?.()) });
  const { modalProps, underlayProps } = useModalOverlay(closable, state, dialog);
  const { dialogProps, titleProps } = useDialog({}, dialog);
  useFieldFocus(dialog);
  const closeByKey = useEscape(onClose);
  return (
    <div className="dialog-backdrop" {...underlayProps}>
      <div className="dialog-frame" {...modalProps}>
        <section className={`dialog ${shape}`} aria-modal="true" ref={dialog} {...dialogProps} onKeyDown={closeByKey}>
          <h2 className="dialog-title" {...titleProps}>
            {title}
          </h2>
          <div className="dialog-content">{children}</div>
          {actions ? <div className="dialog-actions">{actions}</div> : null}
          {onClose ? (
            <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
              <X size={18} aria-hidden />
            </button>
          ) : null}
        </section>
      </div>
    </div>
  );
}
