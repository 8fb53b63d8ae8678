import { driver, type Driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import { tourAttributes } from './tour-attributes.js';
import type { TourStep } from './tour-steps.js';
import './tour.css';

/**
 * Shows the steps above the page, one after the other: arrows and the buttons move, Escape and Skip end it. Nothing moves by itself, so
 * there is no motion to reduce. `onEnd` is called when the person ends the tour, and not when the function that this returns takes it away.
 */
export function showTour(steps: readonly TourStep[], onEnd: () => void): () => void {
  const focused = document.activeElement;
  const attributes = tourAttributes();
  const tour: Driver = driver({
    steps: steps.map(({ selector, title, text }) => ({ element: selector, popover: { title, description: text } })),
    animate: false,
    // A click beside the tour is no wish to end it for good.
    overlayClickBehavior: () => undefined,
    disableActiveInteraction: true,
    skipMissingElement: true,
    showProgress: true,
    overlayOpacity: 0.55,
    stagePadding: 4,
    stageRadius: 8,
    popoverClass: 'tour',
    prevBtnText: 'Back',
    onPopoverRender: (popover) => adjustPopover(popover, tour.isLastStep()),
    onHighlightStarted: (element) => (element ? attributes.keep(element) : undefined),
    onHighlighted: (_element, _step, { state }) => {
      attributes.giveBack();
      state.popover?.nextButton.focus();
    },
    onDestroyStarted: () => {
      leave();
      onEnd();
    },
  });
  // driver.js calls `onDestroyed` only once a step was drawn: whoever presses Escape in the frame before would lose the focus.
  const leave = () => {
    tour.destroy();
    attributes.giveBack();
    giveFocusTo(focused);
  };
  tour.drive();
  return leave;
}

/**
 * The cross of driver.js becomes a button with a word, after the others; the last step has nothing left to skip. Its title and foot are
 * elements that would be landmarks of the page.
 */
function adjustPopover({ wrapper, title, closeButton, footer }: PopoverDOM, last: boolean): void {
  wrapper.setAttribute('aria-modal', 'true');
  title.setAttribute('role', 'presentation');
  footer.setAttribute('role', 'presentation');
  closeButton.textContent = 'Skip';
  closeButton.removeAttribute('aria-label');
  closeButton.classList.add('driver-popover-footer-btn');
  if (last) closeButton.style.display = 'none';
  footer.append(closeButton);
}

/** driver.js would focus a button of the step before, which is gone. */
function giveFocusTo(focused: Element | null): void {
  const target = focused instanceof HTMLElement && focused !== document.body && focused.isConnected ? focused : null;
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
