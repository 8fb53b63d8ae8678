/** @run rest: sheets and files by the keyboard alone; page suites and calls drive each of them too. */
import { LARGEST_UPLOAD } from '@covertrail/domain/kernel/upload-kinds';
import { GRANITE_PEAK } from '@covertrail/demo/demo-people';
import type { Locator, Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { daysAgo, typedDay } from '../support/demo-days.js';
import { checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

/** The second column has a title that nobody guesses, and the second row an address that is none. */
const SUPPLIERS = 'Supplier Name,Where to write\nNord Fork Paving,office@nord-fork.test\nSouth Fork Paving,nowhere\n';
const BOOK = [
  'Client,Policy type,Policy number,NAIC,Effective date,Expiration date,GL each occurrence',
  `${GRANITE_PEAK.name},GL,GL-H12,90011,${typedDay(daysAgo(30))},${typedDay(daysAgo(-335))},1000000`,
].join('\n');
const HOLDERS = 'Who,Address,City,State,ZIP\nHafen Bank,1 Main St,Denver,CO,80202\n';

describeInBrowser('sheets and files by the keyboard alone [K05]', () => {
  const stage = setStage();
  let dana: Page;

  /** The first tab has the focus: as many presses of an arrow key as the tab stands after it. */
  const placeOfTab = async (page: Page, name: string) =>
    (await page.getByRole('tab').allInnerTexts()).findIndex((text) => text.trim() === name);
  const chooseFile = async (page: Page, button: Locator, name: string, text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await enterOn(page, button);
    await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };

  it('are suppliers, whose columns are mapped, and whose wrong rows are named [F06]', async () => {
    dana = await stage.enterAt('Dana Okafor', '/app/supplier-address-book');
    await enterOn(dana, dana.getByRole('button', { name: 'Upload…' }).first());
    const dialog = dana.getByRole('dialog', { name: 'Upload suppliers' });
    await chooseFile(dana, dialog.getByLabel(/^Spreadsheet/), 'suppliers.csv', SUPPLIERS);
    await choose(dana, dialog.getByRole('combobox', { name: 'E-mail', exact: true }), 'Where');
    await dialog.getByText(/1 supplier can be imported from 2 rows; 1 error found/).waitFor();
    await dialog.getByText('These rows are left out').waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    await enterOn(dana, dialog.getByRole('button', { name: 'Import 1 supplier', disabled: false }));
    await dialog.waitFor({ state: 'detached' });
    await typeInto(dana, dana.getByRole('textbox', { name: /^Search supplier/ }), 'Nord Fork');
    await dana.getByRole('row').filter({ hasText: 'Nord Fork Paving' }).waitFor();
  });

  it('are added to one by one, edited, found again and asked together [F06]', async () => {
    await enterOn(dana, dana.getByRole('button', { name: 'Add supplier' }).first());
    const added = dana.getByRole('dialog', { name: 'Add supplier' });
    await typeInto(dana, added.getByRole('textbox', { name: 'Supplier name' }), 'Nord Fork Fencing');
    await typeInto(dana, added.getByRole('textbox', { name: 'E-mail' }), 'office@nordfork.example');
    await enterOn(dana, added.getByRole('button', { name: 'Add supplier' }));
    await added.waitFor({ state: 'detached' });
    const row = dana.getByRole('row').filter({ hasText: 'Nord Fork Fencing' });
    const acts = row.getByRole('button', { name: 'Actions: Nord Fork Fencing' });
    await enterOn(dana, acts);
    await enterOn(dana, dana.getByRole('button', { name: 'Edit…', exact: true }));
    const edited = dana.getByRole('dialog', { name: 'Edit Nord Fork Fencing' });
    await typeInto(dana, edited.getByRole('textbox', { name: 'Contact' }), 'Jo Reed');
    await enterOn(dana, edited.getByRole('button', { name: 'Save' }));
    await edited.waitFor({ state: 'detached' });
    await acts.and(dana.locator(':focus')).waitFor();
    await typeInto(dana, dana.getByRole('textbox', { name: /^Search supplier/ }), 'Reed');
    await dana.getByRole('row').filter({ hasText: 'Nord Fork Paving' }).waitFor({ state: 'detached' });
    await checkBox(dana, row.getByRole('checkbox', { name: 'Choose Nord Fork Fencing' }));
    const chosen = dana.getByRole('region', { name: 'Chosen rows' });
    await enterOn(dana, chosen.getByRole('button', { name: 'Request coverage…' }));
    await dana.getByRole('dialog', { name: 'Request coverage' }).getByText('To 1 supplier that you chose.').waitFor();
    await dana.keyboard.press('Escape');
  });

  it('are certificate holders of a client, likewise [G08]', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/client-address-book');
    await enterOn(ines, ines.getByRole('button', { name: 'Upload…' }).first());
    const dialog = ines.getByRole('dialog', { name: 'Upload certificate holders' });
    await chooseFile(ines, dialog.getByLabel(/^Spreadsheet/), 'holders.csv', HOLDERS);
    await choose(ines, dialog.getByRole('combobox').first(), 'Who');
    await dialog.getByText(/1 certificate holder can be imported from 1 row/).waitFor();
    expect(await axeViolations(ines)).toEqual([]);
    await enterOn(ines, dialog.getByRole('button', { name: 'Import 1 certificate holder', disabled: false }));
    await dialog.waitFor({ state: 'detached' });
    await ines.getByRole('row').filter({ hasText: 'Hafen Bank' }).waitFor();
  });

  it('are documents, of which what does not fit is refused with its reason [C17]', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/my-policies');
    await enterOn(ines, ines.getByRole('link', { name: 'GL-91344', exact: true }));
    await tabTo(ines, ines.getByRole('tab', { selected: true }));
    for (let presses = await placeOfTab(ines, 'Documents'); presses > 0; presses -= 1)
      await ines.keyboard.press('ArrowRight');
    const chosen = ines.waitForEvent('filechooser');
    await enterOn(ines, ines.getByRole('button', { name: 'Choose files…' }));
    const pdf = { mimeType: 'application/pdf' };
    await (
      await chosen
    ).setFiles([
      { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('Dear') },
      { name: 'large.pdf', ...pdf, buffer: Buffer.alloc(LARGEST_UPLOAD + 1) },
      { name: 'broken.pdf', ...pdf, buffer: Buffer.from('%PDF-1.7 and nothing else') },
    ]);
    await ines.getByText('File not supported. Please upload image or pdf only, as mentioned above.').waitFor();
    await ines.getByText('File large.pdf size should be less than 20 MB !!').waitFor();
    for (const name of ['letter.docx', 'large.pdf', 'broken.pdf'])
      await enterOn(ines, ines.getByRole('button', { name: `Dismiss ${name}` }));
    await ines.getByText('letter.docx').waitFor({ state: 'detached' });
    expect(await axeViolations(ines)).toEqual([]);
  });

  it('are archives of a client’s certificates and of what is shared [C17]', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/agent-clients');
    await enterOn(priya, priya.getByRole('link', { name: GRANITE_PEAK.name, exact: true }));
    await enterOn(priya, priya.getByRole('button', { name: 'More', exact: true }));
    const ofClient = priya.waitForEvent('download');
    await enterOn(priya, priya.getByRole('button', { name: 'Download certificates' }));
    expect((await ofClient).suggestedFilename()).toMatch(/\.zip$/);
    await dana.goto('/app/suppliers');
    await typeInto(dana, dana.getByRole('main').getByRole('textbox').first(), GRANITE_PEAK.name);
    await enterOn(dana, dana.getByRole('link', { name: GRANITE_PEAK.name, exact: true }));
    await enterOn(dana, dana.getByRole('main').getByRole('link', { name: 'Documents', exact: true }));
    const shared = dana.waitForEvent('download');
    await enterOn(dana, dana.getByRole('button', { name: 'Download all' }));
    expect((await shared).suggestedFilename()).toMatch(/\.zip$/);
    expect(stage.faults()).toEqual([]);
  });

  it('are policies of an agency system, which are imported and taken back; others are verified again [H12]', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/agent-system-imports');
    await enterOn(priya, priya.getByRole('button', { name: 'Import a sheet…' }).first());
    const dialog = priya.getByRole('dialog', { name: 'Import from your agency system' });
    await choose(priya, dialog.getByRole('combobox', { name: 'System' }), 'Applied');
    await chooseFile(priya, dialog.getByLabel(/^Spreadsheet/), 'book.csv', BOOK);
    await enterOn(priya, dialog.getByRole('button', { name: 'Import 1 policy', disabled: false }));
    await enterOn(priya, priya.getByRole('button', { name: 'Take back the import of book.csv' }));
    const taking = priya.getByRole('dialog', { name: 'Take this import back?' });
    await taking.getByText('1 policy that it added is archived.').waitFor();
    await enterOn(priya, taking.getByRole('button', { name: 'Take back' }));
    await taking.waitFor({ state: 'detached' });
    await priya.goto('/app/agent-verify-again');
    const verified = priya.getByRole('table', { name: 'Verified policies' });
    await checkBox(priya, verified.getByRole('checkbox', { name: /^Choose policy/ }).first());
    await enterOn(
      priya,
      priya.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Verify again' }),
    );
    const question = priya.getByRole('dialog', { name: 'Verify 1 policy again?' });
    await enterOn(priya, question.getByRole('button', { name: 'Verify again' }));
    await priya.getByText('1 policy verified again.').waitFor();
  });
});
