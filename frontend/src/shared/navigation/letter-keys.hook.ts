import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="dialog"]';

/** Letters that act on the page as a whole, by the lower-case letter: not while a person types, in a dialog, or with Ctrl, Alt or Meta. */
export function useLetterKeys(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase()];
    const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (!act || held || isTyping || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
