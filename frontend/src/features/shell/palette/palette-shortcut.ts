const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** As it is shown: `⌘K` on computers of Apple, `Ctrl K` on others. */
export const shortcutText = (): string => (isApple() ? '⌘K' : 'Ctrl K');

/** The same for assistive technology. */
export const shortcutKeys = (): string => (isApple() ? 'Meta+K' : 'Control+K');

/** Whether these keys open the palette. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const held = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return held && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
