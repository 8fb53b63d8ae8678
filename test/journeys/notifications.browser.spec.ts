import type { Page } from 'playwright-core';
import { standsRightInAll } from '../support/appearances.js';
import { describeInBrowser } from '../support/browser.js';
import { enterOn, tabTo } from '../support/keyboard.js';
import { askForCoverage } from '../support/requests.js';
import { goToSummary } from '../support/respond-steps.js';
import { openFromMail } from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const menuButton = (page: Page) => page.getByRole('button', { name: /unread$|^No new notifications$/ });
const unreadOf = async (page: Page): Promise<number> =>
  Number(/, (\d+) unread/.exec((await menuButton(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

describeInBrowser('the notifications menu and the page of notifications [B02] [J04]', () => {
  const stage = setStage();
  let dana: Page;
  let ines: Page;

  it('counts one more as soon as it happens, and shows it on top', async () => {
    [dana, ines] = await Promise.all([stage.enter('Dana Okafor'), stage.enter('Ines Calder')]);
    await menuButton(ines).waitFor();
    const before = await unreadOf(ines);
    await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Airport Concourse C');
    await ines.getByRole('button', { name: `Notifications, ${before + 1} unread` }).click();
    const newest = ines.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await newest.getByText('Airport Concourse C').waitFor();
    await newest.getByText('Unread:').waitFor({ state: 'attached' });
  });

  it('leads where it belongs, and is read then', async () => {
    const before = await unreadOf(ines);
    await ines.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().getByRole('button').click();
    await ines.waitForURL('**/app/pending-requests/*');
    await ines.getByText('Airport Concourse C').first().waitFor();
    await ines
      .getByRole('button', { name: before === 1 ? 'No new notifications' : `Notifications, ${before - 1} unread` })
      .waitFor();
  });

  it('notifies the requester of the answer, and takes a person to the role that the page belongs to', async () => {
    await dana.getByRole('radiogroup', { name: 'Role' }).getByRole('radio', { name: 'Insured' }).click();
    await dana.waitForURL('**/app/shared-policies');
    await menuButton(dana).waitFor();
    const before = await unreadOf(dana);
    await ines.getByRole('button', { name: 'Decline…' }).click();
    const dialog = ines.getByRole('dialog', { name: 'Decline this request?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We do not work there.');
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await dana.getByRole('button', { name: `Notifications, ${before + 1} unread` }).waitFor();
    await menuButton(dana).click();
    await dana
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: 'Airport Concourse C' })
      .first()
      .getByRole('button')
      .click();
    await dana.waitForURL('**/app/suppliers/*/why');
    expect(await dana.getByRole('radio', { name: 'Requester' }).getAttribute('aria-checked')).toBe('true');
  });

  it('notifies the requester once of an answer and of the status that changed by it', async () => {
    await dana.getByRole('link', { name: 'Tracked Policies' }).first().click();
    await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Riverfront Towers');
    const before = await unreadOf(dana);
    const priya = await stage.enterAt('Priya Raman', '/app/agent-insured-requests');
    await priya
      .getByRole('row')
      .filter({ hasText: 'Granite Peak Demolition LLC' })
      .getByRole('button', { name: /^Respond: request/ })
      .click();
    await priya.getByText('Riverfront Towers').first().waitFor();
    await priya.getByRole('checkbox', { name: 'GL-91344' }).check();
    await priya.getByRole('button', { name: 'Next' }).click();
    await priya.getByRole('textbox', { name: /note for the requester/ }).fill('One of them.');
    await goToSummary(priya);
    await priya.getByRole('button', { name: /^Send \d/ }).click();
    const answered = dana.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await menuButton(dana).click();
    await answered.getByText(/answered request \d+ for Riverfront Towers .* changed from Not Known Yet to/).waitFor();
    await dana.getByRole('button', { name: `Notifications, ${before + 1} unread` }).waitFor();
    await answered.getByRole('button').click();
    await dana.waitForURL('**/app/suppliers/*/why');
  });

  it('leads the agent from the mail with what is missing to the summary of the client, by the keyboard alone [F07] [A11]', async () => {
    await enterOn(dana, dana.getByRole('button', { name: 'Send plan to agent' }));
    await dana.getByText('The plan was sent today').first().waitFor();
    const { page: agent, faults } = await stage.open();
    await openFromMail(agent, 'before your client “Granite Peak Demolition LLC” complies', /\/requestor-compliance#/);
    await agent.getByRole('heading', { name: 'Compliance summary of Granite Peak Demolition LLC' }).waitFor();
    await agent.getByText('Fail').first().waitFor();
    await standsRightInAll(agent);
    await enterOn(agent, agent.getByRole('link', { name: 'Login Now' }));
    await agent.waitForURL(/\/login$/);
    expect(faults).toEqual([]);
  });

  it('reminds an agent of what is past due, by mail and in the menu, which the keyboard alone follows [I06] [A11]', async () => {
    const { page: agent, faults } = await stage.open();
    await openFromMail(agent, 'Renewals of your clients that are past due', /\/activity-notes#/);
    const listed = agent.getByRole('list', { name: 'Past-due renewals' });
    await listed.getByText(/Crime .*44190, expired/).waitFor();
    await standsRightInAll(agent);
    await tabTo(agent, listed.getByRole('link', { name: /^Remove / }).first());
    await agent.keyboard.press('Enter');
    await agent.getByRole('heading', { level: 1, name: 'Remove Client' }).waitFor();
    expect(faults).toEqual([]);

    const priya = await stage.enter('Priya Raman');
    await enterOn(priya, menuButton(priya));
    await enterOn(priya, priya.getByRole('link', { name: 'All notifications' }));
    const reminder = priya.getByRole('listitem').filter({ hasText: /Expired, and not renewed: .*44190/ });
    await enterOn(priya, reminder.first().getByRole('button'));
    await priya.waitForURL(/\/app\/(agent-clients|policies)\//);
    await priya.getByText(/44190/).first().waitFor();
  });

  it('marks all as read, on the page and in the menu', async () => {
    const before = await unreadOf(ines);
    await dana.getByRole('link', { name: 'Tracked Policies' }).first().click();
    await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Union Yard, Phase 2');
    await ines.getByRole('button', { name: `Notifications, ${before + 1} unread` }).click();
    await ines.getByRole('link', { name: 'All notifications' }).click();
    await ines.getByRole('heading', { level: 1, name: 'All notifications' }).waitFor();
    await ines.getByRole('listitem').filter({ hasText: 'Unread:' }).first().waitFor();
    await ines.getByRole('button', { name: 'Mark all as read' }).click();
    await ines.getByText('All read').waitFor();
    await ines.getByRole('button', { name: 'No new notifications' }).waitFor();
    expect(await ines.getByText('Unread:').count()).toBe(0);
    expect(await stage.reloaded()).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
});
