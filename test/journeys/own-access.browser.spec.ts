/** @run rest: people in several browsers, whose parts have suites of their own in the run before a commit */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  newKey,
  openScriptedProvider,
  type ScriptedProvider,
} from '@covertrail/backend/features/session/single-sign-on/testing/scripted-provider';
import { newId } from '@covertrail/platform/ids/ids';
import { PHONE, standsRightInAll } from '../support/appearances.js';
import { axeViolations, describeInBrowser, logInAs } from '../support/browser.js';
import type { Page } from 'playwright-core';
import { enterOn, typeInto } from '../support/keyboard.js';
import { onFolder } from '../support/scene.js';
import { seededFolder } from '../support/seeded-folder.js';
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

  it('reads in the notifications menu what happened to the account, by the keyboard alone', async () => {
    const { page, faults } = await stage.open({ viewport: PHONE, colorScheme: 'dark' });
    await logInAs(page, 'Dana Okafor');
    await enterOn(page, page.getByRole('button', { name: /^Notifications, \d+ unread$/ }));
    const menu = page.getByRole('dialog', { name: 'Notifications' });
    const told = menu.getByRole('listitem').filter({ hasText: 'new browser' }).first();
    await told.waitFor();
    await standsRightInAll(page);
    await enterOn(page, told.getByRole('button'));
    await page.waitForURL(/\/app\/myProfile\/security$/);
    await page.getByRole('list', { name: 'Open sessions' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describeInBrowser('an agent whom a dashboard elsewhere leads to a client [A06]', () => {
  const stage = setStage();

  it('acts for the client, says so on each page, and ends it; an entry of single sign-on names a policy until the keyboard clears it [A03]; a link to another company begins nothing', async () => {
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

    await elsewhere.goto('/sso?companyName=Granite+Peak&policyNumber=GL-91344');
    await elsewhere.waitForURL(/\/app\/agent-clients\?.*policyNumber=GL-91344/);
    await elsewhere.getByRole('link', { name: 'Granite Peak Demolition LLC' }).first().waitFor();
    await enterOn(elsewhere, elsewhere.getByRole('button', { name: 'Clear filter: Policy GL-91344' }));
    await elsewhere.waitForURL((address) => !address.searchParams.has('policyNumber'));

    await elsewhere.goto(dashboardOf(newId()));
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describeInBrowser('what a company connects', () => {
  const EMAIL = 'ines.calder@granitepeak.example';
  let provider: ScriptedProvider;
  let directory: Server;
  const stage = setStage(async () => {
    provider = await openScriptedProvider();
    provider.person = { sub: 'ines', email: EMAIL, email_verified: true };
    const { name, issuer, clientId, clientSecret } = provider.configured({});
    const domains = ['granitepeak.example'];
    directory = createServer((_request, reply) => reply.end(JSON.stringify({ suggestions: SUGGESTED })));
    await new Promise<void>((resolve) => directory.listen(0, '127.0.0.1', resolve));
    return onFolder(seededFolder(), {
      COVERTRAIL_SSO_PROVIDERS: JSON.stringify([{ name, issuer, clientId, clientSecret, domains }]),
      COVERTRAIL_ADDRESS_KEY: 'a key of tests',
      COVERTRAIL_ADDRESS_URL: `http://127.0.0.1:${(directory.address() as AddressInfo).port}/lookup`,
    });
  });
  afterAll(async () => {
    await provider?.close();
    directory?.close();
  });
  const enterEmail = async (page: Page) => {
    await typeInto(page, page.getByLabel('Email'), EMAIL);
    await page.keyboard.press('Enter');
  };
  const signOn = async () => {
    const { page } = await stage.open();
    await page.goto('/sso');
    await enterEmail(page);
    return page;
  };
  const resultOf = async (page: Page) => {
    const shown = page.getByText(/^Result code /);
    await shown.waitFor();
    return shown.innerText();
  };

  it('is told with result code and advice that its provider is down, and tries again until it is back, by the keyboard alone [A05]', async () => {
    await (await signOn()).waitForURL(/\/app\//);
    provider.isDown = true;
    const ines = await signOn();
    for (const isBack of [false, true]) {
      expect(await resultOf(ines)).toBe('Result code 8H');
      expect(ines.url()).toMatch(/\/sso-error\?resultCode=8H$/);
      await ines.getByRole('heading', { name: 'SSO Request encountered error, please try again' }).waitFor();
      await ines.getByText('A technical error occurred. Please contact your IT support.').waitFor();
      await standsRightInAll(ines);
      provider.isDown = !isBack;
      await enterOn(ines, ines.getByRole('button', { name: 'SSO Log in' }));
      await enterEmail(ines);
    }
    await ines.waitForURL(/\/app\//);
  });

  it('signs on with new keys of the provider, has it required [A18], and says so where the key is of nobody [A05]', async () => {
    await (await signOn()).waitForURL(/\/app\//);
    provider.rotate();
    const ines = await signOn();
    await ines.waitForURL(/\/app\//);
    await ines.goto('/app/company-admin');
    const panel = ines.getByRole('region', { name: 'Single sign-on' });
    await enterOn(ines, panel.getByRole('button', { name: 'Require it…' }));
    const dialog = ines.getByRole('dialog', { name: 'Require single sign-on?' });
    await dialog.waitFor();
    await standsRightInAll(ines);
    await enterOn(ines, dialog.getByRole('button', { name: 'Require it' }));
    await dialog.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'No longer require it…' }).waitFor();

    provider.answering = (claims) => provider.sign(claims, newKey().privateKey);
    const refused = await signOn();
    expect(await resultOf(refused)).toBe('Result code 1A');
    await standsRightInAll(refused);
  });

  it('completes the address of who signs up by its directory, by the keyboard alone [A07]', async () => {
    const { page, faults } = await stage.open({ viewport: PHONE });
    await page.goto('/sign-up');
    await typeInto(page, page.getByLabel('Email'), 'nora.lindt@opalworks.example');
    await page.keyboard.press('Enter');
    await enterOn(page, page.getByRole('button', { name: 'Create a new company profile' }));
    await typeInto(page, page.getByRole('combobox', { name: /^Address 1/ }), '900 Ch');
    await page.getByRole('option', { name: /900 Cherry Street/ }).waitFor();
    await standsRightInAll(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    const filled = [/^Address 1/, /^City/, /^Zip Code/].map((label) => page.getByLabel(label).inputValue());
    expect(await Promise.all(filled)).toEqual(['900 Cherry Street', 'Denver', '80220']);
    expect(faults).toEqual([]);
  });
});

/** As the directory of addresses writes what it suggests. */
const SUGGESTED = ['Champa', 'Cherry'].map((street) => ({
  street_line: `900 ${street} Street`,
  secondary: '',
  city: 'Denver',
  state: 'CO',
  zipcode: '80220',
}));
