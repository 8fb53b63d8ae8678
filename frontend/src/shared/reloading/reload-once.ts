import { reloadPage } from './reload-page.js';

const KEY = 'covertrail.reloaded';

/**
 * Loads the browser's page again, which also forgets scripts that could not be read: once for an address, until `loaded` says that
 * its page came. False where that was done already.
 */
export function reloadOnce(): boolean {
  const { href } = window.location;
  if (sessionStorage.getItem(KEY) === href) return false;
  sessionStorage.setItem(KEY, href);
  reloadPage();
  return true;
}

export const loaded = (): void => sessionStorage.removeItem(KEY);
