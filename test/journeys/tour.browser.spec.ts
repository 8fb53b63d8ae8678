import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };

/** What is wrong with the dialog of a step: axe's findings, a focus that leaves it by Tab, and a part of it outside of the window. */
async function faultsOf(page: Page, title: string): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog', { name: title });
  const main = dialog.getByRole('button', { name: /^(Next|Done)$/ });
  await main.and(page.locator(':focus')).waitFor();
  const faults = await axeViolations(page);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await dialog.locator(':focus').count()) === 0) faults.push(`${title}: the focus leaves it`);
  }
  const box = await dialog.boundingBox();
  const size = page.viewportSize()!;
  const isInside =
    box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
  if (!isInside) faults.push(`${title}: stands at ${JSON.stringify(box)}`);
  await main.focus();
  return faults;
}

describeInBrowser('the help of a page and the tour by keyboard alone [B08]', () => {
  const stage = setStage();

  /** Shows the tour from the help, and steps through it. */
  async function walk(page: Page, help: string, titles: readonly string[]): Promise<readonly string[]> {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: help });
    await dialog.waitFor();
    const faults = await axeViolations(page);
    await enterOn(page, dialog.getByRole('button', { name: 'Show the tour again' }));
    for (const title of titles) {
      faults.push(...(await faultsOf(page, title)));
      await page.keyboard.press('Enter');
    }
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return faults;
  }

  it('shows a requester the help and the tour, which did not come by itself', async () => {
    const dana = await stage.enter('Dana Okafor');
    await dana.getByRole('button', { name: 'Request coverage' }).first().waitFor();
    expect(await dana.getByRole('dialog').count()).toBe(0);
    const titles = ['Your pages', 'Find anything', 'What happened', 'Request coverage', 'Help on every page'];
    expect(await walk(dana, 'Help: Tracked Policies', titles)).toEqual([]);
  });

  it('shows an agent both on a phone in the dark', async () => {
    const priya = await stage.enter('Priya Raman', PHONE);
    await priya.getByRole('button', { name: 'Add client' }).first().waitFor();
    const titles = ['Your pages', 'Find anything', 'What happened', 'Add client', 'Help on every page'];
    expect(await walk(priya, 'Help: Clients', titles)).toEqual([]);
    expect(await priya.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
