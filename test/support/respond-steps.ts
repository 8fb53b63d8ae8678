import type { Page } from 'playwright-core';

/** The steps between the remarks of an answer and its end. */
const FURTHER = ['Additional Documents', 'Cert Holder Info', 'Summary'];

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
