import { useEffect } from 'react';

/** A wrong field says so; a message that belongs to several fields stands alone. */
const WRONG = ['[aria-invalid="true"]', '.field-error'] as const;

/**
 * Moves the focus to the first wrong field of a form whose sending was refused: a long form shows its button far from there, and
 * nobody would see why nothing happens. Where a field has the focus already that is wrong, it stays.
 *
 * @param formId of the form's element
 * @param attempts how often the form was sent, refused or not
 */
export function useRefusedFocus(formId: string, attempts: number): void {
  useEffect(() => {
    if (attempts === 0 || document.activeElement?.matches(WRONG[0])) return;
    const form = document.getElementById(formId);
    const wrong = WRONG.map((selector) => form?.querySelector<HTMLElement>(selector)).find((found) => found);
    if (!wrong) return;
    if (wrong.matches(WRONG[1])) wrong.tabIndex = -1;
    wrong.focus();
  }, [formId, attempts]);
}
