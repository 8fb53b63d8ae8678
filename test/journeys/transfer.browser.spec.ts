import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { openMenu } from '../support/menu.js';
import { setStage } from '../support/stage.js';

const CLIENT = 'Granite Peak Demolition LLC';

const step = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('log', { name: /Live activity/ })
    .getByRole('listitem')
    .filter({ hasText: text })
    .waitFor();
const decision = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name: title }).waitFor();

describeInBrowser('a client transfer on the pages of two agents [G04] [J04]', () => {
  const stage = setStage();
  const pages = {} as Record<'priya' | 'jonah' | 'priyaClients' | 'jonahClients', Page>;

  it('shows the transfer in progress to both, each from its side', async () => {
    [pages.priya, pages.jonah] = await Promise.all([stage.enter('Priya Raman'), stage.enter('Jonah Aldana')]);
    const { priya, jonah } = pages;
    [pages.priyaClients, pages.jonahClients] = await Promise.all([
      stage.enterAt('Priya Raman', '/app/agent-clients'),
      stage.enterAt('Jonah Aldana', '/app/agent-clients'),
    ]);
    await pages.priyaClients.getByRole('row').filter({ hasText: CLIENT }).getByText('Transfer in progress').waitFor();
    await pages.jonahClients.getByRole('table', { name: 'Clients' }).waitFor();
    for (const page of [priya, jonah]) {
      await openMenu(page, 'Transfers');
      await page.getByRole('link', { name: CLIENT }).click();
      await step(page, 'acknowledged the request');
    }
    await priya.getByRole('button', { name: 'Approve…' }).waitFor();
    await jonah.getByRole('button', { name: 'Cancel request' }).waitFor();
    expect(await jonah.getByRole('button', { name: 'Approve…' }).count()).toBe(0);
    await jonah.getByText('You can see what moves after the present agency approves.').waitFor();
    expect(await jonah.getByText('Hollis & Vance Insurance').count()).toBe(0);
    for (const page of [priya, jonah]) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download letter' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('broker-of-record-letter.pdf');
    }
  });

  it('completes on both pages at once when the holder approves, and the lists of clients follow', async () => {
    const { priya, jonah, priyaClients, jonahClients } = pages;
    expect(await jonahClients.getByRole('row').filter({ hasText: CLIENT }).count()).toBe(0);
    await priya.getByRole('button', { name: 'Approve…' }).click();
    const dialog = priya.getByRole('dialog', { name: `Approve the transfer of ${CLIENT}` });
    await dialog.getByText('This cannot be undone').waitFor();
    await dialog.getByRole('button', { name: 'Approve transfer' }).click();
    for (const page of [jonah, priya]) {
      await step(page, 'approved the transfer');
      await step(page, 'moved the client with its policies and open requests');
      await page.getByText('Keystone Risk Partners now manages Granite Peak Demolition LLC.').waitFor();
    }
    await jonahClients.getByRole('row').filter({ hasText: CLIENT }).waitFor();
    await priyaClients.getByRole('row').filter({ hasText: CLIENT }).waitFor({ state: 'detached' });
  });

  it('lets the new agent act for the client, and the old one no more', async () => {
    const { jonahClients } = pages;
    await jonahClients.getByRole('link', { name: CLIENT }).click();
    const address = new URL(jonahClients.url()).pathname;
    await jonahClients.getByRole('link', { name: 'GL-91344', exact: true }).waitFor();
    const late = await stage.enterAt('Priya Raman', address);
    await late.getByText('Not a client of your agency').waitFor();
    await pages.priya.getByRole('link', { name: 'General liability GL-91344' }).click();
    await pages.priya.getByText('Your agency is no longer the agency of record of this company.').waitFor();
    expect(await pages.priya.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });

  it('may be started by the holder, and denied by the receiver with a reason', async () => {
    const { priya, jonah, jonahClients } = pages;
    await jonahClients.getByRole('button', { name: 'More', exact: true }).click();
    await jonahClients.getByRole('button', { name: 'Transfer client' }).click();
    const dialog = jonahClients.getByRole('dialog', { name: 'Transfer a client' });
    await dialog.getByRole('combobox', { name: 'Receiving agency' }).fill('Hollis');
    await dialog.getByRole('option', { name: 'Hollis & Vance Insurance' }).click();
    await dialog.getByRole('combobox', { name: 'Receiving agent' }).click();
    await dialog.getByRole('option', { name: 'Priya Raman' }).click();
    await dialog.getByRole('button', { name: 'Offer client' }).click();
    await decision(jonahClients, 'Waiting for Hollis & Vance Insurance');
    await openMenu(priya, 'Transfers');
    const row = priya.getByRole('row').filter({ hasText: CLIENT }).filter({ hasText: 'Waiting for you' });
    await row.getByRole('link', { name: CLIENT }).click();
    await priya.getByRole('button', { name: 'Deny…' }).click();
    const denial = priya.getByRole('dialog', { name: 'Deny the transfer' });
    await denial.getByRole('button', { name: 'Deny transfer' }).click();
    await denial.getByRole('alert').waitFor();
    await denial.getByRole('textbox', { name: 'Reason' }).fill('You have their letter of record.');
    await denial.getByRole('button', { name: 'Deny transfer' }).click();
    for (const page of [jonahClients, priya])
      await page.getByText('Reason given: You have their letter of record. Nothing moved.').waitFor();
    await openMenu(jonah, 'Clients');
    await jonah.getByRole('row').filter({ hasText: CLIENT }).waitFor();
  });

  it('may be started by the receiver with a letter, and taken back; the notice is closed by each for itself', async () => {
    const { priya, jonah } = pages;
    await openMenu(priya, 'Transfers');
    await priya.getByRole('button', { name: 'Transfer a client' }).click();
    const dialog = priya.getByRole('dialog', { name: 'Transfer a client' });
    await dialog.getByText('Request a client from another agency').click();
    await dialog.getByRole('combobox', { name: 'Client' }).fill('Granite');
    await dialog.getByRole('option', { name: CLIENT }).click();
    await dialog
      .getByLabel('Broker of record letter')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdfOf('Broker of record letter') });
    await dialog.getByText('letter.pdf, 1 kB').waitFor();
    await dialog.getByLabel('Signed on').fill(daysAgo(2));
    await dialog.getByRole('button', { name: 'Request client' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openMenu(jonah, 'Transfers');
    await jonah
      .getByRole('row')
      .filter({ hasText: CLIENT })
      .filter({ hasText: 'Waiting for you' })
      .getByRole('link', { name: CLIENT })
      .click();
    await jonah.getByRole('button', { name: 'Acknowledge' }).click();
    await step(priya, 'acknowledged the request');
    await priya.getByRole('button', { name: 'Cancel request' }).click();
    for (const page of [jonah, priya]) await page.getByText('The request was withdrawn. Nothing moved.').waitFor();
    await jonah.getByRole('button', { name: 'Dismiss notice' }).click();
    await jonah.getByRole('button', { name: 'Dismiss notice' }).waitFor({ state: 'detached' });
    await priya.getByRole('button', { name: 'Dismiss notice' }).waitFor();
  });

  it('notified the insured, who sees who its agent is', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/my-agent');
    const agency = ines.getByRole('region', { name: 'Your agencies' });
    await agency.getByText('Keystone Risk Partners').waitFor();
    await agency.getByText('Your previous agency transferred you to it.').waitFor();
    await openMenu(ines, 'My Agent');
  });

  it('did it all without a reload, an error or another host', async () => {
    expect(await stage.reloaded()).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
});
