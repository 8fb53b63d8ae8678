/** @run rest: a long story in a browser, whose parts have suites of their own in the run before a commit */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import {
  companyOf,
  endTour,
  fill,
  followMail,
  logInBy,
  NEW_PASSWORD,
  personOf,
  sendSignUp,
  signUp,
  verify,
} from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const OLIVE = 'olive.stone@quarryworks.example';
const PETE = 'pete.stone@quarryworks.example';
const SUPPLIER = 'office@drillers.example';

describeInBrowser('somebody whom the product has never seen [A07]', () => {
  const stage = setStage();

  it('founds a company, brings in a colleague, protects both, and asks the first supplier for proof', async () => {
    const { page: olive, faults } = await stage.open();
    await signUp(olive, OLIVE);
    await enterOn(olive, olive.getByRole('button', { name: 'Create a new company profile' }));
    await fill(olive, [...personOf('Olive'), ...companyOf('Quarry Works')]);
    await sendSignUp(olive, 'Sign up');
    await verify(olive, OLIVE, 'Your email is verified, and Quarry Works is registered.');
    await logInBy(olive, OLIVE);
    await endTour(olive);

    await olive.goto('/app/company-admin');
    await enterOn(olive, olive.getByRole('button', { name: 'Invite a user' }));
    await olive.getByRole('dialog').getByLabel('Email').fill(PETE);
    await olive.keyboard.press('Enter');
    await olive.getByRole('row', { name: /pete\.stone.*Read Only.*Invited/ }).waitFor();
    const { page: pete } = await stage.open();
    await followMail(pete, PETE, /\/activation#/);
    await fill(pete, personOf('Pete'));
    await sendSignUp(pete, 'Activate account');
    await pete.getByText('Your account is now active. Please go to login screen to sign in.').waitFor();
    await makeManager(olive, 'Pete Stone');

    await turnOnApp(olive);
    await olive.goto('/app/company-admin');
    await enterOn(olive, olive.getByRole('button', { name: 'Require it…' }));
    await enterOn(olive, olive.getByRole('button', { name: 'Require it', exact: true }));
    await olive.getByRole('button', { name: 'No longer require it…' }).waitFor();

    await writeTemplate(olive, 'Our subcontractors');
    await openProject(olive, 'First Street', 'Our subcontractors');
    await askByMail(olive, SUPPLIER, 'First Street');
    const { page: supplier } = await stage.open();
    await followMail(supplier, SUPPLIER, /\/invitation#/);
    await supplier.getByText('Quarry Works').first().waitFor();
    await supplier.getByText('First Street').first().waitFor();
    expect(await axeViolations(supplier)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

async function makeManager(page: Page, name: string): Promise<void> {
  await page.reload();
  await page.getByRole('row', { name: new RegExp(`${name}.*Active`) }).waitFor();
  await enterOn(page, page.getByRole('row', { name }).getByRole('button'));
  await enterOn(page, page.getByRole('button', { name: 'Change role…' }));
  const dialog = page.getByRole('dialog', { name: `Role of ${name}` });
  await dialog.getByRole('radio', { name: /^Manager/ }).press('Space');
  await enterOn(page, dialog.getByRole('button', { name: 'Save role' }));
  await page.getByRole('row', { name: new RegExp(`${name}.*Manager`) }).waitFor();
}

/** The authenticator app of the person, on the page Security. */
async function turnOnApp(page: Page): Promise<void> {
  await page.goto('/app/myProfile/security');
  await enterOn(page, page.getByRole('button', { name: 'Turn on' }));
  await page.getByRole('dialog').getByLabel('Password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  const secret = Secret.fromBase32(((await page.locator('.app-secret').textContent()) ?? '').replaceAll(' ', ''));
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await enterOn(page, page.getByRole('button', { name: 'I have kept them' }));
}

/** Each of the first steps is begun from the checklist of the dashboard. */
async function writeTemplate(page: Page, name: string): Promise<void> {
  await page.goto('/app/dashboard');
  await enterOn(page, page.getByRole('link', { name: 'New template' }));
  await page.locator('.template-starts button').first().press('Enter');
  await page.getByLabel('Template name').fill(name);
  await enterOn(page, page.getByRole('button', { name: 'Save template' }));
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function openProject(page: Page, name: string, template: string): Promise<void> {
  await page.goto('/app/dashboard');
  await enterOn(page, page.getByRole('link', { name: 'Manage projects' }));
  await enterOn(page, page.getByRole('button', { name: 'New project' }));
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Project name').fill(name);
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await dialog.getByRole('option', { name: template }).click();
  await enterOn(page, dialog.getByRole('button', { name: 'Create project' }));
  await dialog.waitFor({ state: 'detached' });
}

async function askByMail(page: Page, email: string, project: string): Promise<void> {
  await page.goto('/app/dashboard');
  await enterOn(page, page.getByRole('link', { name: 'Request coverage' }));
  const dialog = page.getByRole('dialog', { name: 'Request coverage' });
  await dialog.getByRole('radio', { name: 'Someone by e-mail' }).press('Space');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('combobox', { name: 'Project' }).click();
  await dialog.getByRole('option', { name: project }).click();
  await enterOn(page, dialog.getByRole('button', { name: 'Send request' }));
  await dialog.waitFor({ state: 'detached' });
}
