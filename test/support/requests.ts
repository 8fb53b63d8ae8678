import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import type { Page } from 'playwright-core';
import { checkBox, choose, enterOn, tabTo, typeInto } from './keyboard.js';

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

/** A requester asks somebody at an e-mail address, by the keyboard alone; `project` are the first letters of its name. */
export async function askByMail(page: Page, email: string, project: string, isEvidenceOnly = false): Promise<void> {
  await enterOn(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Requests/ }));
  await enterOn(page, page.getByRole('button', { name: 'Request coverage', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Request coverage' });
  await tabTo(page, dialog.getByRole('radio').first());
  await dialog.getByRole('radio', { name: 'Someone by e-mail' }).press('Space');
  await typeInto(page, dialog.getByLabel('Email'), email);
  await choose(page, dialog.getByRole('combobox', { name: 'Project' }), project);
  if (isEvidenceOnly) {
    await enterOn(page, dialog.getByText(/^More:/));
    await checkBox(page, dialog.getByRole('checkbox', { name: 'Evidence of insurance only' }));
  }
  await enterOn(page, dialog.getByRole('button', { name: 'Send request' }));
  await dialog.waitFor({ state: 'detached' });
}

/** Whoever has the link of a request gives a certificate, by the keyboard alone. */
export async function giveCertificate(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: pdfOf(name) };
  const chooser = page.waitForEvent('filechooser');
  await enterOn(page, page.getByLabel(/^Insurance certificate/));
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  await enterOn(page, page.getByRole('button', { name: 'Send certificate' }));
}
