import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';
import { describeInBrowser } from '../support/browser.js';
import { openMenu } from '../support/menu.js';
import { setStage } from '../support/stage.js';

const TEMPLATE = 'Trade contractors';
const TOTALS = /^Of \d+ suppliers, \d+ would become non-compliant/;
const ANSWERS = /\/what-ifs\/[^/]+$/;
const CURE = 'Raise the each occurrence limit of';

const failingIn = (totals: string): number => Number(/(\d+) would become non-compliant/.exec(totals)?.[1]);
const totalsOn = async (page: Page): Promise<string> =>
  (await page.getByRole('status').getByText(TOTALS).textContent()) ?? '';
const failingOn = (page: Page) =>
  page.getByRole('group', { name: 'What would change' }).getByRole('button', { name: /Newly non-compliant/ });
const rowsOn = (page: Page) =>
  page.getByRole('table', { name: 'Suppliers that the change concerns' }).getByRole('row').filter({ hasText: CURE });

/** The demo world is assessed sooner than a person looks: until the result is called, every answer is one of a world that takes longer. */
async function holdTotals(page: Page): Promise<() => void> {
  let held = true;
  await page.route(ANSWERS, async (route) => {
    if (!held) return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: WhatIf };
    return route.fulfill({ response, json: { data: { ...data, done: 0, totals: null } } });
  });
  return () => {
    held = false;
  };
}

describeInBrowser('a change of a template that is tried before it is saved [H07]', () => {
  const stage = setStage();
  let dana: Page;
  let answer: Page;
  let totals: string;

  it('is prepared while the template is edited', async () => {
    dana = await stage.enter('Dana Okafor', { serviceWorkers: 'block' });
    await openMenu(dana, 'Policy Templates');
    await dana.getByRole('link', { name: TEMPLATE, exact: true }).click();
    const prepared = dana.waitForResponse(/\/what-if\/preparations$/);
    await dana.getByRole('button', { name: 'Edit' }).click();
    expect((await prepared).status()).toBe(202);
    await dana
      .getByRole('region', { name: 'General liability', exact: true })
      .getByLabel('Each occurrence', { exact: true })
      .fill('4000000');
    await dana.getByRole('button', { name: '1 change' }).click();
  });

  it('shows how many suppliers were assessed, and then what it would do', async () => {
    const bar = dana.getByRole('region', { name: 'What will change' });
    const release = await holdTotals(dana);
    await bar.getByRole('button', { name: 'See what would change' }).click();
    await bar.getByRole('progressbar', { name: 'Suppliers assessed' }).waitFor();
    release();
    totals = (await bar.getByText(TOTALS).textContent()) ?? '';
    [answer] = await Promise.all([
      dana.context().waitForEvent('page'),
      bar.getByRole('link', { name: /Supplier by supplier/ }).click(),
    ]);
    await answer.getByRole('heading', { level: 1, name: `What if ${TEMPLATE} changed` }).waitFor();
    expect(await totalsOn(answer)).toBe(totals);
  });

  it('shows a supplier before and after, and what would cure it', async () => {
    await failingOn(answer).click();
    const row = rowsOn(answer).first();
    await row.getByText('General liability: Each occurrence').waitFor();
    await row.getByText('Newly non-compliant').waitFor();
  });

  it('exports the suppliers that are shown', async () => {
    await answer.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      answer.waitForEvent('download'),
      answer.getByRole('button', { name: 'CSV (.csv)' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain(CURE);
    expect(text.match(/ → /g)).toHaveLength(failingIn(totals));
  });

  it('is the same for whoever opens the link again', async () => {
    const again = await stage.enterAt('Dana Okafor', new URL(answer.url()).pathname);
    expect(await totalsOn(again)).toBe(totals);
    await rowsOn(again).first().waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
