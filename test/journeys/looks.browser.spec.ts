import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { askForCoverage } from '../support/requests.js';
import { setStage } from '../support/stage.js';

const OPERATOR = 'Olga Ortiz';

/** Every page of a role: those of the menu, and one of each kind that leads on from there (`<name>` of a link on the page before). */
const WALKS: Readonly<Record<string, readonly string[]>> = {
  'Dana Okafor': [
    '/app/dashboard',
    '<Granite Peak Demolition LLC>',
    '<History>',
    '/app/suppliers',
    '/app/request-coverage',
    '/app/request-coverage?ask=1',
    '/app/compliance-reviews',
    '/app/exceptions',
    '/app/corrections',
    '/app/forms',
    '/app/templates',
    '<Trade contractors>',
    '/app/templates/new',
    '/app/manage-projects',
    '/app/activity-log',
    '/app/notifications',
  ],
  'Priya Raman': [
    '/app/agent-clients',
    '<Granite Peak Demolition LLC>',
    '<GL-91344>',
    '<History>',
    '/app/agent-pending-approval',
    '/app/agent-verify-again',
    '/app/agent-insured-requests',
    '<Meridian Builders>',
    '/app/transfers',
    '<Granite Peak Demolition LLC>',
    '/app/transfers?start=new',
    '/app/activity-log',
    '/app/notifications',
  ],
  'Ines Calder': [
    '/app/shared-policies',
    '/app/my-policies',
    '/app/policies/new',
    '/app/pending-requests',
    '<Meridian Builders>',
    '/app/my-corrections',
    '/app/activity-log',
    '/app/notifications',
    '/app/no-such-page',
  ],
  [OPERATOR]: ['/admin'],
};

const WIDE = { width: 1440, height: 1000 };
/** Each page is opened once and looked at in each of these. */
const LOOKS = {
  light: { colorScheme: 'light', viewport: WIDE },
  dark: { colorScheme: 'dark', viewport: WIDE },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const;
type Look = keyof typeof LOOKS;

interface Sizes {
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly outerHTML: string;
}

interface Transition {
  readonly transitionProperty: string;
  readonly effect: { readonly target: Sizes };
}

interface Dom {
  readonly document: {
    readonly documentElement: Sizes & { readonly dataset: { readonly theme?: string } };
    querySelectorAll(selector: string): ArrayLike<Sizes>;
    getAnimations(): readonly Transition[];
  };
}

/** Nothing on the page is waited for, and nothing changes its color. */
function stands(): boolean {
  const { document } = globalThis as unknown as Dom;
  const moving = document.getAnimations().some((animation) => 'transitionProperty' in animation);
  return (
    !moving &&
    document.querySelectorAll('[aria-busy="true"], [role="status"][aria-label^="Loading"], .ui.loader').length === 0
  );
}

/** What is waited for, and what changes its color. */
function restless(): string[] {
  const { document } = globalThis as unknown as Dom;
  const awaited = document.querySelectorAll('[aria-busy="true"], [role="status"][aria-label^="Loading"], .ui.loader');
  const moving = document.getAnimations().filter((animation) => 'transitionProperty' in animation);
  return [
    ...Array.from(awaited, ({ outerHTML }) => outerHTML.slice(0, 120)),
    ...moving.map(
      ({ transitionProperty, effect }) => `${transitionProperty} of ${effect.target.outerHTML.slice(0, 120)}`,
    ),
  ];
}

async function untilItStands(page: Page): Promise<void> {
  await page.waitForFunction(stands).catch(async (error: unknown) => {
    throw new Error(`${page.url()} does not come to rest: ${(await page.evaluate(restless)).join('; ')}`, {
      cause: error,
    });
  });
}

/** By how much the page, or a list on it, scrolls sideways. */
function tooWide(): number {
  const { document } = globalThis as unknown as Dom;
  const scrolling = [document.documentElement, ...Array.from(document.querySelectorAll('.record-frame'))];
  return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/** By how much a list on the page scrolls within the page. */
function listsScroll(): number {
  const { document } = globalThis as unknown as Dom;
  const lists = Array.from(document.querySelectorAll('.record-frame:not(.tall)'));
  return Math.max(0, ...lists.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

/** Goes on to the next page: to an address, or through a link of the page before. */
async function goOn(page: Page, step: string): Promise<void> {
  if (step.startsWith('/')) {
    await page.goto(step);
  } else {
    const before = page.url();
    const way = { name: step.slice(1, -1), exact: true };
    await page.getByRole('link', way).or(page.getByRole('button', way)).first().click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilItStands(page);
}

const showsTheme = (theme: string): boolean =>
  (globalThis as unknown as Dom).document.documentElement.dataset.theme === theme;

/** The colors begin to change only when the page knows of the other theme. */
async function put(page: Page, appearance: Look): Promise<void> {
  const { colorScheme, viewport } = LOOKS[appearance];
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.waitForFunction(showsTheme, colorScheme);
  await untilItStands(page);
}

async function complaintsAt(page: Page, step: string, appearance: Look): Promise<string[]> {
  await put(page, appearance);
  const wide = await page.evaluate(tooWide);
  const within = await page.evaluate(listsScroll);
  const complaints = [
    ...(await axeViolations(page, appearance === 'dark')),
    ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
    ...(within > 0 ? [`has a list that scrolls by ${within} px within the page`] : []),
  ];
  return complaints.map((complaint) => `${appearance}, ${step}: ${complaint}`);
}

describeInBrowser(
  'every page of each role: WCAG 2.2 AA, one host, no sideways scroll, no scroll in scroll [K05]',
  () => {
    const stage = setStage();

    it('has a request to look at', async () => {
      const dana = await stage.enter('Dana Okafor');
      await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Riverfront Towers');
      await dana.context().close();
    });

    for (const [name, walk] of Object.entries(WALKS)) {
      it(name, async () => {
        const page = await (name === OPERATOR ? stage.enterAsOperator(name) : stage.enter(name));
        const complaints: string[] = [];
        for (const step of walk) {
          await put(page, 'light');
          await goOn(page, step);
          for (const appearance of ['light', 'dark', 'phone'] as const)
            complaints.push(...(await complaintsAt(page, step, appearance)));
        }
        await page.context().close();
        expect(complaints).toEqual([]);
        expect(stage.faults()).toEqual([]);
      });
    }
  },
);
