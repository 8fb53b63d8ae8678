import type { Page } from 'playwright-core';
import { GRANITE_PEAK } from '@covertrail/demo/demo-people';
import { addDays } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { enterOn, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'Granite Peak Demolition LLC';
const POLICY = 'WC-60871';
/** The first day without cover; the supplier was compliant until 21 days ago. */
const CANCELED = daysAgo(40);
/** Its general aggregate was cut 20 days ago, which was recorded eight days later; in between a certificate was issued. */
const CUT = 'GL-91344';
/** Had lapsed for a week when the supplier was announced as compliant. */
const ANNOUNCED = '33072';
const OPEN = '/app/corrections?state=open&keyword=Granite';

const badge = (page: Page) => page.getByRole('button', { name: /unread$|^No new notifications$/ });
const unreadOf = async (page: Page): Promise<number> =>
  Number(/, (\d+) unread/.exec((await badge(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
const openRows = (page: Page) =>
  page.getByRole('table', { name: 'Corrections' }).getByRole('row').filter({ hasText: SUPPLIER });

describeInBrowser('a cancellation that is recorded late [H13]', () => {
  const stage = setStage();
  let dana: Page;
  let list: Page;
  let priya: Page;

  it('notifies the requester, on its open page, of what was not true', async () => {
    [dana, priya] = await Promise.all([stage.enter('Dana Okafor'), stage.enter('Priya Raman')]);
    list = await stage.enterAt('Dana Okafor', OPEN);
    await openRows(list).first().waitFor();
    await badge(dana).waitFor();
    const before = await unreadOf(dana);
    await priya.getByRole('link', { name: SUPPLIER }).click();
    await priya.getByRole('link', { name: POLICY, exact: true }).click();
    await priya.getByRole('button', { name: 'More', exact: true }).click();
    await priya.getByRole('button', { name: 'Cancel policy…' }).click();
    const dialog = priya.getByRole('dialog', { name: `Cancel policy ${POLICY}?` });
    await dialog.getByLabel(/First day without cover/).fill(CANCELED);
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Not paid.');
    await dialog.getByRole('button', { name: 'Cancel policy' }).click();
    await dialog.waitFor({ state: 'detached' });
    await dana.getByRole('button', { name: `Notifications, ${before + 1} unread` }).click();
    await dana
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: 'A past status was not true' })
      .first()
      .getByRole('button')
      .click();
    await dana.waitForURL('**/app/suppliers/*/corrections/*');
  });

  it('says which days were wrong, and why', async () => {
    const said = dana.getByRole('region', { name: 'What was not true' });
    const until = addDays(daysAgo(20), -1);
    await said
      .getByText(`was shown as Compliant from ${dayText(CANCELED)} to ${dayText(until)}, and was Non-Compliant`)
      .waitFor();
    await said.getByText(`${POLICY} was canceled on ${dayText(CANCELED)}: Not paid.`).waitFor();
    await dana
      .getByRole('region', { name: 'Requirements' })
      .getByText(`${POLICY} was canceled on ${dayText(CANCELED)}.`)
      .first()
      .waitFor();
    await said.getByRole('button', { name: 'As known then' }).click();
    await dana
      .getByRole('region', { name: `Status on ${dayText(CANCELED)}` })
      .getByRole('link', { name: 'What the correction changed' })
      .last()
      .click();
    await said.getByText('Because').waitFor();
  });

  it('is the same on the agent’s page, without what is the requester’s to do', async () => {
    await priya.goto(new URL(new URL(dana.url()).pathname, stage.url).href);
    await priya.getByRole('region', { name: 'What was not true' }).getByText(`${POLICY} was canceled on`).waitFor();
    expect(await priya.getByRole('button', { name: 'Acknowledge…' }).count()).toBe(0);
  });

  it('names a certificate of those days to its agent, who issues it again by the keyboard alone', async () => {
    await priya.goto(`/app/agent-clients/${GRANITE_PEAK.companyId}/corrections`);
    const row = priya.getByRole('row').filter({ hasText: CUT }).first();
    await enterOn(priya, row.getByRole('link').first());
    const panel = priya.getByRole('region', { name: 'Certificates that are not true any more' });
    await panel.getByText(`issued on ${dayText(daysAgo(16))}, is not true any more.`).waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    await enterOn(priya, panel.getByRole('button', { name: /^Issue .* again$/ }));
    await panel.getByText(/It was issued again on/).waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
  });

  it('is exported by the keyboard alone', async () => {
    await enterOn(dana, dana.getByRole('button', { name: 'Export', exact: true }));
    const saved = dana.waitForEvent('download');
    await enterOn(dana, dana.getByRole('dialog', { name: 'Export as' }).getByRole('button', { name: /csv/i }));
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  });

  it('is acknowledged by the keyboard alone, and leaves the list that is open elsewhere; so do all others, until it is empty', async () => {
    const acknowledge = async (page: Page) => {
      await enterOn(page, page.getByRole('button', { name: 'Acknowledge…' }));
      const dialog = page.getByRole('dialog', { name: 'Acknowledge this correction?' });
      await typeInto(page, dialog.getByRole('textbox', { name: 'Comment' }), 'The site manager knows.');
      await enterOn(page, dialog.getByRole('button', { name: 'Acknowledge' }));
      await page.getByText(/^Acknowledged by Dana Okafor/).waitFor();
    };
    const newest = openRows(list).filter({ hasText: POLICY });
    await newest.waitFor();
    await acknowledge(dana);
    await newest.waitFor({ state: 'detached' });
    for (let left = await openRows(list).count(); left > 0; left -= 1) {
      await dana.goto(new URL(OPEN, stage.url).href);
      await openRows(dana).first().getByRole('link', { name: SUPPLIER }).click();
      await acknowledge(dana);
      await openRows(list)
        .nth(left - 1)
        .waitFor({ state: 'detached' });
    }
    await list.getByText('No corrections match').waitFor();
    expect(stage.faults()).toEqual([]);
  });

  it('is notified again by the keyboard alone, where its supplier was notified of what was not true', async () => {
    const ines = await stage.enter('Ines Calder');
    await badge(ines).waitFor();
    const before = await unreadOf(ines);
    await dana.goto(new URL('/app/corrections?keyword=Granite', stage.url).href);
    const row = openRows(dana).filter({ hasText: ANNOUNCED }).filter({ hasText: 'was canceled' });
    await enterOn(dana, row.getByRole('link', { name: /^\d+ notices?$/ }));
    const panel = dana.getByRole('region', { name: 'Notices that were not true' });
    await panel.getByText(`Sent to ${SUPPLIER}`).waitFor();
    await enterOn(dana, panel.getByRole('button', { name: 'Notify again…' }));
    const dialog = dana.getByRole('dialog', { name: 'Notify again?' });
    await enterOn(dana, dialog.getByRole('button', { name: 'Notify again' }));
    await panel.getByText(/^Notified again by Dana Okafor/).waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
    await enterOn(ines, ines.getByRole('button', { name: `Notifications, ${before + 1} unread` }));
    const newest = ines.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await newest.getByText(`notifies you again: ${SUPPLIER}, for Union Yard`).waitFor();
    expect(stage.faults()).toEqual([]);
  });

  it('is in the activity log of both sides', async () => {
    for (const page of [dana, priya]) {
      await page.getByRole('link', { name: 'Activity Log' }).click();
      await page
        .getByText(/because the cancellation of/)
        .first()
        .waitFor();
    }
  });
});
