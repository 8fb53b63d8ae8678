import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import type { Box, LaidOut, LayoutDom } from '../support/layout-dom.js';
import { setStage } from '../support/stage.js';

/** The texts of rows over which an act of the row lies. */
function coveredByActs(): string[] {
  const TEXTS = 4;
  const { document } = globalThis as unknown as LayoutDom;
  const boxesOf = (cell: LaidOut) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(cell, TEXTS);
    const boxes: Box[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      range.selectNodeContents(text);
      boxes.push(...Array.from(range.getClientRects()));
    }
    return boxes;
  };
  const meet = (act: Box, text: Box) =>
    act.left < text.right - 1 && text.left < act.right - 1 && act.top < text.bottom - 1 && text.top < act.bottom - 1;
  return Array.from(document.querySelectorAll('tbody .row-acts button')).flatMap((act) => {
    const place = act.getBoundingClientRect();
    const cells = Array.from(act.closest('tr')!.querySelectorAll('td')).filter((cell) => !cell.contains(act));
    return cells
      .filter((cell) => boxesOf(cell).some((box) => meet(place, box)))
      .map((cell) => `${act.textContent} lies over ${cell.textContent}`);
  });
}

const opacityOf = (element: unknown): string => (globalThis as unknown as LayoutDom).getComputedStyle(element).opacity;

const LISTS: Readonly<Record<string, readonly [page: string, main: RegExp][]>> = {
  'Dana Okafor': [
    ['/app/request-coverage', /^Remind: /],
    ['/app/compliance-reviews', /^Complete: /],
    ['/app/suppliers', /^Actions: /],
    ['/app/manage-projects', /^Actions: /],
  ],
  'Ines Calder': [['/app/my-policies', /^Replace: /]],
};
const WIDTHS = [1440, 1024, 390];

async function show(page: Page, width: number, path: string, act: RegExp) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  const button = page.getByRole('table').getByRole('button', { name: act }).first();
  await button.waitFor();
  return button;
}

describeInBrowser('the acts of a row [K05]', () => {
  const stage = setStage();

  for (const [name, lists] of Object.entries(LISTS)) {
    it(`of the lists of ${name} have a place that covers nothing, and are seen with the focus`, async () => {
      const page = await stage.enter(name);
      for (const [path, main] of lists) {
        for (const width of WIDTHS) {
          const act = await show(page, width, path, main);
          await act.focus();
          expect(await act.evaluate(opacityOf)).toBe('1');
          expect(await page.evaluate(coveredByActs)).toEqual([]);
        }
      }
      await page.context().close();
    });
  }
});
