import type { Locator, Page } from 'playwright-core';
import { SIGNATURE_UPLOADED } from '@covertrail/wording/fields/server-messages';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

interface Picture {
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

interface Pen {
  drawImage(picture: Picture, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

interface Dom {
  readonly document: {
    createElement(name: 'canvas'): { width: number; height: number; getContext(kind: '2d'): Pen | null };
  };
  getComputedStyle(of: unknown): { readonly borderTopWidth: string; readonly borderTopStyle: string };
}

/** Where a picture has ink: the share of its columns, in percent. */
function inkedColumns(picture: Picture): number {
  const { document } = globalThis as unknown as Dom;
  const canvas = document.createElement('canvas');
  const [width, height] = [picture.naturalWidth, picture.naturalHeight];
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d')!;
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const inked = new Set<number>();
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 128) inked.add(((at - 3) / 4) % width);
  return Math.round((100 * inked.size) / width);
}

const edgeOf = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element) => {
    const { borderTopWidth, borderTopStyle } = (globalThis as unknown as Dom).getComputedStyle(element);
    return `${borderTopWidth} ${borderTopStyle}`;
  });

/** Until the shown signature is a picture of this width. */
async function untilWidth(page: Page, width: number): Promise<void> {
  await page.waitForFunction((expected) => {
    const { document } = globalThis as unknown as { document: { querySelector(of: string): Picture | null } };
    return document.querySelector('.signature-shown')?.naturalWidth === expected;
  }, width);
}

/** Uploads a picture by the keyboard alone, until it is shown. */
async function replaced(page: Page, panel: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await enterOn(page, panel.getByRole('button', { name: 'Upload signature…' }));
  const file = { name: 'priya.png', mimeType: 'image/png', buffer: pngOf(64, 32) };
  await (await chooser).setFiles(file);
  await page.getByText(SIGNATURE_UPLOADED).waitFor();
  await untilWidth(page, 64);
}

/** Deletes it by the keyboard alone, after the question. */
async function deleted(page: Page, panel: Locator, asks: string): Promise<void> {
  await enterOn(page, panel.getByRole('button', { name: 'Delete signature…' }));
  const question = page.getByRole('dialog', { name: asks });
  await enterOn(page, question.getByRole('button', { name: 'Delete signature' }));
  await question.waitFor({ state: 'detached' });
}

describeInBrowser('a signature that is drawn or chosen [E04]', () => {
  const stage = setStage();
  const shown = (page: Page) => page.getByRole('img', { name: 'Your signature', exact: true });

  it('is the picture that is kept, in an area with a visible edge', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/myProfile');
    await priya.getByRole('button', { name: 'Draw signature…' }).click();
    const dialog = priya.getByRole('dialog', { name: 'Draw your signature' });
    const area = dialog.getByRole('img', { name: 'Nothing is drawn yet' });
    expect(await edgeOf(area)).toBe('1px solid');
    expect(await axeViolations(priya)).toEqual([]);
    const box = (await area.boundingBox())!;
    await priya.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.7);
    await priya.mouse.down();
    await priya.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2, { steps: 12 });
    await priya.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.6, { steps: 12 });
    await priya.mouse.up();
    await dialog.getByRole('img', { name: 'The signature that you drew' }).waitFor();
    await dialog.getByRole('button', { name: 'Use this signature' }).click();
    await dialog.waitFor({ state: 'detached' });
    await priya.getByText(SIGNATURE_UPLOADED).waitFor();
    await priya.reload();
    await shown(priya).waitFor();
    const inked = await shown(priya).evaluate(inkedColumns);
    expect(inked).toBeGreaterThan(75);
    expect(inked).toBeLessThan(85);
    await priya.context().close();
  });

  it('is replaced by a picture and deleted by the keyboard alone, on a phone in the dark', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/myProfile', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const panel = priya.getByRole('region', { name: 'Your signature' });
    await shown(priya).waitFor();
    await replaced(priya, panel);
    expect(await axeViolations(priya)).toEqual([]);
    await deleted(priya, panel, 'Delete your signature?');
    await panel.getByText(/^You have no signature/).waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    expect(stage.faults()).toEqual([]);
    await priya.context().close();
  });

  it('of the agency is uploaded and deleted by its primary contact by the keyboard alone', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/company-admin');
    const panel = priya.getByRole('region', { name: 'Signature of the agency' });
    await panel.getByText('Your agency has no signature yet.').waitFor();
    await replaced(priya, panel);
    await panel.getByRole('img', { name: 'Signature of the agency' }).waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    await deleted(priya, panel, 'Delete signature of the agency?');
    await panel.getByText('Your agency has no signature yet.').waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
