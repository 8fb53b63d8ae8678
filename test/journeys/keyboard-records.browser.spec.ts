/** @run rest: one person's work by the keyboard alone; what it does is driven by other journeys too. */
import { locationSheet } from '@covertrail/backend/features/location/testing/location-sheet';
import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const POLICY = 'GL-91344';
/** Some are still waiting when a person has chosen a file. */
const MANY_SHEETS = 20;
/** More than one page has. */
const YARDS = Array.from({ length: 12 }, (_, at) => String(71 + at));
/** Longer than the width of a dialog, and without a space where a line could end. */
const FILE = `inspection_${'of_the_whole_site_'.repeat(6)}2026.pdf`;

describeInBrowser('the records of an insured by the keyboard alone [K05]', () => {
  const stage = setStage();
  let ines: Page;
  let priya: Page;
  const button = (name: string | RegExp) => ines.getByRole('button', { name, exact: true });
  const menu = (list: string, entry: RegExp) =>
    enterOn(ines, ines.getByRole('navigation', { name: list }).getByRole('link', { name: entry }));
  /** From the tab that is open, as many presses of an arrow key as the other one stands after or before it, in a quick row. */
  const toTab = async (name: string) => {
    const tabs = ines.getByRole('tab');
    const open = ines.getByRole('tab', { selected: true });
    await tabTo(ines, open);
    const texts = (await tabs.allInnerTexts()).map((text) => text.trim());
    const presses = texts.indexOf(name) - texts.indexOf((await open.innerText()).trim());
    const key = presses > 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let press = 0; press < Math.abs(presses); press += 1) await ines.keyboard.press(key);
    await ines.getByRole('tab', { name, selected: true }).waitFor();
  };

  /** What happened to a policy, as its agent reads it. */
  const openHistory = async (policy: string) => {
    priya = await stage.enterAt('Priya Raman', `${policy}/history`);
    const happened = priya.getByRole('region', { name: 'What happened' });
    await happened.getByRole('listitem').first().waitFor();
    return happened;
  };

  it('begin with the notice of an insurer that AM Best does not know [C11]', async () => {
    ({ page: ines } = await stage.open());
    await ines.goto('/login');
    await enterOn(ines, button(/Ines Calder/));
    await menu('Main', /^My Policies/);
    await enterOn(ines, button('Add policy'));
    await tabTo(ines, ines.getByRole('combobox', { name: 'Insurer' }));
    await ines.keyboard.type('Nowhere Re');
    await enterOn(ines, button('Add another insurer'));
    const dialog = ines.getByRole('dialog', { name: 'Add an insurer' });
    await typeInto(ines, dialog.getByRole('textbox', { name: 'Insurer NAIC' }), '99123');
    await enterOn(ines, dialog.getByRole('button', { name: 'Add insurer' }));
    await dialog.waitFor({ state: 'detached' });
    await ines.getByRole('status').getByText('An AM Best rating is not available for this insurer').waitFor();
    await ines.getByRole('status').getByText('Exact match could not be found in AM Best data').waitFor();
  });

  it('have a document uploaded and given another type, which the history that its agent has open shows at once [C17] [J05]', async () => {
    await menu('Main', /^My Policies/);
    await enterOn(ines, ines.getByRole('dialog').getByRole('button', { name: /^(Leave|Discard)/ }));
    await enterOn(ines, ines.getByRole('link', { name: POLICY, exact: true }));
    await toTab('Documents');
    const happened = await openHistory(new URL(ines.url()).pathname);
    const chosen = ines.waitForEvent('filechooser');
    await enterOn(ines, button('Choose files…'));
    await (await chosen).setFiles({ name: FILE, mimeType: 'application/pdf', buffer: pdfOf('Inspection of the site') });
    await enterOn(ines, button(`Change the type of ${FILE}`));
    const question = ines.getByRole('dialog', { name: 'Change document type' });
    expect(await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await choose(ines, question.getByRole('combobox', { name: 'Document type' }), 'Certificate');
    await enterOn(ines, question.getByRole('button', { name: 'Change type', disabled: false }));
    await question.waitFor({ state: 'detached' });
    await ines
      .getByRole('listitem')
      .filter({ hasText: FILE })
      .getByText(/Certificate of insurance/)
      .waitFor();
    await happened.getByText(FILE).nth(1).waitFor();
    expect(await stage.reloaded()).toEqual([]);
  });

  it('have a sheet of locations previewed, whose place in the line is shown while others of the company are read [C06]', async () => {
    const request = ines.waitForRequest((sent) => sent.headers()['authorization'] !== undefined);
    await toTab('Locations');
    await enterOn(ines, button('Import…'));
    const dialog = ines.getByRole('dialog', { name: 'Import locations' });
    const policyId = new URL(ines.url()).pathname.split('/').at(-1)!;
    const sample = ines.waitForEvent('download');
    await enterOn(ines, dialog.getByRole('button', { name: /sample/i }));
    expect((await sample).suggestedFilename()).toMatch(/\.(csv|xlsx)$/);
    const before = sheetsInLine(policyId, (await request).headers()['authorization']!);
    const chosen = ines.waitForEvent('filechooser');
    await enterOn(ines, dialog.getByLabel(/^Spreadsheet/));
    await (await chosen).setFiles({ name: 'yards.csv', mimeType: 'text/csv', buffer: locationSheet(...YARDS) });
    await dialog.getByText(/^Your spreadsheet is number \d+ in the line\./).waitFor();
    await before.leave();
    await dialog.getByText(/12 locations can be imported/).waitFor();
    await enterOn(ines, dialog.getByRole('button', { name: 'Import 12 locations' }));
    await dialog.waitFor({ state: 'detached' });
    await ines.getByText('yards.csv: 12 locations added.').waitFor();
  });

  it('have these locations turned over page by page, searched and exported [C06]', async () => {
    await enterOn(ines, button('Page 2'));
    await button(/^82 18 Dock Street/).waitFor();
    await enterOn(ines, button('Page 1'));
    const search = ines.getByRole('textbox', { name: 'Search locations' });
    await typeInto(ines, search, '82');
    await ines.keyboard.press('Enter');
    await ines.getByText('Showing 1 - 1 of 1 locations').waitFor();
    await ines.keyboard.press('Escape');
    await button(/^71 18 Dock Street/).waitFor();
    for (const format of ['xlsx', 'csv']) {
      const saved = ines.waitForEvent('download');
      await enterOn(ines, button(`Export .${format}`));
      expect((await saved).suggestedFilename()).toBe(`locations.${format}`);
    }
  });

  it('have a location of them edited, and removed [C06]', async () => {
    await enterOn(ines, button(/^71 18 Dock Street/));
    await enterOn(ines, button('Edit location'));
    const form = ines.getByRole('dialog', { name: 'Policy Limit Form' });
    await typeInto(ines, form.getByLabel('Address 2'), 'Rear yard');
    await enterOn(ines, form.getByRole('button', { name: 'Submit & Close' }));
    await form.waitFor({ state: 'detached' });
    await button(/^71 18 Dock Street, Rear yard/).waitFor();
    await enterOn(ines, button('Remove…'));
    const question = ines.getByRole('dialog', { name: 'Remove location 71?' });
    await enterOn(ines, question.getByRole('button', { name: 'Remove location' }));
    await button(/^71 18 Dock Street/).waitFor({ state: 'detached' });
  });

  it('have the others removed by the undo of the import [C06]', async () => {
    await enterOn(ines, button('Undo import…'));
    const question = ines.getByRole('dialog', { name: 'Undo this import?' });
    await enterOn(ines, question.getByRole('button', { name: 'Undo import' }));
    await ines.getByText('The import of yards.csv was undone: 12 of 12 locations removed.').waitFor();
    await button(/^72 18 Dock Street/).waitFor({ state: 'detached' });
  });

  it('have a location added with a building and the limits of it [C06]', async () => {
    await enterOn(ines, button('Add location'));
    const form = ines.getByRole('dialog', { name: 'Policy Limit Form' });
    for (const [label, text] of [
      ['Location Number', '9'],
      ['Address 1', '4 Pier Road'],
      ['City', 'Denver'],
      ['State', 'CO'],
    ] as const)
      await typeInto(ines, form.getByLabel(label), text);
    await enterOn(ines, form.getByRole('button', { name: 'Add building' }));
    await typeInto(ines, form.getByLabel('Building Number'), 'B');
    await enterOn(ines, form.getByRole('button', { name: 'Add limit to building B' }));
    await choose(ines, form.getByRole('combobox', { name: 'Limit Category' }), 'Building');
    await choose(ines, form.getByRole('combobox', { name: 'Limit Type' }), 'Building Cov');
    await typeInto(ines, form.getByLabel('Limits', { exact: true }), '2500000');
    await typeInto(ines, form.getByLabel('Coinsurance %'), '90');
    await choose(ines, form.getByRole('combobox', { name: 'Valuation Type' }), 'Replacement');
    await choose(ines, form.getByRole('combobox', { name: 'Deductible Type' }), 'Percent');
    await typeInto(ines, form.getByLabel('Deductible %'), '2');
    await enterOn(ines, form.getByRole('button', { name: 'Add limit to building B' }));
    await enterOn(ines, form.getByRole('button', { name: 'Remove limit 2 of building B' }));
    await enterOn(ines, form.getByRole('button', { name: 'Add building' }));
    await enterOn(ines, form.getByRole('button', { name: 'Remove building 2' }));
    await enterOn(ines, form.getByRole('button', { name: 'Submit & Close' }));
    await form.waitFor({ state: 'detached' });
    await enterOn(ines, button(/^9 4 Pier Road/));
    const limits = ines.getByRole('table', { name: 'Limits of building B' });
    for (const text of ['$2,500,000', '90%', 'Replacement Cost', '2%'])
      await limits.getByRole('cell', { name: text }).waitFor();
  });

  it('have a policy issued again to a chosen requester, and to all who were not told of its last change [D12]', async () => {
    await toTab('Shares');
    await checkBox(ines, ines.getByRole('checkbox', { name: /^Tell / }));
    for (const act of [/^Issue again to 1 chosen requester$/, /^Issue again to all \d+ requesters? not told$/]) {
      await enterOn(ines, button(act));
      const dialog = ines.getByRole('dialog', { name: 'Issue again' });
      await dialog.getByText(/had their turn\. [1-9]\d* told, 0 told already, 0 not told/).waitFor();
      await ines.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await ines.getByText('Nothing changed').first().waitFor();
  });

  it('have all their locations but one shown to a requester [C06]', async () => {
    await enterOn(ines, button(/^Locations: \d+/).first());
    const dialog = ines.getByRole('dialog', { name: /^Locations that .* sees$/ });
    await checkBox(ines, dialog.getByRole('checkbox', { name: /^9 4 Pier Road/, checked: true }));
    await enterOn(ines, dialog.getByRole('button', { name: 'Save selection' }));
    await dialog.waitFor({ state: 'detached' });
    await ines.getByText(/ sees \d+ locations?\.$/).waitFor();
  });

  it('have their certificates requested of the agent, which issues all again [D12]', async () => {
    await toTab('Certificates');
    await enterOn(ines, button('Ask your agent to issue all again'));
    await ines.getByText('Your agent is asked to issue them again.').waitFor();
    await enterOn(priya, priya.getByRole('button', { name: /^Notifications, \d+ unread$/ }));
    const newest = priya.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await newest.getByText(/requests that you issue again/).waitFor();
    await enterOn(priya, newest.getByRole('button'));
    await enterOn(priya, priya.getByRole('button', { name: 'Issue all again' }));
    await priya.getByText(/^All \d+ had their turn\. [1-9]\d* issued, /).waitFor();
  });

  /** Sheets of the same company, which are read one after the other. */
  function sheetsInLine(policyId: string, authorization: string): { readonly leave: () => Promise<unknown> } {
    const leaving = new AbortController();
    const all = Array.from({ length: MANY_SHEETS }, () => {
      const body = new FormData();
      body.append('sheet', new Blob([new Uint8Array(locationSheet('72'))]), 'others.csv');
      const address = new URL(`/covertrail-api/policy/locations/import/preview/${policyId}`, stage.url);
      return fetch(address, { method: 'POST', body, headers: { authorization }, signal: leaving.signal });
    });
    const settled = Promise.allSettled(all);
    return {
      leave: () => {
        leaving.abort();
        return settled;
      },
    };
  }

  it('have the history of a policy stepped through, with its document [J05]', async () => {
    await enterOn(ines, button('History'));
    await ines.getByRole('region', { name: 'What happened' }).getByText(FILE).first().waitFor();
    const place = ines.getByText(/^Event \d+ of \d+$/);
    const last = Number(/of (\d+)/.exec(await place.innerText())![1]);
    await tabTo(ines, button('Previous event'));
    for (let step = last - 1; step > last - 4; step -= 1) {
      await ines.keyboard.press('Enter');
      await ines.getByText(`Event ${step} of ${last}`, { exact: true }).waitFor();
    }
    await enterOn(ines, button('Next event'));
    await ines.getByText(`Event ${last - 2} of ${last}`, { exact: true }).waitFor();
  });

  it('have the activity log narrowed and exported [J02]', async () => {
    await menu('Records', /^Activity Log/);
    await choose(ines, ines.getByRole('combobox', { name: 'About' }), 'Policies');
    await ines.waitForURL(/feature=policy/);
    await ines.getByRole('row').filter({ hasText: 'Client transfers' }).first().waitFor({ state: 'detached' });
    const saved = ines.waitForEvent('download');
    await enterOn(ines, button('Export'));
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    expect(stage.faults()).toEqual([]);
  });
});
