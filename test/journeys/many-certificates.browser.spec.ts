import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { checkBox, enterOn, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const CLIENT = 'Granite Peak Demolition LLC';
/** Entries of the books that have no certificate in the demo world. */
const HOLDERS = ['First Prairie Bank', 'Great Divide Credit Union'];

describeInBrowser('certificates for many holders [E03]', () => {
  const stage = setStage();
  let priya: Page;

  it('are issued to the holders that an agent chooses by keyboard', async () => {
    priya = await stage.enter('Priya Raman');
    await priya.getByRole('link', { name: CLIENT }).click();
    await priya.waitForURL('**/app/agent-clients/*');
    await priya.goto(`${priya.url().replace(/\?.*/, '')}/certificates`);
    await enterOn(priya, priya.getByRole('button', { name: 'Issue to many…' }));
    for (const holder of HOLDERS) {
      await typeInto(priya, priya.getByRole('textbox', { name: 'Search by name, address or named insured' }), holder);
      await checkBox(priya, priya.getByRole('checkbox', { name: holder }));
    }
    await enterOn(priya, priya.getByRole('button', { name: 'Issue certificates…' }));
    const dialog = priya.getByRole('dialog', { name: 'Issue to 2 holders' });
    await dialog.getByText('The first of 2').waitFor();
    await enterOn(priya, dialog.getByRole('button', { name: 'Issue to 2 holders' }));
    await priya.getByText('All 2 had their turn. 2 issued, 0 had the same already, 0 not issued.').waitFor();
    for (const holder of HOLDERS) await priya.getByText(holder, { exact: true }).waitFor();
  });

  it('come as one archive', async () => {
    const saved = priya.waitForEvent('download');
    await enterOn(priya, priya.getByRole('button', { name: 'Download all' }));
    const archive = (await readFile(await (await saved).path())).toString('latin1');
    for (const holder of HOLDERS) expect(archive).toContain(`${holder} 25-`);
    expect(archive.match(/%PDF-/g)).toHaveLength(2);
  });

  it('are among the certificates of the client afterwards', async () => {
    await priya.getByRole('link', { name: 'Issued certificates' }).click();
    await priya.getByRole('region', { name: 'Issued to many holders' }).getByText('All 2 had their turn.').waitFor();
  });

  it('let nothing go wrong on the way', () => {
    expect(stage.faults()).toEqual([]);
  });
});
