import { useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl+S and ⌘S, in place of the browser's own saving of the page. Null: there is nothing to save. */
export function useSaveKey(onSave: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSave?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
