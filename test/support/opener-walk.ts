import type { Page } from 'playwright-core';
import { notReachedByTab } from './dialog-walk.js';
import { untilItStands } from './kinds-of-pages.js';

/** A dialog is loaded when it opens first. */
const OPENS_MS = 1_500;

type Told = 'hasOpened' | 'hasDialog' | 'isClosed' | 'holdsFocus';

interface Opener {
  readonly at: number;
  readonly label: string;
  /** It says by itself that it opens something; of the others some only add a line to a form. */
  readonly isSure: boolean;
}

/** Runs in the page, where it becomes `openers`: the buttons of the content, or of the open menu, that open something above the page. */
const OPENERS = `(() => {
  const BEGINS = /^(Add|New|Request|Upload|Change|Import|Handle|Choose) ?/;
  const isFound = (button) => button.getAttribute('aria-haspopup') === 'dialog' || /…$/.test(button.innerText.trim());
  const labelOf = (button) => (button.getAttribute('aria-label') ?? button.innerText).replace(/\\s+/g, ' ').trim();
  const buttons = (root) => [...document.querySelectorAll(root + ' button')].filter((button) => !button.disabled && button.type !== 'submit'
    && button.checkVisibility({ visibilityProperty: true }) && (isFound(button) || (labelOf(button).length < 40 && BEGINS.test(labelOf(button)))));
  let current = null;
  let label = '';
  globalThis.openers = {
    of: (root) => buttons(root).map((button, at) => ({ at, label: labelOf(button), isSure: isFound(button) })),
    focus: (root, at) => {
      current = buttons(root)[at];
      label = current && labelOf(current);
      current?.focus();
    },
    // A page that shows its dialog at an address of its own draws the button again.
    holdsFocus: () => document.activeElement === current || (current?.isConnected === false && labelOf(document.activeElement) === labelOf(current)),
    hasOpened: () => document.querySelector('[aria-modal="true"], .popover[role="dialog"]') !== null || current?.getAttribute('aria-expanded') === 'true',
    // It may open a part of the page, which has the focus then, or takes the place of the button.
    hasMoved: () => document.activeElement !== current || !current || labelOf(current) !== label,
    hasDialog: () => document.querySelector('[aria-modal="true"]') !== null,
    isClosed: () => !openers.hasOpened(),
    isOnDialog: () => document.activeElement.matches('[aria-modal="true"]'),
    expect: (root, at) => void (current = buttons(root)[at]),
    focused: () => document.activeElement.outerHTML.slice(0, 120),
  };
})()`;

/**
 * Presses Enter on what opens dialogs and menus, goes through the dialogs by the Tab key, and closes each by Escape, which gives the focus
 * back. `opened` holds what was opened before: lists have the same buttons in each row, and people the same on several pages.
 */
export class OpenerWalk {
  private readonly opened = new Set<string>();

  constructor(private readonly page: Page) {}

  async complaintsAt(address: string): Promise<string[]> {
    const complaints: string[] = [];
    await this.page.evaluate(OPENERS);
    for (const opener of await this.openersOf('#content')) {
      if (this.isKnown(opener.label)) continue;
      const found = await this.open(opener, address);
      complaints.push(...found.map((complaint) => `[${opener.label}]: ${complaint}`));
    }
    return complaints;
  }

  /** Rows name what they are about after a colon, and counts change. */
  private isKnown(label: string): boolean {
    const kind = label.replace(/:.*|\d+/g, '');
    const isKnown = this.opened.has(kind);
    this.opened.add(kind);
    return isKnown;
  }

  private async open(opener: Opener, address: string): Promise<string[]> {
    const { page } = this;
    let choosesFile = false;
    page.once('filechooser', () => (choosesFile = true));
    const opened = await this.press('#content', opener.at);
    if (await this.hasLeft(address)) return [];
    if (!opened) {
      const isNothing = opener.isSure && !choosesFile && !(await page.evaluate<boolean>('openers.hasMoved()'));
      return isNothing ? ['Enter opens nothing'] : [];
    }
    const acts = (await this.openersOf('.popover')).filter(({ label }) => label.endsWith('…') && !this.isKnown(label));
    const complaints = await this.close();
    for (const act of acts) {
      await this.press('#content', opener.at);
      await page.evaluate(`openers.focus('.popover', ${act.at})`);
      await page.keyboard.press('Enter');
      await this.comesTrue('hasDialog');
      if (await this.hasLeft(address)) continue;
      await page.evaluate(`openers.expect('#content', ${opener.at})`);
      complaints.push(...(await this.close()).map((complaint) => `[${act.label}]: ${complaint}`));
    }
    return complaints;
  }

  /** What is open has the focus, is gone through if it is a dialog, and gives the focus back when Escape closes it. */
  private async close(): Promise<string[]> {
    const { page } = this;
    const dialog = page.locator('[aria-modal="true"]');
    const complaints: string[] = [];
    if ((await dialog.count()) > 0) {
      await page
        .locator('[aria-modal="true"]:focus, [aria-modal="true"] :focus')
        .first()
        .waitFor({ state: 'attached' });
      if (await page.evaluate<boolean>('openers.isOnDialog()')) await page.keyboard.press('Tab');
      complaints.push(...(await notReachedByTab(page, dialog.last())));
    }
    await page.keyboard.press('Escape');
    const closed = await this.comesTrue('isClosed');
    if (!closed) return [...complaints, 'Escape does not close it'];
    if (!(await this.comesTrue('holdsFocus')))
      complaints.push(`Escape leads to ${await page.evaluate<string>('openers.focused()')}`);
    return complaints;
  }

  private async press(root: string, at: number): Promise<boolean> {
    await this.page.evaluate(`openers.focus('${root}', ${at})`);
    await this.page.keyboard.press('Enter');
    return this.comesTrue('hasOpened');
  }

  /** A text would be refused by the content security policy of the page. */
  private comesTrue(what: Told): Promise<boolean> {
    const isSo = (told: Told) => (globalThis as unknown as { openers: Record<Told, () => boolean> }).openers[told]();
    return this.page
      .waitForFunction(isSo, what, { timeout: OPENS_MS })
      .then(() => true)
      .catch(() => false);
  }

  private openersOf(root: string): Promise<Opener[]> {
    return this.page.evaluate<Opener[]>(`openers.of('${root}')`);
  }

  /** An act may lead to a page: the walk goes back. */
  private async hasLeft(address: string): Promise<boolean> {
    const { page } = this;
    if (new URL(page.url()).pathname === address.split(/[?#]/)[0]) return false;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilItStands(page);
    await page.evaluate(OPENERS);
    return true;
  }
}
