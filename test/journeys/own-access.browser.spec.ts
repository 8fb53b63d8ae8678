/** @run rest: people in several browsers, whose parts have suites of their own in the run before a commit */
import { newId } from '@covertrail/platform/ids/ids';
import { axeViolations, describeInBrowser, logInAs } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

/** The address by which a dashboard elsewhere leads an agent to a client. */
const dashboardOf = (company: string): string =>
  `/app/dashboard?${Buffer.from(`token=abc&company=${company}`).toString('base64url')}`;

describeInBrowser('a person in two browsers [A17]', () => {
  const stage = setStage();

  it('ends the session of the other one, which is at the log-in at once', async () => {
    const [here, there] = [await stage.open(), await stage.open({ viewport: { width: 390, height: 800 } })];
    for (const { page } of [here, there]) await logInAs(page, 'Dana Okafor');
    await here.page.goto('/app/myProfile/security');
    const sessions = here.page.getByRole('list', { name: 'Open sessions' });
    expect(await axeViolations(here.page)).toEqual([]);
    await enterOn(here.page, sessions.getByRole('button', { name: /^End the session/ }).first());
    await there.page.getByRole('button', { name: 'Login Again' }).or(there.page.getByLabel('Email')).first().waitFor();
    await sessions.getByText('This session').waitFor();
    expect(here.faults).toEqual([]);
  });
});

describeInBrowser('an agent whom a dashboard elsewhere leads to a client [A06]', () => {
  const stage = setStage();

  it('acts for the client, says so on each page, and ends it; a link to another company begins nothing', async () => {
    const { page: priya, faults } = await stage.open();
    await logInAs(priya, 'Priya Raman');
    await priya.getByRole('link', { name: 'Granite Peak Demolition LLC' }).first().click();
    await priya.waitForURL(/\/app\/agent-clients\/[0-9a-f-]{36}/);
    const client = /agent-clients\/([0-9a-f-]{36})/.exec(priya.url())?.[1] ?? '';

    const { page: elsewhere } = await stage.open();
    await elsewhere.goto(dashboardOf(client));
    await elsewhere.getByRole('button', { name: /Priya Raman/ }).click();
    const banner = elsewhere.getByText(/^You act for/);
    await banner.getByText('Granite Peak Demolition LLC').waitFor();
    expect(await axeViolations(elsewhere)).toEqual([]);
    await elsewhere.getByRole('link', { name: 'Activity Log' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'Activity Log' }).waitFor();
    await enterOn(elsewhere, elsewhere.getByRole('button', { name: 'Stop acting for it' }));
    await banner.waitFor({ state: 'detached' });

    await elsewhere.goto(dashboardOf(newId()));
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
