/** @run rest: forms of rare lines and terms by the keyboard alone; page suites drive each of them too. */
import { GRANITE_PEAK } from '@covertrail/demo/demo-people';
import type { Page } from 'playwright-core';
import { addYears } from '@covertrail/domain/kernel/dates';
import { describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { checkBox, choose, enterOn, tabTo, typeDay, typeInto } from '../support/keyboard.js';
import { askForCoverage } from '../support/requests.js';
import { setStage } from '../support/stage.js';

/** So many lines of notes are more than their field grows to. */
const MANY_LINES = 9;
const PROPERTY = 'PR-66004';
const PROJECT = 'Riverfront Towers';

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

  it('are remarks, instructions and notes, whose field grows from two lines to six [C10] [C16]', async () => {
    await begin('General', 'GL-66003');
    await typeInto(ines, ines.getByRole('textbox', { name: 'Each occurrence', exact: true }), '1000000');
    await section('Additional Remarks');
    await enterOn(ines, ines.getByRole('button', { name: 'Add remark' }));
    await typeInto(ines, ines.getByRole('textbox', { name: 'Remark 1' }), 'All operations in Ohio.');
    await section('Instructions');
    await typeInto(ines, box('Instructions for this policy'), 'Send renewals to the office.');
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
    await add('General liability GL-66003', 'All operations in Ohio.', 'Send renewals to the office.', 'Line 1');
  });

  it('are the agency that manages a policy, and the agent there who handles it [C16]', async () => {
    await choose(ines, ines.getByRole('combobox', { name: 'Managing agency' }), 'Hollis');
    await ines.getByText('Hollis & Vance Insurance manages this policy.').waitFor();
    await choose(ines, ines.getByRole('combobox', { name: 'Agent and agency' }), 'Sofia');
    await ines.getByText('Sofia Lindqvist handles this policy.').waitFor();
  });

  it('are what an endorsement states: its scopes, count and text, and what its form says [C08]', async () => {
    await begin('General', 'GL-66005');
    await typeInto(ines, ines.getByRole('textbox', { name: 'Each occurrence', exact: true }), '1000000');
    const stated = region('Endorsements');
    const name = 'Additional insured, ongoing operations';
    await checkBox(ines, stated.getByRole('checkbox', { name }));
    await checkBox(ines, stated.getByRole('group', { name: `Scopes of ${name}` }).getByLabel('Ongoing Operations'));
    await typeInto(ines, stated.getByLabel('Count (# = Unlimited)'), '#');
    await typeInto(ines, stated.getByLabel('Endorsement text'), 'Where required by contract.');
    await enterOn(ines, stated.locator('summary').filter({ hasText: 'Advanced configuration' }));
    await typeInto(ines, stated.getByLabel('Policy number on the form'), 'GL-66005');
    await choose(ines, stated.getByRole('combobox', { name: 'Scheduled ongoing operations' }), 'Yes');
    await add('General liability GL-66005', name);
    await ines.getByText('Where required by contract.').waitFor({ state: 'attached' });
  });

  it('are the form of its certificate and a blanket of a property policy, which a limit of its location shares [C05] [C12]', async () => {
    await begin('Property', PROPERTY);
    await choose(ines, ines.getByRole('combobox', { name: 'Limit category' }), 'Buildings');
    await choose(ines, ines.getByRole('combobox', { name: 'Limit type' }), 'Building');
    await section('Default Forms');
    await choose(ines, ines.getByRole('combobox', { name: 'ACORD form' }), 'ACORD 28, L');
    await typeInto(ines, ines.getByRole('textbox', { name: 'Building', exact: true }), '2500000');
    await section('Blanket limits');
    await enterOn(ines, ines.getByRole('button', { name: 'Add blanket limit' }));
    await typeInto(ines, ines.getByRole('textbox', { name: 'Blanket number' }), 'B-1');
    await typeInto(ines, ines.getByRole('textbox', { name: 'Total blanket limit' }), '5000000');
    await add(`Property ${PROPERTY}`, '$5,000,000', 'ACORD 28, Loss Payee');
    await tabTo(ines, ines.getByRole('tab', { selected: true }));
    const tabs = await ines.getByRole('tab').allInnerTexts();
    const presses = tabs.findIndex((text) => text.trim() === 'Locations');
    for (let press = 0; press < presses; press += 1) await ines.keyboard.press('ArrowRight');
    await ines.getByRole('tab', { name: 'Locations', selected: true }).waitFor();
    await enterOn(ines, ines.getByRole('button', { name: 'Add location' }).first());
    const form = ines.getByRole('dialog', { name: 'Policy Limit Form' });
    await tabTo(ines, form.getByRole('combobox', { name: 'Place of another policy' }));
    await ines.keyboard.type('118 Fox');
    await ines.getByRole('option', { name: /^118 Fox Street, Denver, CO 80216 \(GL-91344\)$/ }).waitFor();
    await ines.keyboard.press('Enter');
    expect(await form.getByLabel('Address 1').inputValue()).toBe('118 Fox Street');
    for (const [label, text] of [
      ['Location Number', '1'],
      ['Address 1', '4 Pier Road'],
      ['City', 'Denver'],
      ['State', 'CO'],
    ] as const)
      await typeInto(ines, form.getByLabel(label), text);
    await enterOn(ines, form.getByRole('button', { name: 'Add limit to location' }));
    await choose(ines, form.getByRole('combobox', { name: 'Limit Category' }), 'Building');
    await choose(ines, form.getByRole('combobox', { name: 'Limit Type' }), 'Building Cov');
    await typeInto(ines, form.getByLabel('Limits', { exact: true }), '1000000');
    await choose(ines, form.getByRole('combobox', { name: 'Shared Blanket' }), 'B-1');
    await enterOn(ines, form.getByRole('button', { name: 'Submit & Close' }));
    await form.waitFor({ state: 'detached' });
    await enterOn(ines, ines.getByRole('button', { name: /4 Pier Road/ }));
    await ines.getByText('Shares blanket B-1').waitFor();
  });

  it('are an endorsement that its agent requests with the approval [C08]', async () => {
    const priya = await stage.enter('Priya Raman');
    await enterOn(priya, priya.getByRole('link', { name: GRANITE_PEAK.name, exact: true }));
    await enterOn(priya, priya.getByRole('link', { name: PROPERTY, exact: true }));
    await enterOn(priya, priya.getByRole('button', { name: 'More', exact: true }));
    await enterOn(priya, priya.getByRole('button', { name: 'Approve with endorsement request…' }));
    const dialog = priya.getByRole('dialog', { name: `Approve policy ${PROPERTY} with an endorsement request` });
    await checkBox(priya, dialog.getByRole('checkbox', { name: 'Loss payee' }));
    await enterOn(priya, dialog.getByRole('button', { name: 'Approve policy' }));
    await dialog.waitFor({ state: 'detached' });
    await priya.getByText(/^Requested with the approval: Loss payee\./).waitFor();
  });

  it('are the form of its certificate, chosen in the answer to a request, and a line that is unavailable [C12] [D11]', async () => {
    const dana = await stage.enterAt('Dana Okafor', '/app/manage-projects');
    await enterOn(dana, dana.getByRole('button', { name: new RegExp(`^Actions: .*${PROJECT}`) }));
    await enterOn(dana, dana.getByRole('button', { name: 'Certificate forms…' }));
    const wanted = dana.getByRole('dialog', { name: `Certificate forms of ${PROJECT}` });
    await choose(dana, wanted.getByRole('combobox', { name: 'Property', exact: true }), 'ACORD 27');
    await enterOn(dana, wanted.getByRole('button', { name: 'Save', disabled: false }));
    await wanted.waitFor({ state: 'detached' });
    await dana.goto('/app/request-coverage');
    await askForCoverage(dana, GRANITE_PEAK.name, PROJECT);
    await ines.goto('/app/pending-requests');
    const row = ines.getByRole('row').filter({ hasText: 'Meridian Builders' }).filter({ hasText: PROJECT });
    await enterOn(ines, row.first().getByRole('link').first());
    await checkBox(ines, ines.getByRole('checkbox', { name: PROPERTY }));
    await checkBox(ines, ines.getByRole('checkbox', { name: 'BA-33072', checked: true }));
    const next = async (title: string) => {
      await enterOn(ines, ines.getByRole('button', { name: 'Next' }));
      await ines.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    };
    await next('Remarks');
    await checkBox(ines, ines.getByRole('checkbox', { name: 'Auto liability is unavailable' }));
    await typeInto(ines, ines.getByRole('textbox', { name: 'Why is Auto liability unavailable?' }), 'We own none.');
    await next('Additional Documents');
    await next('Cert Holder Info');
    const forms = ines.getByRole('region', { name: 'Certificate forms' });
    await forms.getByText(/^The default of Meridian Builders\./).waitFor();
    await choose(ines, forms.getByRole('combobox', { name: 'Property' }), 'ACORD 24');
    await forms.getByText('Chosen for this answer.').waitFor();
    await next('Summary');
    await ines.reload();
    for (const text of [/ACORD 24/, /We own none\./]) await ines.getByText(text).first().waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
