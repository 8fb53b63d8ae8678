import type { Page } from 'playwright-core';

/** The steps between the remarks of an answer and its end. */
const FURTHER = ['Additional Documents', 'Cert Holder Info', 'Summary'];

/** Chooses these policies for the answer that is open, and no others. */
export async function chooseOnly(page: Page, numbers: readonly string[]): Promise<void> {
  await page.getByRole('checkbox', { name: numbers[0]! }).waitFor();
  const chosen = page.getByRole('main').getByRole('checkbox', { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  for (const number of numbers) await page.getByRole('checkbox', { name: number }).check();
}

/** From the remarks of an answer to its summary, as `press` presses Next. */
export async function goToSummary(
  page: Page,
  press: () => Promise<void> = () => page.getByRole('button', { name: 'Next' }).click(),
): Promise<void> {
  for (const title of FURTHER) {
    await press();
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  }
}
