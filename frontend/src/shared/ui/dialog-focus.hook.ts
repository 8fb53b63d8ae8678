import { useEffect } from 'react';

const FIRST = 'input:not([type=hidden]), select, textarea, button, [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus in a dialog while it is open, and gives it back to where it was. The portal is a sibling of the page's root:
 * making that inert keeps the focus from the page.
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

/** No field or button has the focus: none was there yet, or the one that had it is gone. */
const hasNone = (content: HTMLElement | null) => document.activeElement === document.body || document.activeElement === dialogOf(content);

/** The first field, else the first action. A dialog that is still loading has neither: it has the focus itself until they come. */
function takeFocus(content: HTMLElement | null): void {
  const dialog = dialogOf(content);
  const target = content?.querySelector<HTMLElement>(FIRST) ?? dialog?.querySelector<HTMLElement>('.actions button') ?? dialog;
  target?.focus();
}

/** What opened the dialog is gone where that was on the page before: then the page's content has the focus, not the document. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}
