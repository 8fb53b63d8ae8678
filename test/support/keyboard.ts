import type { Locator, Page } from 'playwright-core';

/** More places than the Tab key passes between any two acts of a page. */
const MOST_PLACES = 200;

type Element = NonNullable<Awaited<ReturnType<Locator['elementHandle']>>>;

/** Whether the element has the focus; null where the page has put another one in its place. */
const hasFocus = (element: Element): Promise<boolean | null> =>
  element.evaluate((own) => (own.isConnected ? own === own.ownerDocument.activeElement : null));

/**
 * Presses Tab until the element has the focus, as a person without a mouse does. Fails with where the focus is instead. The element is looked up
 * once and not after each press: to find one by its role takes the browser longer than to move the focus.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await found(target);
  for (let presses = 0; presses < MOST_PLACES; presses++) {
    const has = await hasFocus(element);
    if (has) return;
    if (has === null) element = await found(target);
    else await page.keyboard.press('Tab');
  }
  const place = await page.locator(':focus').evaluateAll(([focused]) => focused?.outerHTML.slice(0, 160));
  throw new Error(`The Tab key does not come to ${String(target)}; the focus is on ${place}`);
}

async function found(target: Locator): Promise<Element> {
  await target.first().waitFor();
  const element = await target.first().elementHandle();
  if (element === null) throw new Error(`${String(target)} is gone`);
  return element;
}

/** Goes to a button or link by Tab, and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * Goes to the rows of a table by Tab, from within one of them back to the row itself, and to another one by the arrow keys. Fails where they do
 * not lead there.
 */
export async function arrowTo(page: Page, table: Locator, row: Locator): Promise<void> {
  const within = table.locator('tbody tr :focus');
  if ((await table.locator('tbody :focus').count()) === 0) await tabTo(page, table.locator('tbody tr[tabindex="0"]'));
  while ((await within.count()) > 0) await page.keyboard.press('Shift+Tab');
  const element = await found(row);
  const rows = await table.getByRole('row').count();
  await pressAndDraw(page, 'Home');
  for (let presses = 0; presses < rows && !(await hasFocus(element)); presses++) await pressAndDraw(page, 'ArrowDown');
  if (!(await hasFocus(element))) throw new Error(`The arrow keys do not come to ${String(row)}`);
}

/** The table moves the focus with the next drawing. */
async function pressAndDraw(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}

/** Goes to a box by Tab, and checks it by the space bar. */
export async function checkBox(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
}

/** Goes to a field by Tab, and types in place of what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a list of choices by Tab, opens it, and takes the choice that begins with these letters. */
export async function choose(page: Page, list: Locator, letters: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
}

/** Goes to a field of a day by Tab, and types it as the browser of the tests takes it. */
export async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  await tabTo(page, field);
  await page.keyboard.type(`${month}${dayOfMonth}${year}`);
}

/** Opens the choice of a file by the keyboard, and chooses a PDF. */
export async function chooseFile(page: Page, opens: Locator, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await enterOn(page, opens);
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}
