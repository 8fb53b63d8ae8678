/** @run rest: one person's work by the keyboard alone; what it does is driven by other journeys too. */
import { GRANITE_PEAK } from '@covertrail/demo/demo-people';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { arrowTo, checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { askForCoverage } from '../support/requests.js';
import { setStage } from '../support/stage.js';

const INSURED = GRANITE_PEAK.name;
const POLICY = 'GL-91344';
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };

interface Walk {
  readonly person: string;
  readonly appearance: BrowserContextOptions;
  /** The project of the request that this walk answers. */
  readonly project: string;
  readonly requests: string;
  readonly share: string;
}

const WALKS: readonly Walk[] = [
  {
    person: 'Ines Calder',
    appearance: WIDE,
    project: 'Riverfront Towers',
    requests: '/app/pending-requests',
    share: '/app/share-policies',
  },
  {
    person: 'Priya Raman',
    appearance: PHONE,
    project: 'Airport Concourse C',
    requests: '/app/agent-insured-requests',
    share: `/app/share-policies?insured=${GRANITE_PEAK.companyId}`,
  },
];

/** Runs in the page. */
const IS_WIDER = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** It fits, and nothing is wrong with it in its colors. One person walks in light ones, the other in dark ones. */
async function standsRight(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  await heading.waitFor();
  expect([title, await page.evaluate(IS_WIDER)]).toEqual([title, false]);
  expect([title, await axeViolations(page)]).toEqual([title, []]);
}

describeInBrowser('both wizards by the keyboard alone [D03] [D04] [K05]', () => {
  const stage = setStage();
  const next = (page: Page) => enterOn(page, page.getByRole('button', { name: 'Next' }));
  const hasFocus = (page: Page, title: string) =>
    page.getByRole('heading', { level: 2, name: title, exact: true }).and(page.locator(':focus')).waitFor();

  async function goOn(page: Page, title: string): Promise<void> {
    await next(page);
    await hasFocus(page, title);
    await standsRight(page, title);
  }

  async function answer(page: Page, { requests, project }: Walk): Promise<void> {
    await page.goto(requests);
    const row = page.getByRole('row').filter({ hasText: 'Meridian Builders' }).filter({ hasText: project });
    await enterOn(page, row.first().getByRole('link').first());
    await standsRight(page, 'Policy Selection');
    const policy = page.getByRole('checkbox', { name: POLICY });
    await policy.waitFor();
    if (!(await policy.isChecked())) await checkBox(page, policy);
    await goOn(page, 'Remarks');
    await typeInto(page, page.getByRole('textbox', { name: /note for the requester/ }), 'In force since July.');
    await goOn(page, 'Additional Documents');
    await goOn(page, 'Cert Holder Info');
    await typeInto(page, page.getByRole('textbox', { name: /^Certificate holder/ }), 'First Bank');
    await goOn(page, 'Summary');
    await enterOn(page, page.getByRole('button', { name: 'Change Certificate holder' }));
    await hasFocus(page, 'Cert Holder Info');
    await next(page);
    await enterOn(page, page.getByRole('button', { name: /^Send \d+ (policy|policies)$/ }));
    await page
      .getByRole('region', { name: 'What is missing' })
      .or(page.getByText('Nothing is missing'))
      .first()
      .waitFor();
  }

  async function share(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await standsRight(page, 'Selection');
    await checkBox(page, page.getByRole('checkbox', { name: 'Northgate Hotels, Lakeside' }));
    await typeInto(page, page.getByRole('textbox', { name: 'Loan number' }), 'L-4711');
    await goOn(page, 'Policies');
    await checkBox(page, page.getByRole('checkbox', { name: POLICY }).first());
    await page.getByText(/requirements met/).waitFor();
    await goOn(page, 'Remarks');
    await checkBox(page, page.getByRole('checkbox', { name: 'Waiver of subrogation' }));
    await goOn(page, 'Cert Holder Info');
    await choose(page, page.getByRole('combobox', { name: 'How the requester gets them' }), 'For printing');
    await goOn(page, 'Summary');
    await page.getByText(/, for printing only$/).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Summary', exact: true }).waitFor();
    await page.getByText('Loan number L-4711').waitFor();
  }

  it.each(WALKS)('are walked by $person', async (walk) => {
    const [dana, person] = await Promise.all([
      stage.enterAt('Dana Okafor', '/app/request-coverage'),
      stage.enter(walk.person, walk.appearance),
    ]);
    await askForCoverage(dana, INSURED, walk.project);
    await answer(person, walk);
    await share(person, walk.share);
    await enterOn(person, person.getByRole('button', { name: 'Share policies' }));
    await person.waitForURL(/shared-policies|agent-clients/);
    expect(stage.faults()).toEqual([]);
  });

  it('are followed by what was shared: found, downloaded, ended and enabled in the list, and walked in the graph [D08]', async () => {
    const ines = await stage.enter('Ines Calder', WIDE);
    await ines.goto('/app/shared-policies?tab=shares');
    await enterOn(ines, ines.getByRole('button', { name: 'Shared', exact: true }));
    const row = ines.getByRole('row').filter({ hasText: 'Northgate Hotels' }).filter({ hasText: 'Lakeside' }).first();
    await arrowTo(ines, ines.getByRole('table', { name: 'Shared policies' }), row);
    await ines.keyboard.press('Enter');
    const opened = ines.getByRole('dialog', { name: 'Shared with Northgate Hotels' });
    await opened.getByRole('region', { name: 'Opened and received' }).waitFor();
    await ines.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    const act = async (name: string) => {
      await enterOn(ines, row.getByRole('button', { name: /^Actions/ }));
      await enterOn(ines, ines.getByRole('button', { name, exact: true }));
    };
    const saved = ines.waitForEvent('download');
    await act('Download documents');
    expect((await saved).suggestedFilename()).toBe('Northgate Hotels documents.zip');
    await act('End share…');
    await enterOn(ines, ines.getByRole('dialog').getByRole('button', { name: 'End share' }));
    await ines.getByText('Northgate Hotels no longer sees the policies.').waitFor();
    await enterOn(ines, ines.getByRole('button', { name: 'Ended', exact: true }));
    await act('Enable share…');
    await enterOn(ines, ines.getByRole('dialog').getByRole('button', { name: 'Enable share' }));
    await ines.getByText('Northgate Hotels sees the policies again.').waitFor();
    await enterOn(ines, ines.getByRole('button', { name: 'Graph', exact: true }));
    await tabTo(ines, ines.getByRole('treeitem').first());
    await ines.keyboard.press('ArrowRight');
    await ines.keyboard.type('n');
    await ines.keyboard.press('Enter');
    await ines.getByRole('region', { name: 'Details of Northgate Hotels' }).waitFor();
    await enterOn(ines, ines.getByRole('button', { name: 'Documents', exact: true }));
    await ines.getByRole('table', { name: 'Documents of shared policies' }).waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
