/** @run rest: a certificate is read in a process of its own; its calls and its pages are tested by themselves. */
import { GRANITE_PEAK } from '@covertrail/demo/demo-people';
import type { Locator, Page } from 'playwright-core';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import { Random } from '../../libs/certificates/test/drawing/random.js';
import { scanned, scanStyle } from '../../libs/certificates/test/drawing/scanned.js';
import { knownCertificate } from '../certificates/known-certificate.js';
import { standsRightInAll, WIDE } from '../support/appearances.js';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { checkBox, choose, chooseFile, enterOn, tabTo } from '../support/keyboard.js';
import { askForCoverage } from '../support/requests.js';
import { setStage } from '../support/stage.js';
import {
  cancel,
  continueWith,
  retryAndContinueOnItsPage,
  retryToTheEnd,
  uploadUnreadable,
} from './failed-reading.story.js';

const PROJECT = 'Riverfront Towers';
const OTHER_PROJECT = 'Airport Concourse C';
/** More fields than the certificate has. */
const MOST_FIELDS = 60;
/** The words of a picture take seconds, and a minute or more on a busy machine. */
const SCAN_MS = 240_000;

/** A file whose first bytes say that it is a PDF and that is none. */
const BROKEN = Buffer.from('%PDF-1.7\nnothing of it follows');

/** A page with that certificate as a scanner makes it, a little askew. */
async function scannedCertificate(): Promise<Buffer> {
  const random = new Random(3);
  const style = { ...scanStyle(random), dotsOfInch: 200, quarters: 0, degrees: 1, hasStamp: false } as const;
  return Buffer.from(await scanned(await knownCertificate(GRANITE_PEAK.name), style, random));
}

/** A file that the server refuses: the drawer closes, and the focus is on the row that says why. */
async function failUpload(
  page: Page,
  choosing = (_drawer: Locator): Promise<void> => Promise.resolve(),
): Promise<Locator> {
  await enterOn(page, page.getByRole('button', { name: 'Upload certificate' }));
  const drawer = page.getByRole('dialog', { name: 'Certificate Upload' });
  await chooseFile(page, drawer.getByRole('button', { name: 'Choose a file…' }), 'Broken.pdf', BROKEN);
  await drawer.getByRole('button', { name: 'Remove Broken.pdf' }).waitFor();
  await choosing(drawer);
  await enterOn(page, drawer.getByRole('button', { name: 'Submit' }));
  await drawer.waitFor({ state: 'detached' });
  const failed = page.getByRole('row', { name: /Broken\.pdf.*Not uploaded/ });
  await failed.and(page.locator(':focus')).waitFor();
  return failed;
}

/** The requester, in the dialog of its request: it may ask for priority. */
async function failWithPriority(page: Page): Promise<void> {
  await page.goto('/app/request-coverage');
  const row = page.getByRole('row').filter({ hasText: GRANITE_PEAK.name }).filter({ hasText: PROJECT });
  await enterOn(page, row.first());
  await page.getByRole('dialog', { name: /^Request \d+/ }).waitFor();
  const failed = await failUpload(page, (drawer) =>
    checkBox(page, drawer.getByRole('checkbox', { name: 'Priority Request' })),
  );
  expect(await failed.textContent()).toContain('Priority Request');
  await enterOn(page, failed.getByRole('button', { name: 'Remove Broken.pdf from the list' }));
  await failed.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
}

/** Chooses two additional files, of which one is of a kind that is not taken, and removes that one. */
async function addFurther(page: Page, drawer: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await enterOn(page, drawer.getByRole('button', { name: 'Choose files…' }));
  await (
    await chooser
  ).setFiles([
    { name: 'Site.png', mimeType: 'image/png', buffer: pngOf(64, 64) },
    { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Gate code') },
  ]);
  const chosen = drawer.getByRole('list', { name: 'Chosen additional files' }).getByRole('listitem');
  await chosen.filter({ hasText: 'Site.png' }).getByRole('img', { name: 'Accepted', exact: true }).waitFor();
  const refused = chosen.filter({ hasText: 'Notes.txt' });
  await refused.getByRole('img', { name: 'Not accepted' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await enterOn(page, refused.getByRole('button', { name: 'Remove Notes.txt' }));
  await refused.waitFor({ state: 'detached' });
}

/** Opens the request of the project from a list of open requests, at its first step. */
async function openRequest(page: Page, entry: RegExp, project = PROJECT): Promise<void> {
  await enterOn(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }));
  const row = page.getByRole('row').filter({ hasText: 'Meridian Builders' }).filter({ hasText: project });
  await enterOn(page, row.first().getByRole('link').first());
  await page.getByRole('heading', { level: 2, name: 'Policy Selection' }).waitFor();
}

/** Moves the focus within the fields until it is on this text. */
async function moveTo(page: Page, text: string, key: 'ArrowUp' | 'ArrowDown'): Promise<boolean> {
  const focused = page.locator('.extracted-value:focus');
  for (let presses = 0; presses < MOST_FIELDS; presses++) {
    if ((await focused.textContent()) === text) return true;
    await page.keyboard.press(key);
  }
  return false;
}

/** The insurer, which nobody has on record, is added as the certificate names it: once for all its rows. */
async function addInsurer(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await enterOn(page, page.getByRole('button', { name: 'Add an insurer' }));
  const dialog = page.getByRole('dialog', { name: 'Add an insurer' });
  await enterOn(page, dialog.getByRole('button', { name: 'Add insurer' }));
  await dialog.waitFor({ state: 'detached' });
}

/** Enter accepts what was read; what has no value is left by the space bar. */
async function checkFields(page: Page): Promise<void> {
  const toCheck = page.getByRole('button', { name: /To be checked$/ });
  for (let fields = 0; fields < MOST_FIELDS && (await toCheck.count()) > 0; fields++) {
    const text = (await toCheck.first().textContent()) ?? '';
    await tabTo(page, page.locator('.extracted-value[tabindex="0"]'));
    if (!(await moveTo(page, text, 'ArrowUp'))) await moveTo(page, text, 'ArrowDown');
    if (text.startsWith('Insurer')) await addInsurer(page);
    else await page.keyboard.press(text.includes('Nothing read') ? 'Space' : 'Enter');
  }
}

describeInBrowser('a certificate becomes policies [E01] [E02]', () => {
  const stage = setStage();
  const uploaded = (page: Page) => page.getByRole('table', { name: 'Uploaded certificates' });
  let dana: Page;
  let ines: Page;

  it('is uploaded in the drawer by the keyboard alone, which closes where the server refuses it, is tried again from its row, and is read', async () => {
    dana = await stage.enter('Dana Okafor');
    await askForCoverage(dana, GRANITE_PEAK.name, PROJECT);
    await failWithPriority(dana);
    ({ page: ines } = await stage.open());
    await ines.goto('/login');
    await enterOn(ines, ines.getByRole('button', { name: /Ines Calder/ }));
    await openRequest(ines, /^Open Requests/);
    const drawer = ines.getByRole('dialog', { name: 'Certificate Upload' });
    const file = drawer.getByRole('button', { name: 'Choose a file…' });
    let failed = await failUpload(ines);
    await enterOn(ines, failed.getByRole('button', { name: 'Remove Broken.pdf from the list' }));
    await failed.waitFor({ state: 'detached' });
    failed = await failUpload(ines);
    expect(await ines.getByRole('alert').count()).toBe(0);
    expect(await axeViolations(ines)).toEqual([]);
    await enterOn(ines, failed.getByRole('button', { name: 'Try again with Broken.pdf' }));
    await drawer.getByRole('button', { name: 'Remove Broken.pdf' }).waitFor();
    const certificate = await knownCertificate(GRANITE_PEAK.name, true);
    await chooseFile(ines, file, 'COI.pdf', Buffer.from(certificate));
    await drawer.getByRole('button', { name: 'Remove COI.pdf' }).waitFor();
    await addFurther(ines, drawer);
    const before = ines.viewportSize()!;
    await standsRightInAll(ines);
    await ines.setViewportSize(before);
    await enterOn(ines, drawer.getByRole('button', { name: 'Submit' }));
    await drawer.waitFor({ state: 'detached' });
    const row = uploaded(ines).getByRole('row', { name: /COI\.pdf/ });
    await row.getByRole('link', { name: 'Confirm' }).waitFor();
    const claimed = ines.getByRole('region', { name: 'As claimed on COI.pdf' });
    await claimed.getByText('It is a claim and proves nothing').waitFor();
    await claimed.getByText('as claimed on the certificate').first().waitFor();
    expect(await ines.getByRole('row', { name: /Broken\.pdf/ }).count()).toBe(0);
    await standsRightInAll(ines);
    await enterOn(ines, claimed.getByRole('link', { name: 'Confirm what was read' }));
    await ines.waitForURL(/\/app\/certificate-readings\//);
    expect(stage.faults()).toEqual([]);
  }, 120_000);

  it('is confirmed by its agent by the keyboard alone: an unknown insurer, a row in words, a remark, and its policies', async () => {
    const priya = await stage.enter('Priya Raman');
    await openRequest(priya, /^Open Requests/);
    await enterOn(
      priya,
      uploaded(priya)
        .getByRole('row', { name: /COI\.pdf/ })
        .getByRole('link', { name: 'Confirm' }),
    );
    await priya
      .getByRole('status')
      .filter({ hasText: /0 of \d+ checked/ })
      .waitFor();
    const kind = priya.getByRole('combobox', { name: 'Kind of insurance of Professional' });
    await tabTo(priya, kind);
    await priya.keyboard.type('Professional');
    await priya.getByRole('option', { name: /^Professional liability/ }).waitFor();
    await priya.keyboard.press('Enter');
    await priya.getByRole('list', { name: 'Fields of Professional', exact: true }).waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    for (const row of ['General liability', 'Workers’ compensation', 'Professional'])
      await choose(priya, priya.getByRole('combobox', { name: `What becomes of ${row}` }), 'Add a new');
    await enterOn(priya, priya.getByRole('button', { name: /^Accept all that is sure/ }));
    await checkFields(priya);
    await enterOn(priya, priya.getByRole('button', { name: 'Summary' }));
    await priya.getByRole('region', { name: 'Professional liability (E&O)' }).waitFor();
    await enterOn(priya, priya.getByRole('button', { name: 'Enter into policies' }));
    const entered = priya.getByRole('region', { name: 'Entered into policies' });
    for (const policy of [
      'General liability GL 88120',
      'Workers’ compensation WC-5512',
      'Professional liability (E&O) PL-7701',
    ])
      await entered.getByRole('link', { name: policy }).waitFor();
    await priya.getByRole('region', { name: 'Your signature' }).waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    await enterOn(priya, entered.getByRole('link', { name: /PL-7701/ }));
    await priya.getByRole('heading', { level: 1, name: /PL-7701/ }).waitFor();
    expect(stage.faults()).toEqual([]);
  }, 120_000);

  it('is read again, goes on as a document or is taken back by the keyboard alone, where it could not be read', async () => {
    await askForCoverage(dana, GRANITE_PEAK.name, OTHER_PROJECT);
    // A phone shows the menu behind a button.
    await ines.setViewportSize(WIDE);
    await openRequest(ines, /^Open Requests/, OTHER_PROJECT);
    await uploadUnreadable(ines, 'Letter.pdf');
    await standsRightInAll(ines);
    await ines.setViewportSize(WIDE);
    await retryToTheEnd(ines, 'Letter.pdf');
    await continueWith(ines, 'Letter.pdf');
    await uploadUnreadable(ines, 'Notice.pdf');
    await retryAndContinueOnItsPage(ines, 'Notice.pdf');
    await uploadUnreadable(ines, 'Invoice.pdf');
    await cancel(ines, 'Invoice.pdf');
    expect(stage.faults()).toEqual([]);
  }, 180_000);

  it('stands beside its fields as it was scanned, wide and on a phone, in the light and in the dark', async () => {
    await openRequest(ines, /^Open Requests/, OTHER_PROJECT);
    await enterOn(ines, ines.getByRole('button', { name: 'Upload certificate' }));
    const drawer = ines.getByRole('dialog', { name: 'Certificate Upload' });
    await chooseFile(
      ines,
      drawer.getByRole('button', { name: 'Choose a file…' }),
      'Scan.pdf',
      await scannedCertificate(),
    );
    await enterOn(ines, drawer.getByRole('button', { name: 'Submit' }));
    await drawer.waitFor({ state: 'detached' });
    const confirm = uploaded(ines)
      .getByRole('row', { name: /Scan\.pdf/ })
      .getByRole('link', { name: 'Confirm' });
    await confirm.waitFor({ timeout: SCAN_MS });
    await enterOn(ines, confirm);
    await ines
      .getByText(/in a picture/)
      .first()
      .waitFor();
    await ines.locator('.certificate-box.lit').first().waitFor();
    await ines.getByRole('img', { name: 'Page 1 of Scan.pdf' }).and(ines.locator('[aria-busy="false"]')).waitFor();
    await standsRightInAll(ines);
    expect(stage.faults()).toEqual([]);
  }, 360_000);
});
