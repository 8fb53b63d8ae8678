import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readPrinted, type PrintedCheck } from '@covertrail/backend/features/issued-certificate/testing/printed-check';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { daysAgo } from '../support/demo-days.js';
import { enterOn, typeInto } from '../support/keyboard.js';
import { complaintsAt } from '../support/looks.js';
import { setStage } from '../support/stage.js';

const CLIENT = 'Granite Peak Demolition LLC';
const HOLDER = 'Harbor Point Holdings';
const POLICY = 'GL-91344';
/** Six appearances, three of them held against all rules of access. */
const LOOKS_MS = 120_000;

describeInBrowser('a certificate that is issued, and then checked by whoever has it [E05]', () => {
  const stage = setStage();
  let priya: Page;
  let pdf: Buffer;
  let printed: PrintedCheck;
  let reader: Page;

  it('prints a code, and a QR that leads to the page of the check [E05]', async () => {
    priya = await stage.enterAt('Priya Raman', '/app/agent-clients');
    await priya.getByRole('link', { name: CLIENT }).first().click();
    await priya.getByRole('heading', { level: 1 }).waitFor();
    const client = new URL(priya.url()).pathname;
    await priya.goto(`${client}/certificates?issue=1`);
    const dialog = priya.getByRole('dialog', { name: /^Issue certificate/ });
    await typeInto(priya, dialog.getByRole('textbox', { name: 'Certificate holder' }), HOLDER);
    await enterOn(priya, dialog.getByRole('button', { name: 'Issue certificate' }));
    await priya.getByText(`The certificate for ${HOLDER} was issued.`).waitFor();
    const row = priya.getByRole('row').filter({ hasText: HOLDER });
    await enterOn(priya, row.getByRole('button', { name: /^Actions/ }));
    const download = priya.waitForEvent('download');
    await enterOn(priya, priya.getByRole('button', { name: 'Download', exact: true }));
    pdf = await readFile(await (await download).path());
    printed = await readPrinted(pdf);
    expect(printed.qr).toMatch(new RegExp(`/check-certificate#${printed.code}$`));
  });

  it('is genuine and true for a reader without an account, on a phone [E05]', async () => {
    const opened = await stage.open({ viewport: { width: 390, height: 844 } });
    reader = opened.page;
    const { pathname, hash } = new URL(printed.qr);
    await reader.goto(`${pathname}${hash}`);
    await reader.getByRole('heading', { name: 'Genuine, and all of it is true today' }).waitFor();
    await reader.getByText(HOLDER).waitFor();
    expect(await axeViolations(reader)).toEqual([]);
    expect(opened.faults).toEqual([]);
  });

  const compare = (name: string, buffer: Buffer) =>
    reader.getByLabel('Certificate as PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });

  it('is the file that was issued, and is not once a byte is changed [E05]', async () => {
    await compare('issued.pdf', pdf);
    await reader.getByText('This file is unchanged').waitFor();
    const altered = Buffer.from(pdf);
    altered[Math.floor(altered.length / 2)]! ^= 1;
    await compare('altered.pdf', altered);
    await reader.getByText('This is not the file that was issued').waitFor();
  });

  async function cancel(policyNumber: string): Promise<void> {
    await priya.goto('/app/agent-clients');
    await priya.getByRole('link', { name: CLIENT }).click();
    await priya.getByRole('link', { name: policyNumber, exact: true }).click();
    await priya.getByRole('button', { name: 'More', exact: true }).click();
    await priya.getByRole('button', { name: 'Cancel policy…' }).click();
    const dialog = priya.getByRole('dialog', { name: `Cancel policy ${policyNumber}?` });
    await dialog.getByLabel(/First day without cover/).fill(daysAgo(1));
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Not paid.');
    await dialog.getByRole('button', { name: 'Cancel policy' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  it('says of which policy it is not true any more, once that is canceled [E05]', async () => {
    await cancel(POLICY);
    await reader.getByRole('button', { name: 'Check again' }).click();
    await reader.getByRole('heading', { name: /^Genuine, but/ }).waitFor();
    await reader.getByText(/^The policy was canceled from \d\d\/\d\d\/\d{4} on\.$/).waitFor();
    await reader.emulateMedia({ media: 'print' });
    expect(await reader.getByRole('button', { name: 'Check again' }).isVisible()).toBe(false);
    expect(await reader.getByText(/^Checked on /).isVisible()).toBe(true);
    await reader.emulateMedia({ media: 'screen' });
  });

  it(
    'looks right in each scheme and size [E05]',
    async () => {
      expect(await complaintsAt(reader, '/check-certificate')).toEqual([]);
    },
    LOOKS_MS,
  );

  it('is found by its code, compared with a file and printed by the keyboard alone, and no other code is [E05]', async () => {
    await reader.goto('/check-certificate');
    await typeInto(reader, reader.getByLabel('Code'), printed.code.toLowerCase().replaceAll('-', ' '));
    await reader.keyboard.press('Enter');
    await reader.getByRole('heading', { name: /^Genuine/ }).waitFor();
    const chooser = reader.waitForEvent('filechooser');
    await enterOn(reader, reader.getByRole('button', { name: 'Choose a file…' }));
    await (await chooser).setFiles({ name: 'issued.pdf', mimeType: 'application/pdf', buffer: pdf });
    await reader.getByText('This file is unchanged').waitFor();
    await reader.evaluate('void (window.print = () => (window.isPrinted = true))');
    await enterOn(reader, reader.getByRole('button', { name: 'Print' }));
    expect(await reader.evaluate('window.isPrinted === true')).toBe(true);
    await reader.goto('/check-certificate#0000-0000-0000-0000');
    await reader.getByText('No certificate has this code').waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
