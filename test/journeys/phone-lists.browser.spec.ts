import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import type { LayoutDom } from '../support/layout-dom.js';
import { setStage } from '../support/stage.js';

const PHONE = { width: 390, height: 844 };
/** Lists, and the main act of their page. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'Dana Okafor': {
    '/app/dashboard': 'Request coverage',
    '/app/request-coverage': 'Request coverage',
    '/app/suppliers': null,
    '/app/compliance-reviews': null,
    '/app/exceptions': null,
    '/app/corrections': null,
    '/app/manage-projects': 'New project',
    '/app/templates': 'New template',
    '/app/forms': 'Add a form',
  },
  'Priya Raman': {
    '/app/agent-clients': 'Add client',
    '/app/agent-insured-requests': null,
    '/app/agent-verify-again': null,
    '/app/transfers': 'Transfer a client',
  },
  'Ines Calder': { '/app/my-policies': 'Add policy', '/app/shared-policies': 'Share policies' },
};

/** Of each card what is wrong: more than three facts, or a status that is not above them. */
function wrongCards(): string[] {
  const { document, getComputedStyle } = globalThis as unknown as LayoutDom;
  return Array.from(document.querySelectorAll('.record-frame.cards tbody tr')).flatMap((card) => {
    const cells = Array.from(card.querySelectorAll('td')).filter(
      (cell) => getComputedStyle(cell).display === 'block' && cell.querySelectorAll('.row-choice').length === 0,
    );
    const [name, ...others] = cells;
    const facts = others.filter((cell) => !cell.matches('.status'));
    const status = others.find((cell) => cell.matches('.status'))?.getBoundingClientRect().top ?? 0;
    const above = facts.filter((cell) => cell.getBoundingClientRect().top < status);
    return [
      ...(facts.length > 3 ? [`${name?.textContent}: ${facts.length} facts`] : []),
      ...above.map((cell) => `${name?.textContent}: ${cell.textContent} above the status`),
    ];
  });
}

/** Search, filters, and the button for columns and export. */
async function expectOneLine(page: Page): Promise<void> {
  const more = await page.getByRole('button', { name: 'Columns and export' }).first().boundingBox();
  const beside = page.locator('.record-tools').first().locator('.search-box, .filter-button');
  for (const tool of await beside.all()) {
    const box = await tool.boundingBox();
    expect(Math.abs(box!.y + box!.height / 2 - (more!.y + more!.height / 2))).toBeLessThan(4);
  }
}

/** At the foot of the screen, wherever the page is scrolled to; nothing of the end of the page is behind it. */
async function expectAtFoot(page: Page, name: string): Promise<void> {
  const head = page.locator('.page-head');
  const act = head.getByRole('button', { name }).or(head.getByRole('link', { name }));
  for (const place of [0, Number.MAX_SAFE_INTEGER]) {
    await page.evaluate((top) => (globalThis as unknown as LayoutDom).scrollTo(0, top), place);
    const box = await act.boundingBox();
    expect(box!.y + box!.height).toBeGreaterThan(PHONE.height - 20);
    expect(box!.width).toBeGreaterThan(PHONE.width - 40);
  }
  const end = await page.locator('.shell-footer').boundingBox();
  const box = await act.boundingBox();
  expect(end!.y + end!.height).toBeLessThanOrEqual(box!.y);
}

describeInBrowser('lists on a phone [K05]', () => {
  const stage = setStage();

  for (const [name, lists] of Object.entries(LISTS)) {
    it(`of ${name} are cards of three facts under a status, with their tools in one line and the main act at the foot`, async () => {
      const page = await stage.enter(name, { viewport: PHONE });
      for (const [path, main] of Object.entries(lists)) {
        await page.goto(path);
        await page.locator('.record-frame.cards tbody tr').first().waitFor();
        expect({ path, wrong: await page.evaluate(wrongCards) }).toEqual({ path, wrong: [] });
        await expectOneLine(page);
        if (main !== null) await expectAtFoot(page, main);
      }
      await page.context().close();
      expect(stage.faults()).toEqual([]);
    });
  }
});
