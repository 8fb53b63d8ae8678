import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { atEndOfRun } from '@covertrail/backend/testing/ends-of-run';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { AXE_SCOPE } from './axe-scope.script.js';

/** The shell draws no window, which takes a third off the time of a journey. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executable = PLACES.find((place) => existsSync(place));

/** `describe` where there is a browser. Where there is none the suite is skipped and says why; CI forbids that. */
export function describeInBrowser(name: string, suite: () => void): void {
  jest.setTimeout(STORY_MS);
  if (executable) return describe(name, suite);
  if (process.env['COVERTRAIL_REQUIRE_BROWSER'])
    throw new Error(`${name}: no chromium was found, and it is required here`);
  process.stderr.write(`Skipped "${name}": no chromium at ${PLACES.join(', ')}\n`);
  describe.skip(name, suite);
}

let shared: Promise<Browser> | null = null;

/** One browser for all suites of a process: a suite opens contexts in it and closes those. */
export async function sharedBrowser(): Promise<Browser> {
  const open = await shared;
  if (open?.isConnected()) return open;
  shared = chromium.launch({ executablePath: executable!, args: SWITCHES });
  const launched = shared;
  atEndOfRun(async () => (await launched).close());
  return shared;
}

/** Insurance days are those of the requester: Meridian, its agents and Granite Peak are in Denver. Nothing moves, so nothing is waited for until it stands. */
const SETTING = {
  viewport: { width: 1440, height: 1000 },
  timezoneId: 'America/Denver',
  locale: 'en-US',
  reducedMotion: 'reduce',
} as const;
/** Shorter than the time of a test, so that what was waited for is named. */
const PATIENCE_MS = 45_000;
/** A story waits many times. */
const STORY_MS = 240_000;

/** A page, and what it did that no page may: threw, asked another host, or broke the content security policy. */
export interface OpenedPage {
  readonly page: Page;
  readonly faults: string[];
}

/** A page in a window of its own: tabs behind others are slowed down by the browser. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: url, ...SETTING, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin) faults.push(`asked ${request.url()}`);
  });
  return { page, faults };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA. */
const GUIDELINES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What colors alone can break. */
const COLORS = { type: 'rule', values: ['color-contrast'] };

interface AxeDom {
  readonly axe: {
    run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
  readonly axeScope: { alike(): AxeElement[]; note(): void; fresh(): AxeElement[] };
  readonly document: AxeElement;
}

interface AxeElement {
  querySelector(selector: string): AxeElement | null;
  contains(other: AxeElement): boolean;
}

interface AxeOrder {
  readonly part: AxePart;
  readonly guidelines: AxeRules;
  readonly colors: AxeRules;
}

interface AxeRules {
  readonly type: string;
  readonly values: string[];
}

interface Moving {
  readonly playState: string;
  readonly effect: {
    readonly target: { checkVisibility(): boolean };
    getComputedTiming(): { readonly endTime: number };
  };
}

/** Nothing that is seen is on its way: no color to another one, and nothing that appears or goes. What moves without end is left out. */
function stands(): boolean {
  const { document } = globalThis as unknown as { readonly document: { getAnimations(): readonly Moving[] } };
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect.getComputedTiming().endTime === Infinity || !effect.target.checkVisibility(),
    );
}

/** Until the page was drawn twice: a change of colors begins to move things with the next drawing only. */
function drawnTwice(): Promise<void> {
  const { requestAnimationFrame } = globalThis as unknown as { requestAnimationFrame(then: () => void): void };
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/**
 * What axe looks at. `all`: every rule; `colors`: of a page that was looked at in other colors, the colors are enough; `narrow`: of one that was looked at
 * in a wide window with the same colors, all but the colors, and those of texts that were not seen there.
 */
export type AxePart = 'all' | 'colors' | 'narrow';

/**
 * What axe finds on the page once it stands. Of the content behind an open dialog nothing is reached, and it is what the page showed before: the walk of
 * looks goes through it. Of items that are alike two are enough.
 */
export async function axeViolations(page: Page, part: AxePart = 'all'): Promise<string[]> {
  await page.evaluate(drawnTwice);
  await page.waitForFunction(stands);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axeSource};${AXE_SCOPE}`);
  return page.evaluate(violationsOf, { part, guidelines: GUIDELINES, colors: COLORS });
}

/** Runs in the page. Of what is right, one element of each rule is enough: to name all of them takes as long as to find them. */
async function violationsOf({ part, guidelines, colors }: AxeOrder): Promise<string[]> {
  const { axe, axeScope, document } = globalThis as unknown as AxeDom;
  const content = document.querySelector('#content');
  const isBehind = document.querySelector('[aria-modal="true"]') && !content?.querySelector('[aria-modal]');
  const exclude = isBehind && content ? [content] : axeScope.alike();
  const find = async (runOnly: object, more: object = {}, within: object = {}) => {
    const context = { ...within, ...(exclude.length > 0 ? { exclude } : {}) };
    const options = { runOnly, resultTypes: ['violations'], ...more };
    const { violations } = await axe.run(Object.keys(context).length > 0 ? context : document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  if (part === 'colors') return find(colors);
  if (part === 'all') {
    axeScope.note();
    return find(guidelines);
  }
  const fresh = axeScope.fresh().filter((text) => !exclude.some((element) => element.contains(text)));
  const ofColors = fresh.length > 0 ? await find(colors, {}, { include: fresh }) : [];
  return [...ofColors, ...(await find(guidelines, { rules: { 'color-contrast': { enabled: false } } }))];
}

/** Logs in by clicking one of the demo's people on the log-in page. */
export async function logInAs(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL(/\/(app|admin)\b/);
}
