/** @run rest: what a page says when something does not come, by the keyboard alone; page suites drive each of them too. */
import { PAGE_BUILD_HEADER } from '@covertrail/contracts/calls/page-build';
import type { Page, Route } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { enterOn } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const UNABLE = 'Unable to process request, please contact service administrator.';

describeInBrowser('faults, by the keyboard alone [B06]', () => {
  const stage = setStage();
  let dana: Page;
  beforeAll(async () => {
    dana = await stage.enter('Dana Okafor');
  });

  const button = (name: string) => dana.getByRole('button', { name, exact: true });
  const entry = (name: string) =>
    dana.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const shown = (name: string) => dana.getByRole('heading', { level: 1, name }).waitFor();
  /** What the server sends from now on, until the returned function is called. */
  const meanwhile = async (path: RegExp, answer: (route: Route) => Promise<void>) => {
    await dana.route(path, answer);
    return () => dana.unroute(path, answer);
  };

  describe('the notice that there is no network', () => {
    it('is left for reading on, and its strip stays', async () => {
      await dana.context().setOffline(true);
      await dana.getByRole('dialog', { name: "Can't connect to network." }).waitFor();
      await enterOn(dana, button('Keep reading'));
      await dana.getByText('You are offline.').waitFor();
      await dana.context().setOffline(false);
      await dana.getByText('You are offline.').waitFor({ state: 'detached' });
    });
  });

  describe('a page that does not come', () => {
    it('is asked for again by Retry', async () => {
      const letThrough = await meanwhile(/\/assets\/.*\.js$/, () => Promise.resolve());
      await enterOn(dana, entry('Exceptions'));
      const late = dana.getByText('Taking to load page, We are working on fixing it.');
      await late.waitFor();
      await enterOn(dana, button('Retry'));
      await late.waitFor({ state: 'detached' });
      await letThrough();
      await shown('Exceptions');
    });

    it('is loaded again by Refresh Page', async () => {
      const letThrough = await meanwhile(/\/assets\/.*\.js$/, (route) => route.abort());
      await enterOn(dana, entry('Compliance Reviews'));
      await dana.getByText(UNABLE).waitFor();
      await letThrough();
      await enterOn(dana, button('Refresh Page'));
      await shown('Compliance Reviews');
    });
  });

  describe('a newer version of the page', () => {
    it('is put off by Later, and loaded by Reload', async () => {
      await meanwhile(/\/covertrail-api\//, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({
          response: reply,
          headers: { ...reply.headers(), [PAGE_BUILD_HEADER]: '/assets/newer.js' },
        });
      });
      await enterOn(dana, entry('Suppliers'));
      await dana.getByText('A newer version of Covertrail is there.').waitFor();
      await enterOn(dana, button('Later'));
      await dana.getByText('A newer version of Covertrail is there.').waitFor({ state: 'detached' });
      await enterOn(dana, entry('Policy Templates'));
      await shown('Policy Templates');
      await dana.reload();
      await enterOn(dana, button('Reload'));
      await shown('Policy Templates');
    });
  });
});
