import type { Page } from 'playwright-core';
import { untilItStands } from './kinds-of-pages.js';
import { walkScript, type WalkBeginning } from './page-walk.script.js';

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
export async function complaintsByTab(page: Page, from: WalkBeginning): Promise<string[]> {
  const complaints = await walkOnce(page, from);
  // What came while the focus was below it was not reached: the page is complete now.
  return complaints.length === 0 ? [] : walkOnce(page, from);
}

/** The same for each tab that the page does not show first: it is opened by an arrow key, and what it shows is gone through. */
export async function complaintsOfTabs(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const selected = page.locator('#content [role=tab][aria-selected=true]');
  for (let further = (await page.locator('#content [role=tab]').count()) - 1; further > 0; further--) {
    await selected.first().focus();
    await page.keyboard.press('ArrowRight');
    // The next tab has the focus at once, and is selected once what it shows has come.
    await selected.and(page.locator(':focus')).waitFor();
    await untilItStands(page);
    const title = (await selected.first().innerText()).trim();
    complaints.push(...(await complaintsByTab(page, 'tab')).map((complaint) => `tab ${title}: ${complaint}`));
  }
  return complaints;
}

/** A dialog gives the focus back with the next picture that is drawn: a walk that began before would go on from there. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))';

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('[aria-modal="true"]');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate(DRAWN);
}

async function walkOnce(page: Page, from: WalkBeginning): Promise<string[]> {
  const complaints: string[] = [];
  await closeDialog(page);
  await page.evaluate(walkScript(from));
  for (let presses = 1; presses < MOST_PLACES; presses++) {
    await page.keyboard.press('Tab');
    const { over, complaints: found } = await page.evaluate<Step>('keyWalk.step()');
    complaints.push(...found);
    if (over) return [...complaints, ...(await page.evaluate<string[]>('keyWalk.missed()'))];
  }
  return [...complaints, `the Tab key does not come to the end in ${MOST_PLACES} places`];
}
