import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { logInAs, openPage, sharedBrowser, type OpenedPage } from './browser.js';
import { onFiles, type Scene } from './scene.js';

/** The first suite of a day fills the demo world, which takes minutes where its stores are programs of their own. */
const START_MS = 600_000;

/** The product on the demo world, and the pages that a suite opened on it. */
export interface Stage {
  readonly url: string;
  /** A page in a session of its own, with nobody logged in yet. */
  open(options?: BrowserContextOptions): Promise<OpenedPage>;
  /** Logs a person in, in a session of its own, and waits until the page receives changes. */
  enter(name: string, options?: BrowserContextOptions): Promise<Page>;
  /** Logs an operator in: the operator's page asks again by itself and receives no changes. */
  enterAsOperator(name: string): Promise<Page>;
  /** Logs a person of a company in from a network that lets no WebSocket through. */
  enterWithoutWebSockets(name: string): Promise<Page>;
  /** The same at an address: the log-in leads on to where the person wanted to go. */
  enterAt(name: string, path: string, options?: BrowserContextOptions): Promise<Page>;
  /** What pages did that no page may. */
  faults(): readonly string[];
  /** Pages that were loaded again since they were entered. */
  reloaded(): Promise<readonly string[]>;
}

interface Entered extends OpenedPage {
  readonly name: string;
  readonly loadedAt: number;
}

const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
const hearsChanges = (page: Page): Promise<void> =>
  page.getByRole('status').getByText('Live', { exact: true }).waitFor();

const operationShown = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: 'Operation' }).waitFor();

/** Runs in the page, ahead of its own code. */
const REFUSE_WEB_SOCKETS = `window.WebSocket = class {
  constructor() {
    setTimeout(() => {
      this.onerror?.(new Event('error'));
      this.onclose?.(new CloseEvent('close', { code: 1006 }));
    });
  }
  close() {}
};`;

/** Prepares the product for the suite that calls it; `raise` starts the product, by default in the process of the suites, on files. */
export function setStage(raise: () => Promise<Scene> = onFiles): Stage {
  let browser: Browser;
  let scene: Scene;
  const opened: OpenedPage[] = [];
  const entered: Entered[] = [];
  beforeAll(async () => {
    [browser, scene] = await Promise.all([sharedBrowser(), raise()]);
  }, START_MS);
  afterAll(async () => {
    await Promise.all(opened.map(({ page }) => page.context().close()));
    await scene?.end();
  });
  const open = async (options?: BrowserContextOptions): Promise<OpenedPage> => {
    const openedPage = await openPage(browser, scene.url, options);
    opened.push(openedPage);
    return openedPage;
  };
  const keep = async (name: string, openedPage: OpenedPage, ready = hearsChanges): Promise<Page> => {
    await ready(openedPage.page);
    entered.push({ ...openedPage, name, loadedAt: await loadedAt(openedPage.page) });
    return openedPage.page;
  };
  return {
    get url() {
      return scene.url;
    },
    open,
    enter: async (name, options) => {
      const openedPage = await open(options);
      await logInAs(openedPage.page, name);
      return keep(name, openedPage);
    },
    enterAsOperator: async (name) => {
      const openedPage = await open();
      await logInAs(openedPage.page, name);
      return keep(name, openedPage, operationShown);
    },
    enterWithoutWebSockets: async (name) => {
      const openedPage = await open();
      await openedPage.page.addInitScript(REFUSE_WEB_SOCKETS);
      await logInAs(openedPage.page, name);
      return keep(name, openedPage);
    },
    enterAt: async (name, path, options) => {
      const openedPage = await open(options);
      await openedPage.page.goto(path);
      await openedPage.page.getByRole('button', { name: new RegExp(name) }).click();
      await openedPage.page.waitForURL(`**${path}`);
      return keep(name, openedPage);
    },
    faults: () => entered.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    reloaded: async () => {
      const now = await Promise.all(
        entered.map(async (entered) => ({ ...entered, now: await loadedAt(entered.page) })),
      );
      return now.filter((person) => person.now !== person.loadedAt).map(({ name, page }) => `${name}: ${page.url()}`);
    },
  };
}
