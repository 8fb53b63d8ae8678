import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { complaintsOf, complaintsOnAPhone } from '../support/dialog-walk.js';
import { askForCoverage } from '../support/requests.js';
import { setStage } from '../support/stage.js';

interface Way {
  /** Addresses, `<links>` of the page before, and at last `[buttons]`, each by the first words of its name. */
  readonly by: readonly string[];
  readonly title: string | RegExp;
}

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  'Dana Okafor': [
    { by: ['/app/request-coverage', '[Request coverage]'], title: 'Request coverage' },
    { by: ['/app/manage-projects', '[New project]'], title: 'New project' },
    {
      by: ['/app/manage-projects', '[Actions: Riverfront Towers]', '[Certificate forms…]'],
      title: 'Certificate forms of Riverfront Towers',
    },
    { by: ['/app/forms', '[Add a form]'], title: 'Add a form to your index' },
    { by: ['/app/supplier-address-book', '[Upload…]'], title: 'Upload suppliers' },
    { by: ['/app/company-admin', '[Change tax ID…]'], title: 'Change tax ID' },
    {
      by: ['/app/dashboard', '<Granite Peak Demolition LLC>', '[More]', '[Change template]'],
      title: 'Change template',
    },
    {
      by: ['/app/dashboard?group=nonCompliant', '<Granite Peak Demolition LLC>', '<Why>', '[Handle exceptions]'],
      title: 'Handle Exception',
    },
  ],
  'Priya Raman': [
    { by: ['/app/agent-clients', '[Add client]'], title: 'Add a client' },
    {
      by: ['/app/agent-clients', '<Granite Peak Demolition LLC>', '<GL-91344>', '[More]', '[Cancel policy…]'],
      title: 'Cancel policy GL-91344?',
    },
    {
      by: ['/app/agent-clients', '<Granite Peak Demolition LLC>', '[More]', '[Remove client…]'],
      title: 'Remove Granite Peak Demolition LLC?',
    },
    { by: ['/app/my-address-book', '[Upload…]'], title: 'Upload certificate holders' },
    { by: ['/app/transfers?start=new'], title: 'Transfer a client' },
    { by: ['/app/agent-system-imports', '[Import]'], title: 'Import from your agency system' },
  ],
  'Ines Calder': [
    { by: ['/app/my-agent', '[End representation]'], title: /^End the representation/ },
    { by: ['/app/pending-requests', '[Actions: request]', '[Decline…]'], title: 'Decline this request?' },
    { by: ['/app/pending-requests', '[Actions: request]', '[Opt out…]'], title: /^No supplier of Meridian Builders/ },
    { by: ['/app/client-address-book', '[Named insureds…]'], title: 'Named insureds' },
    { by: ['/app/client-address-book', '[Add certificate holder]'], title: 'Add certificate holder' },
    {
      by: ['/app/my-policies', '<GL-91344>', '<See who holds it>', '[Locations: 7]'],
      title: /^Locations that .* sees/,
    },
  ],
};

async function follow(page: Page, step: string): Promise<void> {
  if (step.startsWith('/')) {
    await page.goto(step);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return;
  }
  const name = new RegExp(`^${step.slice(1, -1)}(?!\\w)`);
  if (step.startsWith('[')) {
    const [onPage, inMenu] = [page.getByRole('main'), page.locator('.popover-choices')];
    return onPage.getByRole('button', { name }).or(inMenu.getByRole('button', { name })).first().click();
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: step.slice(1, -1), exact: true })
    .first()
    .click();
}

describeInBrowser('dialogs by the Tab key and by the mouse [K05]', () => {
  const stage = setStage();

  it('has a request to decline', async () => {
    const dana = await stage.enter('Dana Okafor');
    await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Riverfront Towers');
    await dana.context().close();
  });

  for (const [name, ways] of Object.entries(WAYS)) {
    it(`of ${name}: every field is reached, axe finds nothing, it fits a phone, Escape leads back`, async () => {
      const page = await stage.enter(name);
      const complaints: string[] = [];
      for (const { by, title } of ways) {
        for (const step of by) await follow(page, step);
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.waitFor();
        const found = [...(await complaintsOf(page, dialog)), ...(await complaintsOnAPhone(page))];
        complaints.push(...found.map((complaint) => `${title}: ${complaint}`));
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await page.locator('#content:focus, #content :focus').waitFor({ state: 'attached' });
      }
      await page.context().close();
      expect(complaints).toEqual([]);
      expect(stage.faults()).toEqual([]);
    });
  }
});
