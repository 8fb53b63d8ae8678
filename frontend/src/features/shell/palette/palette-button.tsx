import { Command } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { isShortcut, shortcutKeys, shortcutText } from './palette-shortcut.js';

const loadPalette = () => import('./palette.modal.js');

/** The command palette's entry in the header [B09], and its keys, which work wherever no other dialog is open. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (!document.querySelector('[aria-modal="true"]')) setOpen(true);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcutKeys()}
        onClick={() => setOpen(true)}
      >
        <Command size={16} aria-hidden />
        <span className="find-text">Go to…</span>
        <kbd aria-hidden>{shortcutText()}</kbd>
      </button>
      {open ? <LateDialog load={loadPalette} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
