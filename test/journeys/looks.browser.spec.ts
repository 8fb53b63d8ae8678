import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { BEGINNINGS, eachKind, goTo, NOWHERE, OPERATOR } from '../support/kinds-of-pages.js';
import { complaintsAt, put } from '../support/looks.js';
import { OpenerWalk } from '../support/opener-walk.js';
import { complaintsByTab, complaintsOfTabs } from '../support/page-walk.js';
import { askByMail, askForCoverage } from '../support/requests.js';
import { followMail } from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'office@bylook.example';

/** Pages before a log-in, as their addresses show them. */
const OPEN_PAGES = [
  '/login',
  '/sso',
  '/sso-error',
  '/sso-link',
  '/sign-up',
  '/sign-up-agent/new',
  '/forgot-password',
  '/forgot-password-success',
  '/reset-password',
  '/verify-user',
  '/activation',
  '/unsubscribe',
  '/check-certificate',
  '/page-not-found',
] as const;

/** Looks at an open page, after it was gone through by the Tab key. */
async function complaintsOfOpen(page: Page, address: string): Promise<string[]> {
  const byTab = await complaintsByTab(page, 'frame');
  return [...byTab.map((complaint) => `${address}: ${complaint}`), ...(await complaintsAt(page, address, true))];
}

/** Looks at a page of each kind that can be reached by links. */
async function complaintsOfAll(page: Page, beginnings: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  const openers = new OpenerWalk(page);
  await eachKind(page, beginnings, async (address) => {
    const byTab = await complaintsByTab(page, address === beginnings[0] ? 'frame' : 'content');
    complaints.push(...byTab.map((complaint) => `${address}: ${complaint}`));
    complaints.push(...(await complaintsAt(page, address, address === NOWHERE)));
    complaints.push(...(await openers.complaintsAt(address)).map((complaint) => `${address} ${complaint}`));
    complaints.push(...(await complaintsOfTabs(page)).map((complaint) => `${address} ${complaint}`));
  });
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
      'whoever has no account: log-in, sign-up, the check of a certificate, the link of a request, and what mails lead to [E01] [E05] [A08]',
      async () => {
        const dana = await stage.enter('Dana Okafor');
        await askByMail(dana, SUPPLIER, 'River');
        await dana.context().close();
        const { page, faults } = await stage.open();
        const complaints: string[] = [];
        await goTo(page, OPEN_PAGES[0]);
        await put(page, 'light');
        for (const address of OPEN_PAGES) {
          await goTo(page, address);
          complaints.push(...(await complaintsOfOpen(page, address)));
        }
        await followMail(page, SUPPLIER, /\/invitation#/);
        const { hash } = new URL(page.url());
        await goTo(page, `/coi-upload${hash}`);
        complaints.push(...(await complaintsOfOpen(page, '/coi-upload')));
        await goTo(page, '/external-ams-signup?amsName=HawkSoft');
        await page.getByLabel('Email').fill('new.agent@harborrisk.example');
        await page.getByRole('button', { name: 'Verify email' }).click();
        await page.getByRole('button', { name: 'Create a new agency profile' }).click();
        await page.getByRole('heading', { level: 1, name: 'Create a new agency profile' }).waitFor();
        complaints.push(...(await complaintsOfOpen(page, '/external-ams-signup')));
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
