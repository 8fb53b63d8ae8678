import type { Page } from 'playwright-core';
import { addYears } from '@covertrail/domain/kernel/dates';
import { describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { openMenu } from '../support/menu.js';
import { setStage } from '../support/stage.js';

const NUMBER = 'GL-77001';
/** Of an empty form [C01]; the insurer's is ours. */
const MISSING = ['Please select a policy type.', 'Please enter policy number.', 'Please select an insurer.'];

describeInBrowser('a policy from its insured, and its approval by the agent [C01] [G02]', () => {
  const stage = setStage();
  let ines: Page;
  let priya: Page;
  /** The policy in the queue of the agent. */
  const inQueue = () =>
    priya.getByRole('list', { name: 'Policies to verify' }).getByRole('button').filter({ hasText: NUMBER });

  it('says what is missing, in the words of the specification', async () => {
    [ines, priya] = await Promise.all([stage.enter('Ines Calder'), stage.enter('Priya Raman')]);
    await openMenu(priya, 'Pending Approvals');
    await priya.getByRole('heading', { level: 1, name: 'Pending Approvals' }).waitFor();
    await openMenu(ines, 'My Policies');
    await ines.getByRole('button', { name: 'Add policy' }).click();
    await ines.getByRole('heading', { level: 1, name: 'Add policy' }).waitFor();
    await ines.getByRole('button', { name: 'Add policy' }).click();
    for (const message of MISSING) await ines.getByRole('alert').filter({ hasText: message }).waitFor();
  });

  it('refuses dates and limits that cannot be, at the field', async () => {
    await ines.getByRole('combobox', { name: 'Policy type' }).click();
    await ines.getByRole('option', { name: 'General liability' }).click();
    await ines.getByRole('textbox', { name: 'Policy number' }).fill(NUMBER);
    await ines.getByLabel('Effective date').fill(daysAgo(10));
    await ines.getByLabel('Expiration date').fill(daysAgo(20));
    await ines.getByRole('button', { name: 'Add policy' }).click();
    await ines.getByRole('alert').filter({ hasText: 'Expiration date must be after the effective date.' }).waitFor();
    await ines.getByRole('alert').filter({ hasText: 'Please enter at least one limit.' }).waitFor();
    await ines.getByRole('textbox', { name: 'Each occurrence', exact: true }).fill('a million');
    await ines.getByRole('alert').filter({ hasText: 'Please enter an amount in whole dollars.' }).waitFor();
  });

  it('adds what is right: unverified until the agent has seen it, whose open page shows it', async () => {
    await ines.getByLabel('Expiration date').fill(addYears(daysAgo(10), 1));
    await ines.getByRole('textbox', { name: 'Each occurrence', exact: true }).fill('1,000,000');
    await ines.getByRole('combobox', { name: 'Insurer' }).fill('Summit');
    await ines.getByRole('option', { name: /Summit Mutual/ }).click();
    await ines.getByRole('button', { name: 'Add policy' }).click();
    // Whoever leaves before the answer is asked whether to leave.
    await ines.getByRole('heading', { level: 1, name: `General liability ${NUMBER}` }).waitFor();
    await openMenu(ines, 'My Policies');
    await ines.getByRole('row').filter({ hasText: NUMBER }).getByText('Unverified').waitFor();
    await inQueue().filter({ hasText: 'Granite Peak Demolition LLC' }).waitFor();
    await priya.getByRole('tab', { name: /Policy Verification [1-9]/ }).waitFor();
  });

  it("turns on the insured's open page when the agent approves it", async () => {
    await inQueue().click();
    const item = priya.getByRole('article', { name: new RegExp(NUMBER) });
    await item.getByRole('region', { name: 'New policy' }).getByText('$1,000,000').first().waitFor();
    await item.getByText('No requester is shown this policy, so nobody sees a difference.').waitFor();
    await item.getByRole('button', { name: 'Approve' }).click();
    await inQueue().waitFor({ state: 'detached' });
    await ines.getByRole('row').filter({ hasText: NUMBER }).getByText('Active').waitFor();
  });

  it('is canceled by the insured with its reason and effect', async () => {
    await ines.getByRole('button', { name: `Actions: policy ${NUMBER}` }).click();
    await ines.getByRole('button', { name: 'Cancel…' }).click();
    const dialog = ines.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Bound with another insurer.');
    await dialog.getByRole('button', { name: 'Cancel policy' }).click();
    await dialog.waitFor({ state: 'detached' });
    await ines
      .getByRole('row')
      .filter({ hasText: NUMBER })
      .getByText(/Cancel/)
      .first()
      .waitFor();
    expect(await stage.reloaded()).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
});
