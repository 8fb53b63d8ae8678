import type { Locator, Page } from 'playwright-core';
import { axeViolations } from './browser.js';

/** More places than any dialog has. */
const MOST_PLACES = 120;

/** Runs in the page: what the Tab key should come to in the dialog, of radio buttons one for each group. */
const START_WALK = `(() => {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const keyOf = (element) => (element.type === 'radio' && element.name ? 'radio ' + element.name : element);
  const places = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const open = [...dialog.querySelectorAll(places)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
  const left = new Map(open.map((element) => [keyOf(element), element]));
  const start = document.activeElement;
  globalThis.dialogWalk = {
    start: start.outerHTML.slice(0, 120),
    inside: dialog.contains(start) && start !== dialog,
    step: () => {
      const { activeElement } = document;
      left.delete(keyOf(activeElement));
      return {
        inside: dialog.contains(activeElement),
        around: keyOf(activeElement) === keyOf(start),
        left: [...left.values()].map((element) => element.outerHTML.slice(0, 160)),
      };
    },
  };
  return dialogWalk.inside;
})()`;

interface Step {
  readonly inside: boolean;
  /** The focus is back where it began. */
  readonly around: boolean;
  /** Places that the focus has not been on. */
  readonly left: readonly string[];
}

/** What a person can type into. */
const TYPED = 'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])):enabled, textarea:enabled';

/** What a person meets who goes through an open dialog by the Tab key, then clicks into each of its fields, and what axe finds in it. */
export async function complaintsOf(page: Page, dialog: Locator): Promise<string[]> {
  return [
    ...(await axeViolations(page)),
    ...(await notReachedByTab(page, dialog)),
    ...(await notReachedByClick(page, dialog)),
  ];
}

/** The dialog has the focus; the Tab key comes to every place in it and to none outside, and from the last to the first. */
async function notReachedByTab(page: Page, dialog: Locator): Promise<readonly string[]> {
  await dialog.locator(':focus').waitFor({ state: 'attached' });
  if (!(await page.evaluate<boolean>(START_WALK))) return ['the focus is not on a field or button'];
  for (let times = 1; times < MOST_PLACES; times++) {
    await page.keyboard.press('Tab');
    const { inside, around, left } = await page.evaluate<Step>('dialogWalk.step()');
    if (!inside) return [`the Tab key leaves the dialog after ${times} times`];
    if (around) return left.map((place) => `the Tab key does not reach ${place}`);
  }
  return ['the Tab key does not come round'];
}

async function notReachedByClick(page: Page, dialog: Locator): Promise<string[]> {
  const complaints: string[] = [];
  for (const field of await dialog.locator(TYPED).all()) {
    if (!(await field.isVisible())) continue;
    await field.click();
    if ((await field.and(page.locator(':focus')).count()) === 0) complaints.push(`a click does not reach ${field}`);
    // A list that opened with the click may cover the next field until this one is left.
    await page.keyboard.press('Tab');
  }
  return complaints;
}
