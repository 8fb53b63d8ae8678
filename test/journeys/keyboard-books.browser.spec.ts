/** @run rest: sheets and files by the keyboard alone; page suites and calls drive each of them too. */
import type { Locator, Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { choose, enterOn, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

/** The second column has a title that nobody guesses, and the second row an address that is none. */
const SUPPLIERS = 'Supplier Name,Where to write\nNorth Fork Paving,office@north-fork.test\nSouth Fork Paving,nowhere\n';
const HOLDERS = 'Who,Address,City,State,ZIP\nHarbor Bank,1 Main St,Denver,CO,80202\n';

describeInBrowser('sheets and files by the keyboard alone [K05]', () => {
  const stage = setStage();

  const chooseFile = async (page: Page, button: Locator, name: string, text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await enterOn(page, button);
    await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };

  it('are suppliers, whose columns are mapped, and whose wrong rows are named [F06]', async () => {
    const dana = await stage.enter('Dana Okafor');
    await dana.goto('/app/supplier-address-book');
    await enterOn(dana, dana.getByRole('button', { name: 'Upload…' }).first());
    const dialog = dana.getByRole('dialog', { name: 'Upload suppliers' });
    await chooseFile(dana, dialog.getByLabel(/^Spreadsheet/), 'suppliers.csv', SUPPLIERS);
    await choose(dana, dialog.getByRole('combobox', { name: 'E-mail', exact: true }), 'Where');
    await dialog.getByText(/1 supplier can be imported from 2 rows; 1 error found/).waitFor();
    await dialog.getByText('These rows are left out').waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    await enterOn(dana, dialog.getByRole('button', { name: 'Import 1 supplier', disabled: false }));
    await dialog.waitFor({ state: 'detached' });
    await typeInto(dana, dana.getByRole('textbox', { name: /^Search supplier/ }), 'North Fork');
    await dana.getByRole('row').filter({ hasText: 'North Fork Paving' }).waitFor();
  });

  it('are certificate holders of a client, likewise [G08]', async () => {
    const ines = await stage.enter('Ines Calder');
    await ines.goto('/app/client-address-book');
    await enterOn(ines, ines.getByRole('button', { name: 'Upload…' }).first());
    const dialog = ines.getByRole('dialog', { name: 'Upload certificate holders' });
    await chooseFile(ines, dialog.getByLabel(/^Spreadsheet/), 'holders.csv', HOLDERS);
    await choose(ines, dialog.getByRole('combobox').first(), 'Who');
    await dialog.getByText(/1 certificate holder can be imported from 1 row/).waitFor();
    expect(await axeViolations(ines)).toEqual([]);
    await enterOn(ines, dialog.getByRole('button', { name: 'Import 1 certificate holder', disabled: false }));
    await dialog.waitFor({ state: 'detached' });
    await ines.getByRole('row').filter({ hasText: 'Harbor Bank' }).waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
