/** One field and what was typed into it last. */
export interface TypedText {
  readonly label: string;
  readonly text: string;
}

const typed = new Map<Element, TypedText>();
let typedAt: string | null = null;

/** What was typed on the page at this address since it was opened, field by field; nothing that is secret. */
export const typedTexts = (pathname: string): readonly TypedText[] =>
  pathname === typedAt ? [...typed.values()].filter(({ text }) => text.trim() !== '') : [];

/** The page at this address is open now: what was typed on the one before is forgotten. */
export function typingAt(pathname: string): void {
  if (pathname !== typedAt) typed.clear();
  typedAt = pathname;
}

/** Remembers what people type until the returned function is called, so that a page that breaks loses nothing [B06]. */
export function followTyping(): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (!isText(target)) return;
    typed.set(target, { label: labelOf(target), text: target.value });
  };
  document.addEventListener('input', remember, true);
  return () => document.removeEventListener('input', remember, true);
}

const NO_TEXT = ['password', 'checkbox', 'radio', 'file', 'hidden', 'range'];

const isText = ({ type }: HTMLInputElement | HTMLTextAreaElement): boolean => !NO_TEXT.includes(type);

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.placeholder || 'Text';
