import { useRef, type ReactNode, type RefObject } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useEscape } from './escape.hook.js';

export interface PopoverFrameProps {
  readonly label: string;
  /** Under which it stands. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Of the panel, and of what lies under it. */
  readonly panelClass: string;
  readonly underlayClass: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A panel under its button, which stays on the screen and keeps the focus until it is closed. */
export function PopoverFrame(panel: PopoverFrameProps) {
  return (
    <Overlay disableFocusManagement>
      <FocusScope contain restoreFocus>
        <Panel {...panel} />
      </FocusScope>
    </Overlay>
  );
}

function Panel({ label, button, panelClass, underlayClass, children, onClose }: PopoverFrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (open) => (open ? undefined : onClose()) });
  const closable = { isDismissable: true, isKeyboardDismissDisabled: true };
  const { modalProps, underlayProps } = useModalOverlay(closable, state, panel);
  const { overlayProps } = useOverlayPosition({
    targetRef: button,
    overlayRef: panel,
    placement: 'bottom start',
    offset: 6,
    containerPadding: 12,
    isOpen: true,
  });
  const dialog = useRef<HTMLElement>(null);
  const { dialogProps } = useDialog({ 'aria-label': label }, dialog);
  const closeByKey = useEscape(onClose);
  return (
    <>
      <div className={underlayClass} {...underlayProps} />
      <div className={panelClass} ref={panel} {...modalProps} {...overlayProps}>
        <section aria-modal="true" {...dialogProps} ref={dialog} onKeyDown={closeByKey}>
          {children}
        </section>
      </div>
    </>
  );
}
