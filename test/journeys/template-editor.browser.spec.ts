import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { setStage } from '../support/stage.js';

/** Pixels at a width of 1440, with four lines of coverage. */
const TALLEST = 2_400;

const heightOf = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => Math.max(main.scrollHeight, main.ownerDocument.body.scrollHeight));
const widthOf = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollWidth);

async function addLine(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a line of coverage' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
}

describeInBrowser('the editor of a template in a window [F04]', () => {
  const stage = setStage();

  it('with four lines is at most 2,400 px tall, and its bar stays in the window', async () => {
    const dana = await stage.enterAt('Dana Okafor', '/app/templates');
    await dana.getByRole('link', { name: 'Trade contractors', exact: true }).click();
    await dana.getByRole('button', { name: 'Edit' }).click();
    await dana.getByRole('region', { name: 'General liability', exact: true }).waitFor();
    const lines = () => dana.getByRole('button', { name: /^Do not require/ }).count();
    for (const name of ['Cyber liability', 'Pollution liability', 'Liquor liability'])
      if ((await lines()) < 4) await addLine(dana, name);
    expect(await lines()).toBe(4);
    expect(await heightOf(dana)).toBeLessThanOrEqual(TALLEST);
    expect(await axeViolations(dana)).toEqual([]);
    const shown = dana.getByRole('button', { name: 'Save template' });
    expect(((await shown.boundingBox())?.y ?? Infinity) < 1000).toBe(true);
    await dana.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(dana)).toBeLessThanOrEqual(390);
    expect(((await shown.boundingBox())?.y ?? Infinity) < 844).toBe(true);
    expect(stage.faults()).toEqual([]);
  });
});
