import { rmSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import type { Page } from 'playwright-core';
import { join, PASSWORD } from '@covertrail/backend/testing/people';
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { AGENCIES, GRANITE_PEAK, REQUESTERS } from '@covertrail/demo/demo-people';
import { PERMISSIONS } from '@covertrail/domain/rights/access-levels';
import { describeInBrowser, openPage, sharedBrowser } from '../support/browser.js';
import { ReaderWalk } from '../support/reader-walk.js';
import { seededFolder } from '../support/seeded-folder.js';

const PAGE = pathOf(process.cwd(), 'frontend/dist');
/** The first suite of a day fills the demo world. */
const START_MS = 300_000;

/** Where the walk of a role begins: pages to which no link leads, and addresses that would open a form. All others are found by links. */
const BEGINNINGS = {
  requester: ['/app/dashboard', '/app/request-coverage?ask=1', '/app/manage-projects', '/app/notifications'],
  agent: ['/app/agent-clients', '/app/transfers?start=new', '/app/agent-pending-approval', '/app/notifications'],
  insured: ['/app/shared-policies', '/app/my-agent', '/app/pending-requests', '/app/notifications'],
} as const;
const COMPANY_OF = {
  requester: REQUESTERS.meridian.companyId,
  agent: AGENCIES.hollis.companyId,
  insured: GRANITE_PEAK.companyId,
} as const;
type Role = keyof typeof BEGINNINGS;
const ROLES = ['requester', 'agent', 'insured'] as const satisfies readonly Role[];

describeInBrowser('people who only read [I01]', () => {
  let product: TestProduct;
  let folder: string;
  const pages = {} as Record<Role, Page>;

  beforeAll(async () => {
    folder = seededFolder();
    product = await openTestProduct({ folder, at: new Date().toISOString(), page: PAGE });
    const browser = await sharedBrowser();
    for (const role of ROLES) {
      const reader = await join(product, COMPANY_OF[role], 'Rhea', 'readOnly', PERMISSIONS);
      await reader.put('user/guide', { guide: 'tour', role }).expect(200);
      const { page } = await openPage(browser, product.url, { reducedMotion: 'reduce' });
      pages[role] = page;
      await page.goto('/login');
      await page.getByLabel('Email').fill(reader.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.waitForURL(/\/app\b/);
    }
  }, START_MS);
  afterAll(async () => {
    await Promise.all(Object.values(pages).map((page) => page.context().close()));
    await product.close();
    rmSync(folder, { recursive: true });
  });

  it('meet no button that is refused and no form, on a page of each kind that links lead to', async () => {
    const walks = ROLES.map((role) => new ReaderWalk(pages[role], BEGINNINGS[role]));
    await Promise.all(walks.map((walk) => walk.run()));
    expect(walks.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const { kinds } of walks) expect(kinds.size).toBeGreaterThan(12);
  });
});
