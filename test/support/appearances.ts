import type { Page } from 'playwright-core';
import { axeViolations, type AxePart } from './browser.js';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Runs in the page. */
const IS_WIDER = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** It fits, and axe finds nothing wrong with it. */
export async function standsRight(page: Page, part?: AxePart): Promise<void> {
  expect(await page.evaluate(IS_WIDER)).toBe(false);
  expect(await axeViolations(page, part)).toEqual([]);
}

/** The same at both sizes in both schemes, of a page that already shows what is held against them. A scheme changes colors alone. */
export async function standsRightInAll(page: Page): Promise<void> {
  for (const viewport of [WIDE, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await standsRight(page, colorScheme === 'dark' ? 'colors' : 'all');
    }
}
