import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { complaintsAt, goTo, put } from '../support/looks.js';
import { askByMail, askForCoverage } from '../support/requests.js';
import { followMail } from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const OPERATOR = 'Olga Ortiz';
const SUPPLIER = 'office@bylook.example';
const NOWHERE = '/app/no-such-page';

/** Where the walk of a role begins: pages to which no link leads, and an address without a page. All others are found by links. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
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

const HREF = 'a[href^="/app"]';
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Of a page of this kind, what is opened by an act of its menu: with the dialog of a certificate [E03]. */
const BESIDE: Readonly<Record<string, string>> = { '/app/agent-clients/:id': '/certificates?issue=1' };

/** The page of an address, whatever it is about: one of each kind is looked at. */
const kindOf = (address: string): string => address.split(/[?#]/)[0]!.replace(ID, ':id');

/** The addresses to which the page leads, without what they are narrowed to. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator(HREF)
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
  return addresses.map((address) => address.split(/[?#]/)[0]!);
}

/** Looks at a page of each kind that can be reached by links. */
async function complaintsOfAll(page: Page, beginnings: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
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
    complaints.push(...(await complaintsAt(page, address, address === NOWHERE)));
  }
  return complaints;
}

/** A role opens some twenty kinds of pages, each in several sizes and schemes: a busy machine takes more than the minutes of a story. */
const WALK_MS = 900_000;

describeInBrowser(
  'a page of each kind that a role can reach: WCAG 2.2 AA, one host, no dead link, no sideways scroll, no scroll in scroll, no motion, no text on another [K05]',
  () => {
    const stage = setStage();

    it('has a request to look at', async () => {
      const dana = await stage.enter('Dana Okafor');
      await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Riverfront Towers');
      await dana.context().close();
    });

    it(
      'whoever has no account: the check of a certificate, the link of a request, and the steps of a sign-up [E01] [E05] [A08]',
      async () => {
        const dana = await stage.enter('Dana Okafor');
        await askByMail(dana, SUPPLIER, 'River');
        await dana.context().close();
        const { page, faults } = await stage.open();
        const complaints: string[] = [];
        await goTo(page, '/check-certificate');
        complaints.push(...(await complaintsAt(page, '/check-certificate')));
        await followMail(page, SUPPLIER, /\/invitation#/);
        const { hash } = new URL(page.url());
        await goTo(page, `/coi-upload${hash}`);
        complaints.push(...(await complaintsAt(page, '/coi-upload')));
        await goTo(page, '/external-ams-signup?amsName=HawkSoft');
        await page.getByLabel('Email').fill('new.agent@harborrisk.example');
        await page.getByRole('button', { name: 'Verify email' }).click();
        await page.getByRole('button', { name: 'Create a new agency profile' }).click();
        await page.getByRole('heading', { level: 1, name: 'Create a new agency profile' }).waitFor();
        complaints.push(...(await complaintsAt(page, '/external-ams-signup')));
        await page.context().close();
        expect(complaints).toEqual([]);
        expect(faults).toEqual([]);
      },
      WALK_MS,
    );

    for (const [name, beginnings] of Object.entries(BEGINNINGS)) {
      it(
        name,
        async () => {
          const page = await (name === OPERATOR ? stage.enterAsOperator(name) : stage.enter(name));
          await put(page, 'light');
          const complaints = await complaintsOfAll(page, beginnings);
          await page.context().close();
          expect(complaints).toEqual([]);
          expect(stage.faults()).toEqual([]);
        },
        WALK_MS,
      );
    }
  },
);
