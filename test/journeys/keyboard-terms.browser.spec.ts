/** @run rest: forms of rare lines and terms by the keyboard alone; page suites drive each of them too. */
import type { Page } from 'playwright-core';
import { addYears } from '@covertrail/domain/kernel/dates';
import { describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { checkBox, choose, enterOn, tabTo, typeDay, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

/** So many lines of notes are more than their field grows to. */
const MANY_LINES = 9;

describeInBrowser('the rarer terms of policies by the keyboard alone [K05]', () => {
  const stage = setStage();
  let ines: Page;
  const region = (name: string) => ines.getByRole('region', { name, exact: true });
  const section = (name: string) => enterOn(ines, ines.getByRole('button', { name, exact: true }));
  const box = (name: string) => ines.getByLabel(name, { exact: true });

  const begin = async (line: string, number: string) => {
    await ines.goto('/app/policies/new');
    await choose(ines, ines.getByRole('combobox', { name: 'Policy type' }), line);
    await typeInto(ines, ines.getByRole('textbox', { name: 'Policy number' }), number);
    await typeDay(ines, ines.getByRole('textbox', { name: 'Effective date' }), daysAgo(20));
    await typeDay(ines, ines.getByRole('textbox', { name: 'Expiration date' }), addYears(daysAgo(20), 1));
    await tabTo(ines, ines.getByRole('combobox', { name: 'Insurer' }));
    await ines.keyboard.type('Summit');
    await ines.getByRole('option', { name: /Summit Mutual/ }).waitFor();
    await ines.keyboard.press('Enter');
  };
  const add = async (title: string, ...texts: readonly string[]) => {
    await enterOn(ines, ines.getByRole('main').getByRole('button', { name: 'Add policy' }));
    await ines.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const text of texts) await ines.getByText(text).first().waitFor();
  };

  it('are MCS-90 and its amount, of an auto policy [C13]', async () => {
    ines = await stage.enter('Ines Calder');
    await begin('Auto', 'AU-66001');
    await typeInto(ines, ines.getByRole('textbox', { name: /^Combined single limit/ }), '1000000');
    await checkBox(ines, region('Coverage types').getByLabel('MCS-90', { exact: true }));
    await section('Further statements');
    await typeInto(ines, ines.getByRole('textbox', { name: 'MCS-90 amount' }), '750000');
    await add('Auto liability AU-66001', 'MCS-90', '$750,000');
  });

  it('are stop gap with its state, an excluded owner and an exception, of workers’ compensation [C09] [C13]', async () => {
    await begin('Workers', 'WC-66002');
    await checkBox(ines, region('Coverage types').getByLabel('Stop gap', { exact: true }));
    await checkBox(ines, region('Coverage types').getByLabel('Ohio', { exact: true }));
    await section('Exclusions');
    await checkBox(ines, box('Any Proprietor / Partner / Executive / Officer / Member Excluded?'));
    await checkBox(ines, ines.getByRole('radio', { name: 'Yes' }));
    await typeInto(ines, box('Comment'), 'The owner.');
    await section('Exceptions');
    await checkBox(ines, box('Coverage Types'));
    await ines.keyboard.press('Tab');
    await ines.keyboard.press('ArrowDown');
    expect(await ines.getByRole('radio', { name: 'Coverage Type Not Required' }).isChecked()).toBe(true);
    await add('Workers’ compensation WC-66002', 'Stop gap', 'The owner.', 'Coverage Type Not Required');
  });

  it('are remarks and notes, whose field grows from two lines to six [C10] [C16]', async () => {
    await begin('General', 'GL-66003');
    await typeInto(ines, ines.getByRole('textbox', { name: 'Each occurrence', exact: true }), '1000000');
    await section('Additional Remarks');
    await enterOn(ines, ines.getByRole('button', { name: 'Add remark' }));
    await typeInto(ines, ines.getByRole('textbox', { name: 'Remark 1' }), 'All operations in Ohio.');
    await section('Notes');
    const notes = region('Notes').getByRole('textbox');
    const lines = async () =>
      notes.evaluate((field: { readonly clientHeight: number }) => {
        const { getComputedStyle } = globalThis as unknown as {
          getComputedStyle(of: object): Readonly<Record<'lineHeight' | 'paddingTop' | 'paddingBottom', string>>;
        };
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
        return Math.round(
          (field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight),
        );
      });
    await tabTo(ines, notes);
    expect(await lines()).toBe(2);
    for (let line = 1; line <= MANY_LINES; line += 1) {
      await ines.keyboard.type(`Line ${line}`);
      if (line < MANY_LINES) await ines.keyboard.press('Enter');
    }
    expect(await lines()).toBe(6);
    await add('General liability GL-66003', 'All operations in Ohio.', 'Line 1');
    expect(stage.faults()).toEqual([]);
  });
});
