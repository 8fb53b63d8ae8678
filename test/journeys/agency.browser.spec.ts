/** @run rest: a whole sign-up in a browser, whose parts have suites of their own in the run before a commit */
import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const PASSWORD = 'Trombone&Kettle7';
const AGENT = 'pia.brandt@summitbrokers.example';

describeInBrowser('an agent without an account, whom an insured names [A08] [A11] [I01]', () => {
  const stage = setStage();

  it('signs up by the link of the mail on a phone, logs in, and sees the client', async () => {
    const ines = await stage.enter('Ines Calder');
    await ines.goto('/app/my-agent');
    await ines.getByLabel(/^Email of (the|your) agent/).fill(AGENT);
    await enterOn(ines, ines.getByRole('button', { name: 'Invite agent' }));
    await ines.getByText(/^This agent has no account yet/).waitFor();
    await ines.getByRole('list', { name: 'Invited agents' }).getByText(AGENT, { exact: true }).waitFor();
    expect(await axeViolations(ines)).toEqual([]);

    const { page: pia, faults } = await stage.open({ viewport: { width: 390, height: 800 } });
    const link = await mailedLink(pia, AGENT);
    await pia.goto(link);
    await pia.getByText(/^Granite Peak Demolition LLC names/).waitFor();
    expect(await axeViolations(pia)).toEqual([]);
    await enterOn(pia, pia.getByRole('button', { name: 'Create a new agency profile' }));
    for (const [label, value] of AGENCY) await pia.getByLabel(label).fill(value);
    await pia.getByRole('combobox', { name: /Agency Management System/ }).focus();
    await pia.keyboard.press('ArrowDown');
    await pia.getByRole('option', { name: 'HawkSoft' }).click();
    await pia.getByLabel('I accept the License Agreement').press('Space');
    await enterOn(pia, pia.getByRole('button', { name: 'OK' }));
    expect(await axeViolations(pia)).toEqual([]);
    await enterOn(pia, pia.getByRole('button', { name: 'Sign up' }));
    await pia.getByRole('heading', { name: 'Activation Successful' }).waitFor();
    expect(await axeViolations(pia)).toEqual([]);

    await enterOn(pia, pia.getByRole('button', { name: 'Back to login' }));
    await pia.getByLabel('Email').fill(AGENT);
    await pia.getByLabel('Password').fill(PASSWORD);
    await pia.keyboard.press('Enter');
    await pia.waitForURL(/\/app\/agent-clients$/);
    await pia.getByText('Granite Peak Demolition LLC').first().waitFor();
    await ines.getByText('Summit Brokers').first().waitFor();
    expect(faults).toEqual([]);

    await pia.goto(link);
    await pia.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  });
});

const AGENCY = [
  ['First name', 'Pia'],
  ['Last name', 'Brandt'],
  ['Agent Phone', '3035550134'],
  [/^Password/, PASSWORD],
  ['Confirm Password', PASSWORD],
  ['Agency Name', 'Summit Brokers'],
  ['Address 1', '12 Wynkoop Street'],
  ['City', 'Denver'],
  ['State', 'CO'],
  ['Zip Code', '80202'],
] as const;

/** The address of the link in the mail to an agent. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await page.goto('/dev/mailbox');
  const link = page
    .getByRole('region')
    .filter({ hasText: email })
    .getByRole('link', { name: /\/sign-up-agent#/ });
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
