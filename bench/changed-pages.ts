import type { Locator, Page } from 'playwright-core';

/** Milliseconds since the agent's click. */
export interface ClickToPage {
  /** The command was answered. */
  readonly answered: number;
  /** The requester's page asked for the rows that it then showed. */
  readonly queried: number;
  readonly read: number;
  readonly shown: number;
}

const POLICY = 'GL-91344';
const SUPPLIER = 'Granite Peak Demolition LLC';
const PROJECT = 'Union Yard';
/** What the requester's row shows for each general aggregate. */
const SHOWN = { '500,000': '12/14', '2,000,000': '14/14' } as const;
export type Limit = keyof typeof SHOWN;

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Suppliers', exact: true }).getByRole('row');
const watched = (page: Page): Locator => rows(page).filter({ hasText: SUPPLIER }).filter({ hasText: PROJECT });

/** The requester's dashboard, with the row that the agent's changes reach. */
export async function openDashboard(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Search suppliers' }).fill('Granite');
  await rows(page)
    .filter({ has: page.getByRole('cell'), hasNotText: 'Granite' })
    .first()
    .waitFor({ state: 'detached' });
  await watched(page).getByText(SHOWN['500,000']).waitFor();
}

/** The agent's page of the policy. */
export async function openPolicy(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Clients' }).click();
  await page.getByRole('link', { name: SUPPLIER }).click();
  await page.getByRole('link', { name: POLICY, exact: true }).click();
  await page.getByRole('textbox', { name: 'General aggregate', exact: true }).waitFor();
}

/** The agent raises the limit, or lowers it again, while the requester watches the row. */
export async function changeLimit(agent: Page, requester: Page, limit: Limit): Promise<ClickToPage> {
  await agent.getByRole('textbox', { name: 'General aggregate', exact: true }).fill(limit);
  await agent.getByRole('button', { name: 'Save…' }).click();
  const question = agent.getByRole('dialog', { name: 'Save 1 change?' });
  await question.getByText('The policy changed on a specific date').click();
  await Promise.all([noteClick(agent), noteChange(requester, SHOWN[limit])]);
  await question.getByRole('button', { name: 'Save changes' }).click();
  await watched(requester).getByText(SHOWN[limit]).waitFor();
  await question.waitFor({ state: 'detached' });
  const [clicked, shown] = await Promise.all([noted(agent), noted(requester)]);
  const answered = await lastRequest(agent, '/policy/', clicked, Infinity);
  const read = await lastRequest(requester, '/dashboard/tracked', clicked, shown);
  return {
    answered: answered.ended - clicked,
    queried: read.began - clicked,
    read: read.ended - clicked,
    shown: shown - clicked,
  };
}

/** Keeps the moment of the next click, in milliseconds since 1970. */
const noteClick = (page: Page): Promise<void> =>
  page.evaluate(`{
  performance.clearResourceTimings();
  const note = () => void (document.body.dataset.noted = String(performance.timeOrigin + performance.now()));
  addEventListener('click', note, { capture: true, once: true });
}`);

/** Keeps the moment at which one more row of a table shows a text. */
const noteChange = (page: Page, text: string): Promise<void> =>
  page.evaluate(`{
  performance.clearResourceTimings();
  const rows = () => [...document.querySelectorAll('tbody tr')].filter((one) => one.textContent.includes('${text}')).length;
  const before = rows();
  const observer = new MutationObserver(() => {
    if (rows() <= before) return;
    document.body.dataset.noted = String(performance.timeOrigin + performance.now());
    observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}`);

const noted = async (page: Page): Promise<number> => Number(await page.locator('body').getAttribute('data-noted'));

/** The last request of a page for a path that began after one moment and ended before another. Throws where there is none. */
async function lastRequest(
  page: Page,
  path: string,
  after: number,
  before: number,
): Promise<{ readonly began: number; readonly ended: number }> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime, duration }) => ({
      name,
      began: performance.timeOrigin + startTime,
      ended: performance.timeOrigin + startTime + duration,
    })),
  );
  const last = entries.findLast(({ name, began, ended }) => name.includes(path) && began >= after && ended <= before);
  if (!last) throw new Error(`The page asked nothing of ${path}`);
  return last;
}
