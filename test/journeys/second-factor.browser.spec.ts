import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser, logInAs } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const PASSWORD = 'Covertrail-2026';

/** Types the code that an app with the shown secret makes now, and sends it. */
async function enterFirstCode(page: Page): Promise<void> {
  const shown = await page.locator('.app-secret').textContent();
  const secret = Secret.fromBase32((shown ?? '').replaceAll(' ', ''));
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
}

const recoveryCodes = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();

describeInBrowser('an authenticator app [A17] [A18]', () => {
  const stage = setStage();

  it('is turned on, required of a company and set up at the log-in of a colleague, by keyboard', async () => {
    const { page, faults } = await stage.open();
    await logInAs(page, 'Dana Okafor');
    await page.goto('/app/myProfile');
    await enterOn(page, page.getByRole('button', { name: 'Security' }));
    await enterOn(page, page.getByRole('button', { name: 'Turn on' }));
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await enterFirstCode(page);
    const [code = ''] = await recoveryCodes(page);
    await enterOn(page, page.getByRole('button', { name: 'I have kept them' }));
    await page.getByText(/^On since /).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/app/company-admin');
    await enterOn(page, page.getByRole('button', { name: 'Require it…' }));
    await page.getByRole('dialog').getByText('Marcus Reyes').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await enterOn(page, page.getByRole('button', { name: 'Require it', exact: true }));
    await page.getByRole('button', { name: 'No longer require it…' }).waitFor();

    const colleague = await stage.open();
    await colleague.page.goto('/login');
    await colleague.page.getByLabel('Email').fill('marcus.reyes@meridian.example');
    await colleague.page.getByLabel('Password').fill(PASSWORD);
    await colleague.page.keyboard.press('Enter');
    await enterOn(colleague.page, colleague.page.getByRole('button', { name: 'Continue' }));
    await enterFirstCode(colleague.page);
    expect(await axeViolations(colleague.page)).toEqual([]);
    await enterOn(colleague.page, colleague.page.getByRole('button', { name: 'I have kept them, log in' }));
    await colleague.page.waitForURL(/\/app\//);

    const elsewhere = await stage.open();
    await elsewhere.page.goto('/login');
    await elsewhere.page.getByRole('button', { name: /Dana Okafor/ }).click();
    const dialog = elsewhere.page.getByRole('dialog', { name: 'Enter the code of your app' });
    await dialog.waitFor();
    expect(await axeViolations(elsewhere.page)).toEqual([]);
    await elsewhere.page.locator('#second-factor-code:focus').waitFor();
    await elsewhere.page.keyboard.type(code.toUpperCase());
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.page.waitForURL(/\/app\/dashboard$/);
    expect([...faults, ...colleague.faults, ...elsewhere.faults]).toEqual([]);
  });
});
