import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { choose } from '../support/keyboard.js';
import { openMenu } from '../support/menu.js';
import { setStage } from '../support/stage.js';

const CLIENT = 'Granite Peak Demolition LLC';
const INVITED = 'Keystone Risk Partners';
/** Of Hollis & Vance, of Front Range, and of no agency. */
const [LIABILITY, POLLUTION, CRIME] = ['GL-91344', 'CPL-71903', 'CR-30655'];

const own = (page: Page, policyNumber: string) => page.getByRole('link', { name: policyNumber, exact: true });
const ofOthers = (page: Page) => page.getByRole('region', { name: 'Policies of other agencies' });
const masked = (page: Page, policyNumber: string) =>
  ofOthers(page)
    .getByRole('listitem')
    .filter({ hasText: policyNumber.slice(-5) });

describeInBrowser('the agencies of one insured on their pages [C15] [C16]', () => {
  const stage = setStage();
  const pages = {} as Record<'ines' | 'priya' | 'ruth' | 'jonah', Page>;

  it('shows each agency its own policies and those of no agency, and of the others the end of a number', async () => {
    [pages.ines, pages.priya, pages.ruth, pages.jonah] = await Promise.all([
      stage.enterAt('Ines Calder', '/app/my-agent'),
      stage.enterAt('Priya Raman', '/app/agent-clients'),
      stage.enterAt('Ruth Abebe', '/app/agent-clients'),
      stage.enterAt('Jonah Aldana', '/app/agent-clients'),
    ]);
    const { priya, ruth, jonah } = pages;
    for (const page of [priya, ruth]) await page.getByRole('link', { name: CLIENT }).click();
    await own(priya, LIABILITY).waitFor();
    await own(ruth, POLLUTION).waitFor();
    for (const page of [priya, ruth]) await own(page, CRIME).waitFor();
    await masked(priya, POLLUTION).getByText('Policy of another agency').waitFor();
    await masked(ruth, LIABILITY).getByText('Policy of another agency').waitFor();
    for (const [page, hidden] of [
      [priya, POLLUTION],
      [ruth, LIABILITY],
    ] as const)
      expect(await page.getByText(hidden).count()).toBe(0);
    await jonah.getByRole('table', { name: 'Clients' }).waitFor();
    expect(await jonah.getByRole('row').filter({ hasText: CLIENT }).count()).toBe(0);
  });

  it('gives the client at once to a further agency that the insured invites, beside the others', async () => {
    const { ines, jonah } = pages;
    const agencies = ines.getByRole('region', { name: 'Your agencies' });
    await agencies.getByText('No agency manages 1 policy').waitFor();
    await ines.getByRole('textbox', { name: 'Email of the agent' }).fill('jonah.aldana@keystone.example');
    await ines.getByRole('button', { name: 'Invite agent' }).click();
    await agencies.getByRole('listitem').filter({ hasText: INVITED }).getByText('keystone.example').first().waitFor();
    await jonah.getByRole('row').filter({ hasText: CLIENT }).getByRole('link', { name: CLIENT }).click();
    await own(jonah, CRIME).waitFor();
    for (const policyNumber of [LIABILITY, POLLUTION]) await masked(jonah, policyNumber).waitFor();
  });

  it('leaves a policy to the agency that the insured chooses by the keyboard, on all open pages', async () => {
    const { ines, priya, ruth, jonah } = pages;
    await openMenu(ines, 'My Policies');
    await own(ines, CRIME).click();
    await choose(ines, ines.getByRole('combobox', { name: 'Managing agency' }), INVITED);
    for (const page of [priya, ruth]) {
      await masked(page, CRIME).waitFor();
      await own(page, CRIME).waitFor({ state: 'detached' });
    }
    await own(jonah, CRIME).waitFor();
  });

  it('goes on with the others when the insured ends one', async () => {
    const { ines, priya, ruth, jonah } = pages;
    await openMenu(ines, 'My Agent');
    await ines.getByRole('button', { name: `End representation by ${INVITED}` }).click();
    const dialog = ines.getByRole('dialog');
    await dialog.getByText('1 policy that it manages: no agency manages it').waitFor();
    await dialog.getByRole('button', { name: 'End representation' }).click();
    await dialog.waitFor({ state: 'detached' });
    await jonah.getByText('Not a client of your agency').waitFor();
    for (const page of [priya, ruth]) await own(page, CRIME).waitFor();
    await own(priya, LIABILITY).waitFor();
    await own(ruth, POLLUTION).waitFor();
  });

  it('did it all without a reload or an error', async () => {
    expect(await stage.reloaded()).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
});
