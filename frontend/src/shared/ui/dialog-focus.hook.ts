import { useEffect } from 'react';

const FIRST = 'input:not([type=hidden]), select, textarea, button, [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus in a dialog while it is open, and then returns it. The portal is a sibling of the page's root, so making the
 * root inert keeps the focus out of the page.
 */
export function useFocusInside(open: boolean, content: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const root = document.getElementById('root');
    if (root) root.inert = true;
    const loaded = new MutationObserver(() => {
      if (hasNone(content.current)) takeFocus(content.current);
    });
    const frame = requestAnimationFrame(() => {
      takeFocus(content.current);
      if (content.current) loaded.observe(content.current, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      loaded.disconnect();
      if (root) root.inert = false;
      giveBack(before);
    };
  }, [open, content]);
}

const dialogOf = (content: HTMLElement | null) => content?.closest<HTMLElement>('[role="dialog"]') ?? null;

/** No field or button has the focus: none exists yet, or the one that had it was removed. */
const hasNone = (content: HTMLElement | null) =>
  document.activeElement === document.body || document.activeElement === dialogOf(content);

/** The first field, else the first action. A dialog that is still loading has neither and gets the focus itself until then. */
function takeFocus(content: HTMLElement | null): void {
  const dialog = dialogOf(content);
  const target =
    content?.querySelector<HTMLElement>(FIRST) ?? dialog?.querySelector<HTMLElement>('.actions button') ?? dialog;
  target?.focus();
}

/** The element that opened the dialog may have disappeared with its page: then the new page's content gets the focus, not the document. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}
