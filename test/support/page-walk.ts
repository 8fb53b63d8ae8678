import type { Page } from 'playwright-core';
import { walkScript } from './page-walk.script.js';

/** More places than any page of the demo world has. */
const MOST_PLACES = 400;

interface Step {
  /** Nothing has the focus, or it is on a place again where it was before. */
  readonly over: boolean;
  readonly complaints: readonly string[];
}

/**
 * What a person without a mouse meets on an open page, from the top of it to the end by the Tab key: places that are not reached, that
 * do not show that they have the focus, that lie outside of the window or under something else, or that come before what stands above them.
 */
export async function complaintsByTab(page: Page, from: 'frame' | 'content'): Promise<string[]> {
  const complaints = await walkOnce(page, from);
  // What came while the focus was below it was not reached: the page is complete now.
  return complaints.length === 0 ? [] : walkOnce(page, from);
}

async function walkOnce(page: Page, from: 'frame' | 'content'): Promise<string[]> {
  const complaints: string[] = [];
  if ((await page.locator('[aria-modal="true"]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' });
  await page.evaluate(walkScript(from));
  for (let presses = 1; presses < MOST_PLACES; presses++) {
    await page.keyboard.press('Tab');
    const { over, complaints: found } = await page.evaluate<Step>('keyWalk.step()');
    complaints.push(...found);
    if (over) return [...complaints, ...(await page.evaluate<string[]>('keyWalk.missed()'))];
  }
  return [...complaints, `the Tab key does not come to the end in ${MOST_PLACES} places`];
}
