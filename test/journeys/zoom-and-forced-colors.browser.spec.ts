/** @run rest: the main pages of each role at 200 % zoom and in the colors that a person forces; looks of every page have a suite of their own. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { setStage } from '../support/stage.js';

const MAIN_PAGES: Readonly<Record<string, readonly string[]>> = {
  'Dana Okafor': ['/app/dashboard', '/app/suppliers', '/app/templates', '/app/request-coverage'],
  'Priya Raman': ['/app/agent-clients', '/app/agent-insured-requests', '/app/agent-pending-approval'],
  'Ines Calder': ['/app/shared-policies', '/app/my-policies', '/app/pending-requests', '/app/myProfile/security'],
};

/** A window of 1,440 by 900 px that is zoomed to 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } as const;
/** So many places of the Tab key say how the focus is shown: the frame and the first rows. */
const PLACES = 30;

interface Styled {
  readonly outlineStyle: string;
  readonly outlineWidth: string;
}
interface Focused {
  readonly outerHTML: string;
  readonly tagName: string;
  readonly parentElement: Focused | null;
}
interface Dom {
  readonly document: {
    readonly activeElement: Focused;
    readonly documentElement: { readonly scrollWidth: number; readonly clientWidth: number };
  };
  getComputedStyle(of: Focused): Styled;
}

/** The place with the focus, where nothing shows it: forced colors leave no shadow, so it is an outline of it or of what is around it. */
function unseenFocus(): string | null {
  const AROUND = 3;
  const { document, getComputedStyle } = globalThis as unknown as Dom;
  let place: Focused | null = document.activeElement;
  const { outerHTML, tagName } = document.activeElement;
  if (tagName === 'BODY') return null;
  for (let up = 0; place && up < AROUND; up += 1, place = place.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return null;
  }
  return outerHTML.slice(0, 120);
}

const tooWide = (): number => {
  const { scrollWidth, clientWidth } = (globalThis as unknown as Dom).document.documentElement;
  return scrollWidth - clientWidth;
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describeInBrowser('the main pages [K05]', () => {
  const stage = setStage();

  for (const [name, addresses] of Object.entries(MAIN_PAGES)) {
    it(`of ${name} are whole at 200 % zoom: nothing scrolls sideways, and their title and menu are there`, async () => {
      const page = await stage.enter(name, ZOOMED);
      for (const address of addresses) {
        await open(page, address);
        expect([address, await page.evaluate(tooWide)]).toEqual([address, 0]);
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        expect(
          await page
            .getByRole('navigation')
            .or(page.getByRole('button', { name: /menu/i }))
            .count(),
        ).toBeGreaterThan(0);
      }
    });

    it(`of ${name} show the focus in forced colors, in light and in dark`, async () => {
      const page = await stage.enter(name, { forcedColors: 'active' });
      const unseen: string[] = [];
      for (const [index, address] of addresses.entries()) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: index % 2 === 0 ? 'light' : 'dark' });
        await open(page, address);
        for (let place = 0; place < PLACES; place += 1) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate(unseenFocus);
          if (found !== null) unseen.push(`${address}: ${found}`);
        }
      }
      expect(unseen).toEqual([]);
    });
  }
});
