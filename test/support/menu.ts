import type { Page } from 'playwright-core';

/** Opens an entry of the main menu. Its name ends in a number where something waits. */
export const openMenu = (page: Page, entry: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${entry}`) })
    .click();
