import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'Granite Peak Demolition LLC';

describeInBrowser('pages on paper', () => {
  const stage = setStage();
  let dana: Page;

  /** What a reader of the paper must find, and what has no place on it. */
  const expectDocument = async (title: RegExp) => {
    await dana.emulateMedia({ media: 'print' });
    expect(await dana.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
    expect(await dana.locator('.print-head').innerText()).toMatch(/^Meridian Builders\s+\d{2}\/\d{2}\/\d{4}$/);
    expect(
      await dana
        .locator('.side, .top-bar, .crumbs, .supplier-links, main .ui.button')
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect((await dana.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
  };

  it('are, of Why, a document with all requirements unfolded and no controls [K05]', async () => {
    dana = await stage.enter('Dana Okafor');
    await dana.getByRole('link', { name: SUPPLIER, exact: true }).first().click();
    await dana.getByRole('link', { name: 'Why', exact: true }).click();
    await dana.getByRole('button', { name: /requirements met$/ }).waitFor();
    const met = dana.getByRole('button', { name: 'AM Best rating', exact: true }).first();
    expect(await met.isVisible()).toBe(false);
    await expectDocument(/^Why/);
    expect(await met.isVisible()).toBe(true);
  });

  it('are, of History, a document with all events and no controls [K05]', async () => {
    await dana.emulateMedia({ media: 'screen' });
    await dana.getByRole('link', { name: 'History', exact: true }).first().click();
    await dana.getByRole('region', { name: /^What happened/ }).waitFor();
    await expectDocument(/^History$/);
    expect(
      await dana
        .getByRole('button', { name: /earlier event/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });
});
