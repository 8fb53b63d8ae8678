/** @run rest: a whole sign-up in a browser, whose parts have suites of their own in the run before a commit */
import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const PASSWORD = 'Trombone&Kettle7';
const AGENT = 'pia.brandt@summitbrokers.example';

describeInBrowser('an agent without an account, whom an insured names [A08] [A11] [I01]', () => {
  const stage = setStage();

  it('signs up by the link of the mail on a phone, logs in, and sees the client', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/my-agent');
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
    await fillIn(pia, AGENCY);
    await choose(pia, pia.getByRole('combobox', { name: /Agency Management System/ }), 'HawkSoft');
    await acceptAndSend(pia);
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

  it('signs up without a link, and from the system of the agency, by the keyboard alone', async () => {
    const { page, faults } = await stage.open();
    for (const { at, email, more } of WITHOUT_A_LINK) {
      await page.goto(at);
      await typeInto(page, page.getByLabel('Email'), email);
      await page.keyboard.press('Enter');
      await enterOn(page, page.getByRole('button', { name: 'Create a new agency profile' }));
      await fillIn(page, AGENCY);
      await more(page);
      await acceptAndSend(page);
      await page.waitForURL(/\/registration-success$/);
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
});

/** Who comes by the log-in chooses the system, who comes from the system names the agency in it. */
const WITHOUT_A_LINK = [
  {
    at: '/sign-up-agent/new',
    email: 'ada.holm@northbrokers.example',
    more: async (page: Page) => {
      await choose(page, page.getByRole('combobox', { name: /Agency Management System/ }), 'Other');
      await typeInto(page, page.getByLabel(/Name of the system/), 'Broker Desk');
    },
  },
  {
    at: '/external-ams-signup?amsName=HawkSoft',
    email: 'ivo.lang@westbrokers.example',
    more: (page: Page) => typeInto(page, page.getByLabel(/AMS Agency ID/), 'HS-4711'),
  },
] as const;

async function fillIn(page: Page, fields: typeof AGENCY): Promise<void> {
  for (const [label, value] of fields) await typeInto(page, page.getByLabel(label), value);
}

/** The agreement opens when its box is checked; it is closed before the form is sent. */
async function acceptAndSend(page: Page): Promise<void> {
  await checkBox(page, page.getByLabel('I accept the License Agreement'));
  await enterOn(page, page.getByRole('button', { name: 'OK' }));
  expect(await axeViolations(page)).toEqual([]);
  await enterOn(page, page.getByRole('button', { name: 'Sign up' }));
}

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
