import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { setStage } from '../support/stage.js';

/** At 1440: the facts of a policy, whatever its line. */
const TALLEST = 2_000;
const OF_POLICY = /^\/app\/policies\/[0-9a-f-]{36}$/;
const PHONE = { width: 390, height: 844 };

const heightOf = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => Math.max(main.scrollHeight, main.ownerDocument.body.scrollHeight));
const widthOf = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollWidth);

/** The addresses of the policies that a list shows. */
async function shownPolicies(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('table').locator('a[href^="/app/policies/"]');
  await links.first().waitFor();
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return [...new Set(paths)].filter((path) => path !== null).filter((path) => OF_POLICY.test(path));
}

interface Dom {
  readonly document: {
    querySelector(selector: string): { getBoundingClientRect(): { readonly width: number } } | null;
  };
}

describeInBrowser('the page of a policy in a window [C01]', () => {
  const stage = setStage();

  it('is at most 2,000 px tall for every kind of policy of the demo', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/my-policies');
    const paths = await shownPolicies(ines);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      await ines.goto(path);
      await ines.getByRole('region', { name: 'Verification' }).waitFor();
      await ines.getByRole('region', { name: 'Policy agency' }).waitFor();
      expect(await heightOf(ines)).toBeLessThanOrEqual(TALLEST);
      expect(await axeViolations(ines)).toEqual([]);
    }
    await ines.setViewportSize(PHONE);
    expect(await widthOf(ines)).toBeLessThanOrEqual(PHONE.width);
  });

  it('opens a section in a drawer at the right, at the width of a phone over the whole window, and gives the focus back to the link that opened it', async () => {
    const priya = await stage.enter('Priya Raman');
    await priya.getByRole('link', { name: 'Granite Peak Demolition LLC' }).click();
    await priya.getByRole('link', { name: 'GL-91344', exact: true }).click();
    await priya.getByRole('link', { name: 'Edit limits' }).click();
    const drawer = priya.getByRole('dialog', { name: 'Edit GL-91344' });
    await drawer.getByRole('textbox', { name: 'General aggregate', exact: true }).waitFor();
    expect(await axeViolations(priya)).toEqual([]);
    const wide = await drawer.boundingBox();
    expect([Math.round(wide!.width), Math.round(wide!.x + wide!.width)]).toEqual([1008, 1440]);
    await priya.setViewportSize(PHONE);
    expect(await widthOf(priya)).toBeLessThanOrEqual(PHONE.width);
    const narrow = await drawer.boundingBox();
    expect(Math.round(narrow!.width)).toBe(PHONE.width);
    await priya.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    // Back where it came from, however often: not at the top of the page.
    for (let opening = 1; opening <= 3; opening += 1) {
      const link = priya.getByRole('link', { name: 'Edit limits' });
      await link.press('Enter');
      await drawer.getByRole('textbox', { name: 'General aggregate', exact: true }).waitFor();
      await priya.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await priya.locator('a[aria-label="Edit limits"]:focus').waitFor();
    }
    expect(stage.faults()).toEqual([]);
  });

  it('shows limits over 98 % of the window [C02]', async () => {
    const ines = await stage.enter('Ines Calder');
    await ines.getByRole('link', { name: 'My Policies', exact: true }).click();
    await ines.getByRole('link', { name: 'GL-91344', exact: true }).click();
    await ines.getByRole('button', { name: /^\d+ policy limits$/ }).click();
    const viewer = ines.getByRole('dialog');
    await viewer.getByRole('table').waitFor();
    for (const width of [1440, 1024]) {
      await ines.setViewportSize({ width, height: 900 });
      expect((await viewer.boundingBox())!.width / width).toBeCloseTo(0.98, 3);
    }
  });

  it('shows the document of an endorsement beside it: pages, zoom by key, search, and at the width of a phone the whole window [C17]', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/my-policies');
    await ines.getByRole('link', { name: 'GL-91344', exact: true }).click();
    await ines.getByRole('button', { name: 'CG 20 10 04 13.pdf', exact: true }).click();
    const dialog = ines.getByRole('dialog', { name: 'CG 20 10 04 13.pdf' });
    await dialog.getByText('Page 1 of 1').waitFor();
    await dialog.getByRole('searchbox', { name: 'Search in the document' }).fill('cg 20 10');
    await dialog.getByText('On 1 page: 1').waitFor();
    const page = dialog.getByRole('img', { name: 'Page 1 of CG 20 10 04 13.pdf' });
    const widthOfPage = async () => (await page.boundingBox())!.width;
    const before = await widthOfPage();
    await dialog.getByRole('region', { name: 'Pages of CG 20 10 04 13.pdf' }).press('+');
    await ines.waitForFunction(
      (width) => (globalThis as unknown as Dom).document.querySelector('canvas')!.getBoundingClientRect().width > width,
      before,
    );
    expect(await axeViolations(ines)).toEqual([]);
    await ines.setViewportSize(PHONE);
    expect(Math.round((await dialog.boundingBox())!.width)).toBe(PHONE.width);
    expect(stage.faults()).toEqual([]);
  });

  it('says why a document cannot be shown, with its download as the way out [C17]', async () => {
    const ines = await stage.enterAt('Ines Calder', '/app/my-policies');
    await ines.route('**/document/*/file*', (route) =>
      route.fulfill({ body: 'no PDF', contentType: 'application/pdf' }),
    );
    await ines.getByRole('link', { name: 'GL-91344', exact: true }).click();
    await ines.getByRole('button', { name: 'CG 20 10 04 13.pdf', exact: true }).click();
    const dialog = ines.getByRole('dialog', { name: 'CG 20 10 04 13.pdf' });
    await dialog.getByText('This file cannot be shown: it is damaged, or it is no PDF.').waitFor();
    await dialog.getByRole('button', { name: 'Download CG 20 10 04 13.pdf' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await ines.route('**/document/*/file*', (route) =>
      route.fulfill({ status: 404, json: { code: 'DOCUMENT.NOT_FOUND', message: 'The document was not found.' } }),
    );
    await ines.getByRole('button', { name: 'CG 20 10 04 13.pdf', exact: true }).click();
    await dialog.getByText('The document was not found.').waitFor();
    await dialog.getByRole('button', { name: 'Download CG 20 10 04 13.pdf' }).waitFor();
  });
});
