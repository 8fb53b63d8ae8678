import type { Locator, Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { complaintsOf } from '../support/dialog-walk.js';
import { setStage } from '../support/stage.js';

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** Runs in the page: how high a part of it becomes before it scrolls. */
function mostHeight(part: unknown): string {
  const { getComputedStyle } = globalThis as unknown as {
    getComputedStyle(of: unknown): { readonly maxHeight: string };
  };
  return getComputedStyle(part).maxHeight;
}

/** Goes on by the Tab key until the focus is on it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let times = 0; times < 60; times += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${String(target)}`);
}

describeInBrowser('the search of the header and the command palette by keyboard alone [B03] [B09]', () => {
  const stage = setStage();
  let dana: Page;

  const palette = () => dana.getByRole('dialog', { name: 'Go to…' });
  const isPalette = async (state: 'visible' | 'detached') => palette().waitFor({ state });

  it('finds a supplier in the header, and opens it', async () => {
    dana = await stage.enter('Dana Okafor');
    await tabTo(dana, dana.getByRole('button', { name: 'Search Supplier Name / ID' }));
    await dana.keyboard.press('Enter');
    const dialog = dana.getByRole('dialog', { name: 'Search suppliers' });
    await dialog.getByRole('textbox').and(dana.locator(':focus')).waitFor();
    await dana.keyboard.type('granite peak');
    const table = dialog.getByRole('table', { name: 'Suppliers (Responses)' });
    const row = table.getByRole('link', { name: 'Granite Peak Demolition LLC' }).first();
    await row.waitFor();
    expect(await dialog.locator('.found-rows').first().evaluate(mostHeight)).toBe('200px');
    expect(await complaintsOf(dana, dialog)).toEqual([]);
    await tabTo(dana, row);
    await dana.keyboard.press('Enter');
    await dana.waitForURL(/\/app\/suppliers\/[0-9a-f-]{36}$/);
    await dana.getByRole('heading', { level: 1, name: 'Granite Peak Demolition LLC' }).waitFor();
  });

  it('opens a page, a record and an action by the palette', async () => {
    await dana.keyboard.press('Control+k');
    await isPalette('visible');
    await palette().getByRole('combobox').and(dana.locator(':focus')).waitFor();
    await dana.keyboard.type('templates');
    await palette().getByRole('option', { name: 'Policy Templates', selected: true }).waitFor();
    await dana.keyboard.press('Enter');
    await dana.waitForURL('**/app/templates');
    await dana.keyboard.press('Control+k');
    await palette().getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Policy Templates' }).waitFor();
    await dana.keyboard.type('union yard');
    await palette().getByRole('group', { name: 'Projects' }).getByRole('option').first().waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    await dana.keyboard.press('End');
    await dana.keyboard.press('Home');
    await dana.keyboard.press('Escape');
    await isPalette('detached');
    await dana.keyboard.press('Control+k');
    await palette().getByRole('combobox').and(dana.locator(':focus')).waitFor();
    await dana.keyboard.type('request cov');
    await palette().getByRole('option', { name: 'Request coverage', selected: true }).waitFor();
    await dana.keyboard.press('Enter');
    await dana.getByRole('dialog', { name: 'Request coverage' }).waitFor();
  });

  it('works on a phone in the dark', async () => {
    const priya = await stage.enter('Priya Raman', PHONE);
    await priya.getByRole('button', { name: 'Go to…' }).click();
    const dialog = priya.getByRole('dialog', { name: 'Go to…' });
    await dialog.getByRole('combobox').and(priya.locator(':focus')).waitFor();
    await priya.keyboard.type('granite peak');
    await dialog
      .getByRole('group', { name: 'Clients' })
      .getByRole('option', { name: /^Granite Peak/ })
      .waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    expect(await priya.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await dialog.getByRole('group', { name: 'Clients' }).getByRole('option').first().click();
    await priya.waitForURL('**/app/agent-clients/*');
    expect(stage.faults()).toEqual([]);
  });
});
