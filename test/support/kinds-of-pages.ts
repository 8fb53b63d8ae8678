import type { Page } from 'playwright-core';

export const OPERATOR = 'Olga Ortiz';
export const NOWHERE = '/app/no-such-page';

/** Where the walk of a role begins: pages to which no link leads, and an address without a page. All others are found by links. */
export const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  'Dana Okafor': [
    '/app/dashboard',
    '/app/request-coverage?ask=1',
    '/app/manage-projects',
    '/app/notifications',
    '/app/grms/upload-certificate',
  ],
  'Priya Raman': ['/app/agent-clients', '/app/transfers?start=new', '/app/policies/new', '/app/notifications'],
  'Ines Calder': ['/app/shared-policies', '/app/policies/new', '/app/notifications', NOWHERE],
  [OPERATOR]: ['/admin'],
};

interface Element {
  readonly outerHTML: string;
  checkVisibility(): boolean;
}

interface Transition {
  readonly transitionProperty: string;
  readonly effect: { readonly target: Element };
}

interface Dom {
  readonly document: {
    querySelectorAll(selector: string): ArrayLike<Element>;
    getAnimations(): readonly Transition[];
  };
}

/** Nothing on the page is waited for, and nothing changes its color. */
function stands(): boolean {
  const { document } = globalThis as unknown as Dom;
  // What is folded in is not drawn: a change of its color does not end before it is unfolded.
  const moving = document
    .getAnimations()
    .some((animation) => 'transitionProperty' in animation && animation.effect.target.checkVisibility());
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

/** Until everything on the page has come and has its color. Fails with what is awaited. */
export async function untilItStands(page: Page): Promise<void> {
  await page.waitForFunction(stands).catch(async (error: unknown) => {
    throw new Error(`${page.url()} does not come to rest: ${(await page.evaluate(restless)).join('; ')}`, {
      cause: error,
    });
  });
}

const HREF = 'a[href^="/app"]';
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Of a page of this kind, what is opened by an act of its menu: with the dialog of a certificate [E03]. */
const BESIDE: Readonly<Record<string, string>> = { '/app/agent-clients/:id': '/certificates?issue=1' };

/** The page of an address, whatever it is about: one of each kind is looked at. */
export const kindOf = (address: string): string => address.split(/[?#]/)[0]!.replace(ID, ':id');

/** Opens an address and waits until nothing on it is waited for. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilItStands(page);
}

/** The addresses to which the page leads, without what they are narrowed to. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator(HREF)
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
  return addresses.map((address) => address.split(/[?#]/)[0]!);
}

/** Opens a page of each kind that can be reached by links from where it begins, and calls `visit` once it stands. */
export async function eachKind(
  page: Page,
  beginnings: readonly string[],
  visit: (address: string) => Promise<void>,
): Promise<readonly string[]> {
  const kinds = new Set(beginnings.map(kindOf));
  const open = [...beginnings];
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    await goTo(page, address);
    const beside = BESIDE[kindOf(address)];
    const further = beside === undefined ? [] : [`${address.split(/[?#]/)[0]!}${beside}`];
    for (const next of [...further, ...(await linksOf(page))]) {
      if (kinds.has(kindOf(next))) continue;
      kinds.add(kindOf(next));
      open.push(next);
    }
    await visit(address);
  }
  return [...kinds];
}
