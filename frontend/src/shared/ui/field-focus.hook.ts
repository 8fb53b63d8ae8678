import { useEffect, useState, type RefObject } from 'react';
import { placesBeside } from './row-beside.js';

/** A box of a file that is not drawn is no place for the focus: its button is. */
const FIELD =
  'input:not([type=hidden], [tabindex="-1"]):enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/**
 * Puts the focus of a dialog on its first field, else on its first button. A dialog that still loads has neither, and has the focus
 * itself until then. After the dialog the focus returns to what opened it; where that is gone, the row beside it gets it, else the content
 * of the page.
 */
export function useFieldFocus(dialog: RefObject<HTMLElement | null>): void {
  // Read before the page behind is made inert, which takes the focus from it.
  const [openers] = useState(() => openersOf(document.activeElement));
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    OPENERS.set(element, openers);
    const takeLater = afterFrame(() => (hasNone(element) ? takeFocus(element) : undefined));
    takeLater();
    const loaded = new MutationObserver(takeLater);
    loaded.observe(element, { childList: true, subtree: true });
    return () => {
      loaded.disconnect();
      afterFrame(afterFrame(() => giveBack(openers)))();
    };
  }, [dialog, openers]);
}

/**
 * Between the loss of a focus and its gain nothing has it either, and the key that opened a dialog must not be typed into its field:
 * both are over with the next frame.
 */
const afterFrame = (act: () => void) => () => {
  requestAnimationFrame(act);
};

/** No field or button has the focus: none exists yet, or the one that had it was removed. */
const hasNone = (dialog: HTMLElement) =>
  dialog.isConnected && (document.activeElement === document.body || document.activeElement === dialog);

function takeFocus(dialog: HTMLElement): void {
  const content = dialog.querySelector<HTMLElement>('.dialog-content');
  const target =
    content?.querySelector<HTMLElement>(FIELD) ??
    content?.querySelector<HTMLElement>('button:enabled, a[href]') ??
    dialog.querySelector<HTMLElement>('.dialog-actions button:enabled') ??
    dialog;
  target.focus();
}

/** What opened each dialog, and what opened the dialog that this is in: a dialog may close together with the one that it came from. */
const OPENERS = new WeakMap<Element, readonly HTMLElement[]>();

function openersOf(opener: Element | null): readonly HTMLElement[] {
  if (!(opener instanceof HTMLElement) || opener === document.body) return [];
  const outer = opener.closest('[aria-modal="true"]');
  // The row of the opener may be gone by then: who decided about it goes on with the next one.
  return [opener, ...placesBeside(opener), ...((outer && OPENERS.get(outer)) ?? [])];
}

/** The dialog may have opened another one, which takes the focus itself. */
function giveBack(openers: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body || document.querySelector('[aria-modal="true"]')) return;
  const target = openers.find((opener) => opener.isConnected) ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}
