/** @run rest: one person's work by the keyboard alone; what it does is driven by other journeys too. */
import type { Page } from 'playwright-core';
import { addYears } from '@covertrail/domain/kernel/dates';
import { describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { checkBox, choose, enterOn, tabTo, typeDay, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const NUMBER = 'GL-88010';
const SUCCESSOR = 'GL-88011';

describeInBrowser('the policies of an insured by the keyboard alone [K05]', () => {
  const stage = setStage();
  let ines: Page;
  const field = (name: string) => ines.getByRole('textbox', { name });
  const list = (name: string) => ines.getByRole('combobox', { name });
  const menu = (entry: RegExp) =>
    enterOn(ines, ines.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }));
  const row = (number: string) => ines.getByRole('row').filter({ hasText: number });
  const act = async (number: string, name: string) => {
    await enterOn(ines, ines.getByRole('button', { name: `Actions: policy ${number}` }));
    await enterOn(ines, ines.getByRole('button', { name, exact: true }));
  };

  it('are reached from the log-in, and one is begun [C01]', async () => {
    const opened = await stage.open();
    ines = opened.page;
    await ines.goto('/login');
    await enterOn(ines, ines.getByRole('button', { name: /Ines Calder/ }));
    await menu(/^My Policies/);
    await enterOn(ines, ines.getByRole('button', { name: 'Add policy' }));
    await choose(ines, list('Policy type'), 'General');
    await typeInto(ines, field('Policy number'), NUMBER);
    await typeDay(ines, field('Effective date'), daysAgo(400));
    await typeDay(ines, field('Expiration date'), addYears(daysAgo(400), 1));
  });

  it('have their insurer chosen by a part of its name [C11]', async () => {
    await tabTo(ines, list('Insurer'));
    await ines.keyboard.type('Summit');
    await ines.getByRole('option', { name: /Summit Mutual/ }).waitFor();
    await ines.keyboard.press('ArrowDown');
    await ines.keyboard.press('Enter');
    expect(await list('Insurer').inputValue()).toMatch(/^Summit Mutual/);
  });

  it('have limits, shared aggregates, months of an extended reporting period and an exclusion stated [C09] [C13]', async () => {
    await choose(ines, list('Coverage trigger'), 'Claims');
    await typeInto(ines, ines.getByRole('textbox', { name: 'Each occurrence', exact: true }), '1000000');
    await typeInto(ines, ines.getByRole('textbox', { name: 'General aggregate', exact: true }), '2000000');
    await enterOn(ines, ines.getByRole('button', { name: 'Further statements' }));
    await choose(ines, list('Aggregate limits'), 'Shared');
    await typeInto(ines, field('Extended reporting period (months)'), '24');
    await enterOn(ines, ines.getByRole('button', { name: 'Exclusions' }));
    await checkBox(ines, ines.getByRole('checkbox', { name: 'Anything Excluded That This Line Usually Covers?' }));
    await checkBox(ines, ines.getByRole('radio', { name: 'Yes' }));
    await typeInto(ines, field('Comment'), 'Work above four floors.');
    await enterOn(ines, ines.getByRole('main').getByRole('button', { name: 'Add policy' }));
    await ines.getByRole('heading', { level: 1, name: `General liability ${NUMBER}` }).waitFor();
    for (const text of ['24 months', 'Work above four floors.', '$2,000,000'])
      await ines.getByText(text).first().waitFor();
  });

  it('are edited, which the list shows [C01]', async () => {
    await menu(/^My Policies/);
    await act(NUMBER, 'Edit');
    await enterOn(ines, ines.getByRole('link', { name: 'Edit limits' }));
    await typeInto(ines, ines.getByRole('textbox', { name: 'Each occurrence', exact: true }), '1500000');
    await enterOn(ines, ines.getByRole('button', { name: 'Save…' }));
    const question = ines.getByRole('dialog', { name: 'Save 1 change?' });
    await checkBox(ines, question.getByRole('radio').first());
    await enterOn(ines, question.getByRole('button', { name: 'Save changes', disabled: false }));
    await question.waitFor({ state: 'detached' });
    await ines.getByRole('status').getByText('Changes saved').waitFor();
    await ines.getByRole('button', { name: 'Save…' }).waitFor({ state: 'detached' });
    await ines.locator('a[aria-label="Edit limits"]:focus').waitFor();
  });

  it('lead to their documents from a row and from the page [C01]', async () => {
    const tab = ines.getByRole('tab', { name: 'Documents', selected: true });
    await menu(/^My Policies/);
    await act(NUMBER, 'Manage My Documents');
    await tab.waitFor();
    await ines.getByText('No documents yet').waitFor();
    await tabTo(ines, tab);
    await ines.keyboard.press('ArrowRight');
    await tab.waitFor({ state: 'detached' });
    await enterOn(ines, ines.getByRole('button', { name: 'More', exact: true }));
    await enterOn(ines, ines.getByRole('button', { name: 'Manage My Documents' }));
    await tab.and(ines.locator(':focus')).waitFor();
  });

  it('are replaced by a successor, which is canceled and archived [C01]', async () => {
    await menu(/^My Policies/);
    await act(NUMBER, 'Replace');
    await typeInto(ines, field('Policy number'), SUCCESSOR);
    await enterOn(ines, ines.getByRole('main').getByRole('button', { name: 'Replace policy' }));
    await ines.getByRole('heading', { level: 1, name: `General liability ${SUCCESSOR}` }).waitFor();
    await menu(/^My Policies/);
    await act(SUCCESSOR, 'Cancel…');
    const question = ines.getByRole('dialog');
    await typeInto(ines, question.getByRole('textbox', { name: /Reason/ }), 'Bound with another insurer.');
    await enterOn(ines, question.getByRole('button', { name: 'Cancel policy', disabled: false }));
    await question.waitFor({ state: 'detached' });
    await row(SUCCESSOR)
      .getByText(/Cancel/)
      .first()
      .waitFor();
    await act(SUCCESSOR, 'Archive…');
    await enterOn(ines, ines.getByRole('dialog').getByRole('button', { name: 'Archive policy' }));
    await row(SUCCESSOR).waitFor({ state: 'detached' });
    expect(stage.faults()).toEqual([]);
  });
});
