import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser, logInAs } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { onFolder, type Scene } from '../support/scene.js';
import { seededFolder } from '../support/seeded-folder.js';
import { setStage } from '../support/stage.js';

const PASSWORD = 'Covertrail-2026';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Passkeys are made for a name, never for an IP address, and the product has to know the address under which it is reached. */
async function onLocalhost(): Promise<Scene> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { end } = await onFolder(seededFolder(), { PORT: String(port), COVERTRAIL_PUBLIC_URL: url });
  return { url, end };
}

/** A device of the person that unlocks at once; its passkeys stay in it for the page. */
async function withDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describeInBrowser('a passkey [A18]', () => {
  const stage = setStage(onLocalhost);

  it('is added, opens the account without a password, and is removed, by keyboard', async () => {
    const { page, faults } = await stage.open();
    await withDevice(page);
    await logInAs(page, 'Dana Okafor');
    await page.goto('/app/myProfile/security');
    await enterOn(page, page.getByRole('button', { name: 'Add a passkey' }));
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByLabel('Password').fill(PASSWORD);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Your passkeys' }).getByText('not used yet').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Profile of Dana Okafor' }).click();
    await page.getByText(/log out/i).click();
    await page.waitForURL(/\/login$/);
    expect(await axeViolations(page)).toEqual([]);
    await enterOn(page, page.getByRole('button', { name: 'Log in with a passkey' }));
    await page.waitForURL(/\/app\/dashboard$/);

    await page.goto('/app/myProfile/security');
    await page.getByText(/last used/).waitFor();
    await enterOn(page, page.getByRole('button', { name: 'Remove Work laptop' }));
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Your passkeys' }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});
