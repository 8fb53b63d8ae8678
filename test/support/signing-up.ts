import type { Page } from 'playwright-core';
import { enterOn } from './keyboard.js';

/** The password of everybody whom a suite signs up. */
export const NEW_PASSWORD = 'Trombone&Kettle7';

/** The fields of a person of the family Stone, as the forms label them. */
export const personOf = (firstName: string) =>
  [
    ['First name', firstName],
    ['Last name', 'Stone'],
    [/^Password/, NEW_PASSWORD],
    ['Confirm Password', NEW_PASSWORD],
  ] as const;

export const companyOf = (name: string) =>
  [
    ['Company Name', name],
    ['Address 1', '12 Wynkoop Street'],
    ['City', 'Denver'],
    ['State', 'CO'],
    ['Zip Code', '80202'],
  ] as const;

export async function fill(page: Page, fields: readonly (readonly [string | RegExp, string])[]): Promise<void> {
  for (const [label, value] of fields) await page.getByLabel(label).fill(value);
}

/** The first step of a sign-up. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
}

/** Accepts the terms, and sends the form. */
export async function sendSignUp(page: Page, button: string): Promise<void> {
  await page.getByLabel('I accept the License Agreement').press('Space');
  await enterOn(page, page.getByRole('button', { name: 'OK' }));
  await enterOn(page, page.getByRole('button', { name: button }));
}

/** Opens the link of this kind in the mail to an address. */
export async function followMail(page: Page, email: string, name: RegExp): Promise<void> {
  await page.goto('/dev/mailbox');
  const link = page.getByRole('region').filter({ hasText: email }).getByRole('link', { name }).first();
  await link.waitFor();
  await page.goto((await link.getAttribute('href')) ?? '');
}

/** The same by the keyboard alone, of the newest mail with these words, which are shown without their looks: each link once. */
export async function openFromMail(page: Page, words: string | RegExp, link: RegExp): Promise<void> {
  await page.goto('/dev/mailbox');
  await enterOn(page, page.getByRole('button', { name: 'Text only' }));
  await enterOn(page, page.getByRole('region').filter({ hasText: words }).first().getByRole('link', { name: link }));
}

/** Proves the address by its mail. */
export async function verify(page: Page, email: string, outcome: string): Promise<void> {
  await page.getByRole('heading', { name: 'Pending Verification' }).waitFor();
  await followMail(page, email, /\/verify-user#/);
  await enterOn(page, page.getByRole('button', { name: 'Verify my email' }));
  await page.getByText(outcome).waitFor();
}

/** Sends the log-in, whatever follows it. */
export async function enterLogIn(page: Page, email: string, password = NEW_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

export async function logInBy(page: Page, email: string): Promise<void> {
  await enterLogIn(page, email);
  await page.waitForURL(/\/app\//);
}

/** Ends the tour that whoever is new sees. */
export async function endTour(page: Page): Promise<void> {
  const tour = page.getByRole('dialog');
  await tour.waitFor();
  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });
}
