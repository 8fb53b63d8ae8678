import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzip } from '@covertrail/platform/evidence-pack/verifier/unzip';
import type { Page } from 'playwright-core';
import { describeInBrowser, sharedBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'Granite Peak Demolition LLC';

describeInBrowser('a pack of evidence [J08]', () => {
  const stage = setStage();
  let folder: string;
  let pack: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made on the page of a supplier, for chosen days, and saved [J08]', async () => {
    const dana = await stage.enter('Dana Okafor');
    const row = dana.getByRole('table', { name: 'Suppliers', exact: true }).getByRole('row');
    await dana.getByRole('textbox', { name: 'Search suppliers' }).fill('Granite');
    const link = row.filter({ hasText: SUPPLIER }).filter({ hasText: 'Union Yard' }).getByRole('link').first();
    const [, trackingId] = /suppliers\/([0-9a-f-]{36})/.exec((await link.getAttribute('href')) ?? '') ?? [];
    await dana.goto(`/app/suppliers/${trackingId}`);
    await enterOn(dana, dana.getByRole('button', { name: 'Evidence pack', exact: true }));
    const dialog = dana.getByRole('dialog', { name: 'Evidence pack' });
    await dialog.getByText(/^About /).waitFor();
    const download = dana.waitForEvent('download');
    await enterOn(dana, dialog.getByRole('button', { name: 'Download pack' }));
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(
      /^Evidence Granite Peak Demolition LLC \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.zip$/,
    );
    pack = Uint8Array.from(await readFile(await saved.path()));
  });

  /** The page of the pack itself, opened from a disk, with no network. */
  async function verifier(content: Uint8Array): Promise<Page> {
    const { files } = await unzip(pack);
    await writeFile(join(folder, 'verify.html'), files.get('verify.html')!);
    await writeFile(join(folder, 'pack.zip'), content);
    const context = await (await sharedBrowser()).newContext({ offline: true });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(folder, 'verify.html')).href);
    await page.getByLabel('Evidence pack (zip)').setInputFiles(join(folder, 'pack.zip'));
    return page;
  }

  it('is verified by the page that is in it, without a network [J08]', async () => {
    const page = await verifier(pack);
    await page.getByRole('heading', { name: 'This pack holds: nothing was changed, added or left out' }).waitFor();
    await page.getByRole('heading', { name: `${SUPPLIER}, Union Yard` }).waitFor();
    expect(await page.getByRole('table', { name: 'Events' }).getByRole('row').count()).toBeGreaterThan(5);
    await page.context().close();
  });

  it('names the file of which one byte was changed [J08]', async () => {
    const { files } = await unzip(pack);
    const name = [...files.keys()].find((path) => path.startsWith('documents/')) ?? 'README.txt';
    // Documents are stored as they are: their bytes stand in the archive.
    const at = Buffer.from(pack).indexOf(Buffer.from(files.get(name)!).subarray(0, 64));
    const changed = Uint8Array.from(pack);
    if (at >= 0) changed[at + 40]! ^= 1;
    expect(at).toBeGreaterThan(0);
    const page = await verifier(changed);
    await page.getByRole('heading', { name: 'This pack does not hold' }).waitFor();
    await page.getByText(`${name} was changed.`).waitFor();
    await page.context().close();
  });
});
