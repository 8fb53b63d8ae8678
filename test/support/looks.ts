import type { Page } from 'playwright-core';
import { axeViolations, type AxePart } from './browser.js';
import { NOT_MARKED } from './forced-colors.script.js';
import { untilItStands } from './kinds-of-pages.js';
import { textsThatMeet } from './texts-that-meet.js';

const WIDE = { width: 1440, height: 1000 };
/** Each page is opened once and looked at in each of these, in this order: a change of colors takes longer than a change of size. */
const LOOKS = {
  light: { colorScheme: 'light', viewport: WIDE },
  half: { colorScheme: 'light', viewport: { width: 640, height: 800 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  narrow: { colorScheme: 'light', viewport: { width: 320, height: 640 } },
  tablet: { colorScheme: 'dark', viewport: { width: 1024, height: 768 } },
  dark: { colorScheme: 'dark', viewport: WIDE },
} as const;
type Look = keyof typeof LOOKS;
const APPEARANCES = ['light', 'half', 'phone', 'narrow', 'tablet', 'dark'] as const satisfies readonly Look[];
/** What is in the dark at 1024 px is at 1440 px too, and what is at 640 and at 320 px is at 390 px. */
const AXE_PARTS: Partial<Record<Look, AxePart>> = { light: 'all', phone: 'narrow', dark: 'colors' };

interface Sizes {
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly outerHTML: string;
  checkVisibility(): boolean;
}

interface Transition {
  readonly transitionProperty: string;
  readonly animationName?: string;
  readonly playState: string;
  readonly effect: { readonly target: Sizes };
}

interface Dom {
  getComputedStyle(of: Sizes): { readonly overflowY: string };
  readonly document: {
    readonly documentElement: Sizes & { readonly dataset: { readonly theme?: string } };
    querySelectorAll(selector: string): ArrayLike<Sizes>;
    getAnimations(): readonly Transition[];
  };
}

/** By how much the page, or a list on it, scrolls sideways. */
function tooWide(): number {
  const { document } = globalThis as unknown as Dom;
  const scrolling = [document.documentElement, ...Array.from(document.querySelectorAll('.record-frame'))];
  return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/** What moves on a page of a person who asked for no motion. */
function motions(): string[] {
  const moving = (globalThis as unknown as Dom).document.getAnimations();
  return moving.flatMap(({ animationName, playState }) =>
    animationName !== undefined && playState === 'running' ? [animationName] : [],
  );
}

/** By how much a part of the page scrolls within the page. A document and a strip of links may. */
function partsScroll(): number {
  const { document, getComputedStyle } = globalThis as unknown as Dom;
  const parts = Array.from(document.querySelectorAll('main *')).filter((part) =>
    /auto|scroll/.test(getComputedStyle(part).overflowY),
  );
  return Math.max(0, ...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

const showsTheme = (theme: string): boolean =>
  (globalThis as unknown as Dom).document.documentElement.dataset.theme === theme;

/** Shows the page in another scheme or size. The colors begin to change only when the page knows of the other theme. */
export async function put(page: Page, appearance: Look): Promise<void> {
  const { colorScheme, viewport } = LOOKS[appearance];
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  // Further down, what stays at the edges of the window lies over what is just below it.
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForFunction(showsTheme, colorScheme);
  await untilItStands(page);
}

/** Places that do not show the focus, and what does not show that it is chosen, for a person who chose the colors of all pages. */
export async function complaintsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // The focus is shown to whoever uses the keyboard.
  await page.keyboard.press('Shift');
  const complaints = await page.evaluate<string[]>(NOT_MARKED);
  await page.emulateMedia({ forcedColors: 'none' });
  return complaints.map((complaint) => `forced colors: ${complaint}`);
}

/** Rows that are read again while axe looks are paler for that moment: what is wrong stays wrong. */
async function lastingViolations(page: Page, part: AxePart): Promise<readonly string[]> {
  const violations = await axeViolations(page, part);
  if (violations.length === 0) return violations;
  await untilItStands(page);
  return axeViolations(page, part);
}

/** What is wrong with what the page shows, in each scheme and size; `mayBeMissing`: the address is to have no page. */
export async function complaintsAt(page: Page, address: string, mayBeMissing = false): Promise<string[]> {
  const complaints: string[] = [];
  const found = await page.getByRole('heading', { level: 1, name: 'Page not found' }).count();
  if (found > 0 && !mayBeMissing) complaints.push('a link leads there, and there is no page');
  for (const appearance of APPEARANCES) {
    await put(page, appearance);
    const [wide, within, moving, meeting] = [
      await page.evaluate(tooWide),
      await page.evaluate(partsScroll),
      await page.evaluate(motions),
      await page.evaluate(textsThatMeet),
    ];
    const part = AXE_PARTS[appearance];
    const violations = part ? await lastingViolations(page, part) : [];
    complaints.push(
      ...violations.map((violation) => `${appearance}: ${violation}`),
      ...meeting.map((pair) => `${appearance}: ${pair} lie on each other`),
      ...moving.map((name) => `${appearance}: ${name} moves`),
      ...(wide > 0 ? [`${appearance}: scrolls sideways by ${wide} px`] : []),
      ...(within > 0 ? [`${appearance}: has a part that scrolls by ${within} px within the page`] : []),
    );
  }
  complaints.push(...(await complaintsInForcedColors(page)));
  await put(page, 'light');
  return complaints.map((complaint) => `${address}: ${complaint}`);
}
