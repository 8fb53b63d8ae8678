import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../support/browser.js';
import { chooseFile, enterOn } from '../support/keyboard.js';

const REASON = 'It is not a certificate of insurance.';
const ADVICE = 'Please use a non-scanned, non-faxed PDF.';
const NONE_LEFT = 'This certificate was read several times without a result. Please upload another PDF.';

/** The part of a page that says that a certificate could not be read, with what a person may do then. */
export const failedReading = (page: Page, name: string): Locator =>
  page.getByRole('alert', { name: 'Unable to process Certificate of Insurance' }).filter({ hasText: name });

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Uploaded certificates' }).getByRole('row').filter({ hasText: name });

const hasFocus = (page: Page, target: Locator): Promise<void> => target.and(page.locator(':focus')).waitFor();

/** Uploads a PDF that is no certificate: the focus is back where the drawer was opened, and the message says why and what may help. */
export async function uploadUnreadable(page: Page, name: string): Promise<Locator> {
  const opens = page.getByRole('button', { name: 'Upload certificate' });
  await enterOn(page, opens);
  const drawer = page.getByRole('dialog', { name: 'Certificate Upload' });
  await chooseFile(page, drawer.getByRole('button', { name: 'Choose a file…' }), name, pdfOf(name));
  await enterOn(page, drawer.getByRole('button', { name: 'Submit' }));
  await drawer.waitFor({ state: 'detached' });
  await hasFocus(page, opens);
  const failed = failedReading(page, name);
  await failed.getByText(`${name}: ${REASON} ${ADVICE}`).waitFor();
  return failed;
}

/** Has it read again, which fails again: the focus stays at the message. `left`: how often it may be read again then. */
async function retry(page: Page, name: string, left: string): Promise<void> {
  const failed = failedReading(page, name);
  await enterOn(page, failed.getByRole('button', { name: `Retry ${name}` }));
  await failed.getByText(left).waitFor();
  await hasFocus(page, failed);
}

/** Has it read again until no attempt is left: Retry is gone, and the message says why. */
export async function retryToTheEnd(page: Page, name: string): Promise<void> {
  const failed = failedReading(page, name);
  await failed.getByText('It can be read again 4 times.').waitFor();
  for (const left of ['again 3 times.', 'again 2 times.', 'again 1 time.', NONE_LEFT]) await retry(page, name, left);
  expect(await failed.getByRole('button', { name: /^Retry/ }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

/** Goes on with the original: its row has the focus and says so, and it is a document of the answer. */
export async function continueWith(page: Page, name: string): Promise<void> {
  await enterOn(page, failedReading(page, name).getByRole('button', { name: `Continue ${name}` }));
  const row = rowOf(page, name).filter({ hasText: 'Goes on as a document' });
  await hasFocus(page, row);
  await failedReading(page, name).waitFor({ state: 'detached' });
  expect(await axeViolations(page)).toEqual([]);
  await enterOn(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page.getByRole('heading', { level: 2, name: 'Remarks' }).waitFor();
  await enterOn(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page
    .getByRole('list', { name: 'Additional documents' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .waitFor();
  await enterOn(
    page,
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: /Policy Selection/ }),
  );
  await row.waitFor();
}

/** Takes it back: its row has the focus and says so. */
export async function cancel(page: Page, name: string): Promise<void> {
  await enterOn(page, failedReading(page, name).getByRole('button', { name: `Cancel ${name}` }));
  await hasFocus(page, rowOf(page, name).filter({ hasText: 'Taken back' }));
  await failedReading(page, name).waitFor({ state: 'detached' });
  expect(await axeViolations(page)).toEqual([]);
}

/** The same on the page of the reading: it leads back to the request, whose list says what became of it. */
export async function retryAndContinueOnItsPage(page: Page, name: string): Promise<void> {
  const id = await rowOf(page, name).locator('.transaction-id').textContent();
  await page.goto(`/app/certificate-readings/${id}`);
  const failed = failedReading(page, name);
  await failed.getByText('It can be read again 4 times.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await retry(page, name, 'again 3 times.');
  await enterOn(page, failed.getByRole('button', { name: `Continue ${name}` }));
  const reading = page.getByRole('group', { name: `Reading of ${name}` });
  await reading.getByText('It goes on as a document').waitFor();
  await hasFocus(page, reading);
  expect(await axeViolations(page)).toEqual([]);
  await enterOn(page, reading.getByRole('link', { name: 'Answer the request' }));
  await rowOf(page, name).filter({ hasText: 'Goes on as a document' }).waitFor();
}
