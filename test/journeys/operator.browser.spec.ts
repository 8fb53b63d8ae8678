import type { Locator, Page } from 'playwright-core';
import { standsRightInAll } from '../support/appearances.js';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { onDamagedLog } from '../support/damaged-scene.js';
import { setStage } from '../support/stage.js';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** The row of an order in the history, once it shows this outcome. */
const order = (page: Page, what: string, outcome: string): Locator =>
  region(page, 'History of orders').getByRole('row').filter({ hasText: what }).filter({ hasText: outcome });

const MOST_TURNS = 40;
const TURN_PX = 300;

/** A long table draws only the rows that are looked at: the wheel is turned until the button is one of them. */
async function scrollTo(page: Page, button: string): Promise<void> {
  await region(page, 'Parked events').getByRole('row').filter({ hasText: 'ProjectCreated' }).first().hover();
  for (
    let turns = 0;
    turns < MOST_TURNS && (await page.getByRole('button', { name: button }).count()) === 0;
    turns += 1
  ) {
    await page.mouse.wheel(0, TURN_PX);
    await page.evaluate('new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }
}

async function give(
  page: Page,
  button: string,
  { title, reason, confirm }: { readonly title: string; readonly reason: string; readonly confirm: string },
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A moment by the clock of the page, as its field takes it. */
const localMinute = (page: Page, at: number): Promise<string> =>
  page.evaluate(`new Date(${at} - new Date(${at}).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)`);

describeInBrowser('the operator’s page on a log with a damaged event [J03] [K04]', () => {
  const stage = setStage(onDamagedLog);
  let olga: Page;

  it('opens for the operator, and shows what runs', async () => {
    olga = await stage.enterAsOperator('Olga Ortiz');
    await region(olga, 'Views and reactions')
      .getByRole('row')
      .filter({ hasText: 'View · projects@' })
      .getByText('Live')
      .waitFor();
    await region(olga, 'Processes and leases').getByRole('row').filter({ hasText: 'backend' }).waitFor();
    await region(olga, 'History of orders').getByText('Nothing was ordered yet').waitFor();
  });

  it('has help by the keyboard alone, at any width, without a finding of axe [B08]', async () => {
    for (const width of [1440, 390]) {
      await olga.setViewportSize({ width, height: 900 });
      await olga.keyboard.press('?');
      const help = olga.getByRole('dialog', { name: 'Help: Operation' });
      await help.getByText('Does the product run as it should, and what needs a person?').waitFor();
      expect(await axeViolations(olga)).toEqual([]);
      await olga.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });
    }
    await olga.setViewportSize({ width: 1440, height: 900 });
  });

  it('builds a view again for a reason, and records who ordered it and how it ended', async () => {
    await olga.getByRole('button', { name: 'Build carriers again' }).click();
    const dialog = olga.getByRole('dialog', { name: 'Build carriers again' });
    await dialog.getByRole('button', { name: 'Build again' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The fold was corrected.');
    await dialog.getByRole('button', { name: 'Build again' }).click();
    await dialog.waitFor({ state: 'detached' });
    const done = order(olga, 'Rebuild', 'Done').filter({ hasText: 'carriers' });
    await done.getByText('The fold was corrected.').waitFor();
    await done.getByText('Olga Ortiz').waitFor();
  });

  it('reads a parked event, tries it again and goes on without it', async () => {
    await scrollTo(olga, 'Read ProjectCreated of projects');
    await olga.getByRole('button', { name: 'Read ProjectCreated of projects' }).click();
    const event = olga.getByRole('dialog', { name: 'ProjectCreated' });
    await event.getByText('Why it is parked: its checksum does not match what is stored.').waitFor();
    await event.getByText('What the event says cannot be read.').waitFor();
    await olga.keyboard.press('Escape');
    await event.waitFor({ state: 'detached' });
    await give(olga, 'Retry ProjectCreated of projects', {
      title: 'Try the event again',
      reason: 'A copy may have been put back.',
      confirm: 'Try again',
    });
    await order(olga, 'Retry of an event', 'Failed').getByText('A copy may have been put back.').waitFor();
    await give(olga, 'Skip ProjectCreated of projects', {
      title: 'Go on without the event',
      reason: 'There is no sound copy of it.',
      confirm: 'Skip the event',
    });
    await order(olga, 'Skip of an event', 'Done').getByText('There is no sound copy of it.').waitFor();
    await olga.getByRole('button', { name: 'Read ProjectCreated of projects' }).waitFor({ state: 'detached' });
    await olga.getByRole('button', { name: 'Read ProjectCreated of policies' }).waitFor();
  });

  it('plans maintenance by the keyboard, which whoever comes reads, until it is canceled [A13]', async () => {
    await enterOn(olga, olga.getByRole('button', { name: 'Plan maintenance' }));
    const dialog = olga.getByRole('dialog', { name: 'Plan maintenance' });
    const now = Date.now();
    for (const [label, at] of [
      ['From', now - 60_000],
      ['Until', now + 3_600_000],
    ] as const)
      await dialog.getByLabel(label).fill(await localMinute(olga, at));
    await dialog.getByLabel('Text for the people who wait').fill('The database moves.');
    expect(await axeViolations(olga)).toEqual([]);
    await enterOn(olga, dialog.getByRole('button', { name: 'Plan it' }));
    await dialog.waitFor({ state: 'detached' });
    const { page } = await stage.open();
    await page.goto('/login');
    await page.waitForURL('**/maintenance');
    await page.getByText('The database moves.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await enterOn(page, page.getByRole('link', { name: 'Log in to read' }));
    await enterOn(page, page.getByRole('link', { name: 'Forgot password?' }));
    await enterOn(page, page.getByRole('link', { name: 'Back to login' }));
    await page.getByRole('alert').getByText('Maintenance is in progress').waitFor();
    expect(await page.getByLabel('Email').isDisabled()).toBe(true);
    await standsRightInAll(page);
    await enterOn(page, page.getByRole('link', { name: 'log in to read' }));
    await enterOn(page, page.getByRole('button', { name: /^Priya Raman/ }));
    await page.waitForURL('**/app/agent-clients');
    await page.getByText(/The database moves\./).waitFor();
    await enterOn(olga, olga.getByRole('button', { name: /^Cancel the maintenance of/ }));
    await enterOn(olga, olga.getByRole('dialog').getByRole('button', { name: 'Cancel maintenance' }));
    await region(olga, 'Planned maintenance').getByText('Canceled').waitFor();
    await page.goto('/maintenance');
    await page.waitForURL('**/login');
  });

  it('is closed to people of companies, and companies’ pages to the operator', async () => {
    const dana = await stage.enter('Dana Okafor');
    await dana.goto('/admin');
    await dana.waitForURL('**/app/unauthorized-access');
    await olga.goto('/app/dashboard');
    await olga.waitForURL('**/admin');
    await olga.getByRole('heading', { level: 1, name: 'Operation' }).waitFor();
  });

  it('did it all without an error or another host', () => {
    expect(stage.faults()).toEqual([]);
  });
});
