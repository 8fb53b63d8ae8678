import type { Locator, Page } from 'playwright-core';
import { addDays } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { daysAgo, typedDay } from '../support/demo-days.js';
import { askForCoverage } from '../support/requests.js';
import { goToSummary } from '../support/respond-steps.js';
import type { Stage } from '../support/stage.js';

const SUPPLIER = 'Granite Peak Demolition LLC';
const SHORT = 'The general aggregate is short by $500,000';
const IN_FORCE = ['GL-91344', 'BA-33072', 'WC-60871', 'UM-AB123'];

/** The row of the supplier for one project, in the table of the dashboard. */
const tracked = (page: Page, project: string): Locator =>
  page
    .getByRole('table', { name: 'Suppliers', exact: true })
    .getByRole('row')
    .filter({ hasText: SUPPLIER })
    .filter({ hasText: project });

/** The request in the table of those that wait for an answer. Other clients of the agent may have been asked on the day of the run, too. */
const requestRow = (page: Page, client = ''): Locator =>
  page
    .getByRole('row')
    .filter({ hasText: 'Meridian Builders' })
    .filter({ hasText: 'Riverfront Towers' })
    .filter({ hasText: client });

/** A requester asks, the agent answers, the row turns, and the history shows why: each step on pages that stay open. */
export function mainJob(stage: Stage): void {
  const people = {} as Record<'dana' | 'danaWhy' | 'danaAsks' | 'priya' | 'ines', Page>;

  it('opens a page for each of the people', async () => {
    [people.dana, people.priya, people.ines] = await Promise.all([
      stage.enter('Dana Okafor'),
      stage.enter('Priya Raman'),
      stage.enter('Ines Calder'),
    ]);
    people.danaAsks = await stage.enterAt('Dana Okafor', '/app/request-coverage');
    const { dana, priya, ines } = people;
    await dana.getByRole('textbox', { name: 'Search suppliers' }).fill('Granite');
    await tracked(dana, 'Union Yard').getByText('Non-Compliant').waitFor();
    await priya.getByRole('link', { name: 'Open Requests' }).click();
    await priya.getByRole('heading', { level: 1, name: 'Open Requests' }).waitFor();
    await ines.getByRole('link', { name: 'My Policies', exact: true }).click();
    for (const number of IN_FORCE) await ines.getByRole('link', { name: number, exact: true }).waitFor();
    await ines.getByRole('link', { name: 'Open Requests' }).click();
    await ines.getByText('No open requests').waitFor();
  });

  it('has the requester ask the supplier, and the request arrives on the open pages of agent and insured', async () => {
    const { danaAsks, dana, priya, ines } = people;
    await askForCoverage(danaAsks, SUPPLIER, 'Riverfront Towers', 'Please show what covers the towers.');
    await danaAsks
      .getByRole('row')
      .filter({ hasText: SUPPLIER })
      .filter({ hasText: 'Riverfront Towers' })
      .getByText('Pending')
      .waitFor();
    for (const row of [requestRow(priya, SUPPLIER), requestRow(ines)]) await row.getByText('Action Required').waitFor();
    await tracked(dana, 'Riverfront Towers').waitFor();
  });

  it('has the agent answer with the verified policies in force', async () => {
    const { priya, ines, danaAsks } = people;
    await requestRow(priya, SUPPLIER)
      .getByRole('button', { name: /^Respond: request/ })
      .click();
    await priya.getByText('Please show what covers the towers.').waitFor();
    for (const number of IN_FORCE) await priya.getByRole('checkbox', { name: number }).check();
    // The policy that Granite Peak added itself waits for its approval.
    expect(await priya.getByRole('checkbox', { disabled: false }).count()).toBe(IN_FORCE.length);
    await priya.getByRole('checkbox', { name: 'CR-30655', disabled: true }).waitFor();
    await priya.getByRole('button', { name: 'Next' }).click();
    await priya.getByRole('textbox', { name: /note for the requester/ }).fill('All four in force.');
    await goToSummary(priya);
    await priya.getByRole('button', { name: 'Send 4 policies' }).click();
    await priya.getByRole('region', { name: 'What is missing' }).getByText('Non-Compliant').waitFor();
    await requestRow(ines).waitFor({ state: 'detached' });
    await danaAsks
      .getByRole('row')
      .filter({ hasText: SUPPLIER })
      .filter({ hasText: 'Riverfront Towers' })
      .getByText('Responded')
      .waitFor();
  });

  it('turns the row on the open dashboard, and says why in a sentence', async () => {
    const { dana } = people;
    const row = tracked(dana, 'Riverfront Towers');
    await row.getByText('Non-Compliant').waitFor();
    await row.getByText('12/14').waitFor();
    const supplier = await row.getByRole('link', { name: SUPPLIER, exact: true }).getAttribute('href');
    people.danaWhy = await stage.enterAt('Dana Okafor', `${supplier}/why`);
    await people.danaWhy.getByRole('heading', { level: 1, name: 'Why non-compliant?' }).waitFor();
    await people.danaWhy.getByText(SHORT).waitFor();
    await people.danaWhy.getByText('$1,500,000 of $2,000,000').waitFor();
    await people.danaWhy
      .getByRole('button', { name: /^General liability: / })
      .first()
      .click();
    await people.danaWhy
      .getByRole('link', { name: /^See in history: Granite Peak Demolition LLC shared General liability GL-91344/ })
      .waitFor();
  });

  it('turns both pages when the agent raises the limit from today on', async () => {
    const { dana, danaWhy, priya } = people;
    await priya.getByRole('link', { name: 'Clients' }).click();
    await priya.getByRole('link', { name: SUPPLIER }).click();
    await priya.getByRole('link', { name: 'GL-91344', exact: true }).click();
    await priya.getByRole('link', { name: 'Edit limits' }).click();
    await priya.getByRole('textbox', { name: 'General aggregate', exact: true }).fill('2,000,000');
    await priya.getByRole('button', { name: 'Save…' }).click();
    const question = priya.getByRole('dialog', { name: 'Save 1 change?' });
    await question
      .getByRole('listitem')
      .filter({ hasText: 'General aggregate' })
      .filter({ hasText: '$500,000' })
      .waitFor();
    await question.getByText('The policy changed on a specific date').click();
    await question.getByRole('button', { name: 'Save changes' }).click();
    await question.waitFor({ state: 'detached' });
    for (const project of ['Riverfront Towers', 'Union Yard'])
      await tracked(dana, project).getByText('14/14').waitFor();
    expect(await tracked(dana, 'Riverfront Towers').getByText('Non-Compliant').count()).toBe(0);
    await danaWhy.getByRole('heading', { level: 1, name: 'Why compliant?' }).waitFor();
    await danaWhy.getByText('Nothing to do').waitFor();
    expect(await danaWhy.getByText(SHORT).count()).toBe(0);
  });

  it('steps through the history with the keyboard, each event with what came after it', async () => {
    const { dana } = people;
    await tracked(dana, 'Union Yard')
      .getByRole('link', { name: `History of ${SUPPLIER}` })
      .click();
    await dana.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    const place = dana.getByText(/^Event \d+ of \d+$/);
    const last = Number(/of (\d+)/.exec(await place.innerText())![1]);
    await dana.getByRole('button', { name: 'Previous event' }).focus();
    for (let step = last - 1; step >= 1; step -= 1) {
      await dana.keyboard.press('Enter');
      await dana.getByText(`Event ${step} of ${last}`, { exact: true }).waitFor();
    }
    await dana.getByText('Before the first event').waitFor({ state: 'detached' });
    expect(await dana.getByRole('button', { name: 'Previous event' }).isDisabled()).toBe(true);
    const slider = dana.getByRole('slider', { name: 'True on' });
    await slider.focus();
    await dana.keyboard.press('End');
    await dana.getByRole('heading', { name: 'Status today' }).waitFor();
    await dana.keyboard.press('Shift+ArrowLeft');
    await dana.getByRole('heading', { name: /^Status on / }).waitFor();
  });

  it('shows a day of the lapse as it was and as it was shown, and the moment is in the address', async () => {
    const { dana } = people;
    const lapse = daysAgo(264);
    const day = addDays(lapse, 12);
    const panel = dana.getByRole('region', { name: `Status on ${dayText(day)}` });
    await dana.getByRole('textbox', { name: 'True on' }).fill(typedDay(day));
    await panel.getByText('Non-Compliant', { exact: true }).waitFor();
    await panel.getByText('On that day we showed Compliant.').waitFor();
    await panel.getByText(`${dayText(lapse)} to ${dayText(addDays(lapse, 38))}, 38 days`).waitFor();
    expect(new URL(dana.url()).searchParams.get('on')).toBe(day);
    await panel.getByRole('button', { name: `Show it as known on ${dayText(day)}` }).click();
    await panel.getByText('Compliant', { exact: true }).waitFor();
    await dana.getByRole('status').getByText('as known that day').waitFor();
    await dana.getByRole('button', { name: 'Back to today' }).click();
    await dana.getByRole('region', { name: 'Status today' }).getByText('Compliant', { exact: true }).waitFor();
  });

  it('compares two moments, and names what made the difference', async () => {
    const { dana } = people;
    const lapse = daysAgo(264);
    await dana.getByRole('textbox', { name: 'True on' }).fill(typedDay(addDays(lapse, 12)));
    await dana.getByRole('button', { name: 'Compare with…' }).click();
    const panel = dana.getByRole('region', { name: `What changed between ${dayText(addDays(lapse, 12))} and today` });
    const line = panel.getByRole('listitem').filter({ has: dana.getByRole('heading', { name: 'General liability' }) });
    await line.getByText('Fail', { exact: true }).waitFor();
    await line.getByText('Pass', { exact: true }).waitFor();
    await line
      .getByText(/on General liability GL-91344 was (raised|lowered) from/)
      .first()
      .waitFor();
    expect(new URL(dana.url()).searchParams.get('with')).not.toBeNull();
  });

  it('did it all without a reload, an error or another host', async () => {
    expect(await stage.reloaded()).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
}
