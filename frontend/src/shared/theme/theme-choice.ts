export type Theme = 'light' | 'dark';

const KEY = 'covertrail.theme';

/** The theme that was chosen in this browser, or the one that the system prefers. */
export function themeNow(): Theme {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function applyTheme(theme: Theme = themeNow()): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Remembers a choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme(theme);
}
