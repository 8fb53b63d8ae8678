export type Theme = 'light' | 'dark';

const KEY = 'covertrail.theme';
const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** The theme that was chosen in this browser, or the one that the system prefers. */
export function themeNow(): Theme {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.(PREFERS_DARK).matches ? 'dark' : 'light';
}

function applyTheme(theme: Theme = themeNow()): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Shows the theme from now on: where nothing was chosen, it changes with the system. */
export function followTheme(): void {
  applyTheme();
  window.matchMedia?.(PREFERS_DARK).addEventListener('change', () => applyTheme());
}

/** Calls back when the theme on the page changes, until the returned function is called. */
export function watchTheme(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watcher.disconnect();
}

/** Remembers a choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme(theme);
}
