import { SlidersHorizontal } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useOverlayTriggerState, type OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Button } from 'semantic-ui-react';
import { useEscape } from '../ui/escape.hook.js';

interface FilterPopoverProps {
  /** How many of the filters narrow the list. */
  readonly count: number;
  /** Of the button, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** The button "Filters (2)" and the panel under it, which stays on the screen and keeps the focus until it is closed. */
export function FilterPopover({ count, button, children }: FilterPopoverProps) {
  const state = useOverlayTriggerState({});
  return (
    <>
      <button
        type="button"
        ref={button}
        className="ui button filter-button"
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        onClick={state.toggle}
      >
        <SlidersHorizontal size={16} aria-hidden /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {state.isOpen ? (
        <Overlay disableFocusManagement>
          <FocusScope contain restoreFocus>
            <FilterPanel state={state} button={button}>
              {children}
            </FilterPanel>
          </FocusScope>
        </Overlay>
      ) : null}
    </>
  );
}

interface FilterPanelProps extends Pick<FilterPopoverProps, 'button' | 'children'> {
  readonly state: OverlayTriggerState;
}

function FilterPanel({ state, button, children }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
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
  const { dialogProps } = useDialog({ 'aria-label': 'Filters' }, dialog);
  const closeByKey = useEscape(state.close);
  return (
    <>
      <div className="filter-underlay" {...underlayProps} />
      <div className="filter-panel" ref={panel} {...modalProps} {...overlayProps}>
        <section aria-modal="true" {...dialogProps} ref={dialog} onKeyDown={closeByKey}>
          {children}
          <Button type="button" size="small" onClick={state.close}>
            Done
          </Button>
        </section>
      </div>
    </>
  );
}
