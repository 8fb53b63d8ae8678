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
export async function notReachedByTab(page: Page, dialog: Locator): Promise<readonly string[]> {
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

/** Width and height of a phone. */
const PHONE = { width: 390, height: 844 };

/** Runs in the page: what of the open dialog a phone does not show, and which of its acts are covered where they stand; disabled ones take no click. */
const ON_A_PHONE = `(() => {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const width = document.documentElement.clientWidth;
  const { left, right } = dialog.getBoundingClientRect();
  const sideways = [dialog, document.documentElement, dialog.closest('.dialog-backdrop')]
    .filter((frame) => frame !== null && frame.scrollWidth > frame.clientWidth)
    .map((frame) => 'scrolls sideways by ' + (frame.scrollWidth - frame.clientWidth) + ' px: ' + frame.className);
  const covered = [...dialog.querySelectorAll('.dialog-actions > :not(:disabled), .dialog-close')].filter((act) => {
    act.scrollIntoView({ block: 'nearest' });
    const box = act.getBoundingClientRect();
    const drawn = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return act.checkVisibility() && !act.contains(drawn);
  });
  return [
    ...(left < 0 || right > width ? ['reaches from ' + left + ' to ' + right + ' px of ' + width] : []),
    ...sideways,
    ...covered.map((act) => 'covered is ' + act.outerHTML.slice(0, 120)),
  ];
})()`;

/** Makes the window of an open dialog that of a phone, looks at the dialog there, and makes the window as it was. */
export async function complaintsOnAPhone(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  const complaints = [...(await page.evaluate<string[]>(ON_A_PHONE)), ...(await axeViolations(page))];
  if (before) await page.setViewportSize(before);
  return complaints.map((complaint) => `on a phone: ${complaint}`);
}
