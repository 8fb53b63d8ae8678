import type { Page } from 'playwright-core';

/** A requester asks a supplier for coverage, from any page with that button. */
export async function askForCoverage(page: Page, supplier: string, project: string, message = ''): Promise<void> {
  await page.getByRole('button', { name: 'Request coverage', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request coverage' });
  await dialog.getByRole('combobox', { name: 'Company' }).fill(supplier.slice(0, 7));
  await dialog.getByRole('option', { name: supplier }).click();
  await dialog.getByRole('combobox', { name: 'Project' }).click();
  await dialog.getByRole('option', { name: project }).click();
  await dialog.getByRole('textbox', { name: 'Message' }).fill(message);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.waitFor({ state: 'detached' });
}
