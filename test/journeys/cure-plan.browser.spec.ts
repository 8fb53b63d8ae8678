import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { openMenu } from '../support/menu.js';
import { askForCoverage } from '../support/requests.js';
import { goToSummary } from '../support/respond-steps.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'Granite Peak Demolition LLC';
const PROJECT = 'Riverfront Towers';
const SHOWN = 'GL-91344';

const badge = (page: Page) => page.getByRole('button', { name: /unread$|^No new notifications$/ });
const unreadOf = async (page: Page): Promise<number> =>
  Number(/, (\d+) unread/.exec((await badge(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
const steps = (page: Page, kind: string) =>
  page.getByRole('region', { name: kind }).getByRole('listitem').filter({ hasText: PROJECT });

describeInBrowser('the cheapest steps for all requesters [H10]', () => {
  const stage = setStage();
  let dana: Page;
  let ines: Page;
  let priya: Page;

  it('lead to the request that a share would answer', async () => {
    [dana, ines, priya] = await Promise.all([
      stage.enter('Dana Okafor'),
      stage.enter('Ines Calder'),
      stage.enter('Priya Raman'),
    ]);
    await askForCoverage(dana, SUPPLIER, PROJECT);
    await openMenu(ines, 'Cure Plan');
    await steps(ines, 'Share what exists')
      .getByRole('link', { name: /^Answer the request of/ })
      .first()
      .click();
    await ines.waitForURL('**/app/pending-requests/*');
    await ines.getByRole('checkbox', { name: SHOWN }).waitFor();
  });

  it('are fewer as soon as the agent answers with one policy', async () => {
    await openMenu(ines, 'Cure Plan');
    const shares = steps(ines, 'Share what exists');
    await shares.first().waitFor();
    const before = await shares.count();
    await openMenu(priya, 'Open Requests');
    await priya
      .getByRole('row')
      .filter({ hasText: SUPPLIER })
      .getByRole('button', { name: /^Respond: request/ })
      .click();
    await priya.getByRole('checkbox', { name: SHOWN }).waitFor();
    for (const box of await priya.getByRole('checkbox').all()) await box.uncheck();
    await priya.getByRole('checkbox', { name: SHOWN }).check();
    await priya.getByRole('button', { name: 'Next' }).click();
    await goToSummary(priya);
    await priya.getByRole('button', { name: 'Send 1 policy' }).click();
    await shares.nth(before - 1).waitFor({ state: 'detached' });
  });

  it('say whom each serves and who does it', async () => {
    const shares = steps(ines, 'Share what exists');
    await shares
      .getByRole('button', { name: /^Share: / })
      .first()
      .waitFor();
    await ines
      .getByText(/^You or Priya Raman, .* · for .*Riverfront Towers/)
      .first()
      .waitFor();
    await ines
      .getByText(/^Priya Raman, .* · for /)
      .first()
      .waitFor();
  });

  it('follow what is shared from there, also on the open page of the agent', async () => {
    await openMenu(priya, 'Clients');
    await priya.getByRole('link', { name: SUPPLIER }).first().click();
    await priya.getByRole('button', { name: 'More', exact: true }).click();
    await priya.getByRole('button', { name: 'Cure plan' }).click();
    const [shares, hers] = [steps(ines, 'Share what exists'), steps(priya, 'Share what exists')];
    await hers.first().waitFor();
    const before = await shares.count();
    expect(await hers.count()).toBe(before);
    await shares
      .getByRole('button', { name: /^Share: / })
      .first()
      .click();
    const dialog = ines.getByRole('dialog', { name: 'Share policy' });
    await dialog.getByText('will see this policy and every later change to it').waitFor();
    await dialog.getByRole('button', { name: 'Share policy' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const listed of [shares, hers]) await listed.nth(before - 1).waitFor({ state: 'detached' });
  });

  it('are sent after it was said who receives what, and the agent is notified on an open page', async () => {
    await badge(priya).waitFor();
    const before = await unreadOf(priya);
    await ines.getByRole('button', { name: /^Send to / }).click();
    const dialog = ines.getByRole('dialog', { name: /^Send the plan to / });
    await dialog.getByRole('listitem').filter({ hasText: 'Priya Raman' }).getByText('by mail').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: 'as a notification' }).waitFor();
    await dialog.getByRole('button', { name: 'Send plan' }).click();
    await ines.getByRole('button', { name: 'Sent today' }).waitFor();
    await priya.getByRole('button', { name: `Notifications, ${before + 1} unread` }).click();
    await priya
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: 'What your client lacks' })
      .first()
      .getByRole('button')
      .click();
    await priya.waitForURL('**/app/agent-clients/*/cure-plan');
    await priya.getByRole('heading', { level: 1, name: 'Cure Plan' }).waitFor();
  });

  it('did it all without a reload, an error or another host', async () => {
    expect(await stage.reloaded()).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
});
