import type { Page } from 'playwright-core';

const CALLS = '/covertrail-api/';
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
/** Letters that decide what is open on a page, where the reader may. */
const DECIDING = ['a', 'r'] as const;
/** So many are pressed of what looks alike on a page, as the rows of a list do. */
const MOST_ALIKE = 3;
const PATIENCE_MS = 20_000;
/** Ends what was begun, or the session. */
const LEAVES = /^(Close|Cancel|Done|Not now|Back|Skip|Next|Log ?out|Show the tour)/i;
/** Shows something else in another place: what it opens has its own buttons. */
const OPENS_OTHERS = /^More/;

/** Where people write for themselves, whatever they may do for their company: a question to the support [F08]. */
const OWN_MATTERS = /^\/app\/contactus\//;

/** A link that opens a form. */
const BEGINS = /[?&](ask|new|add|share|start|edit)=/;

/** Runs in the page, where it becomes `reading`. */
const IN_PAGE = `(() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const labelOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim();
  // A heading that sorts, a tab, a choice of what is shown: none of them acts.
  const turns = 'th *, nav *, [role=tab], [aria-pressed], [role=radio], [aria-current]';
  const within = (root) => [...document.querySelectorAll(root + ' button')].filter((button) => shown(button) && !button.disabled);
  const dialogs = () => [...document.querySelectorAll('[role=dialog], .popover-choices')].filter(shown);
  const opened = () => dialogs().flatMap((dialog) => [...dialog.querySelectorAll('button')]).filter((button) => shown(button) && !button.disabled);
  const resting = '[aria-busy="true"], [role="status"][aria-label^="Loading"], .ui.loader';
  globalThis.reading = {
    rests: () => document.querySelector('h1') !== null && document.querySelector(resting) === null,
    links: () => [...document.querySelectorAll('a[href^="/app"]')].map((link) => link.getAttribute('href').split('#')[0]),
    acts: () => within('main').filter((button) => !button.matches(turns)).map((button) => ({ label: labelOf(button), like: button.className })),
    press: (label) => within('main').find((button) => labelOf(button) === label)?.click(),
    opened: () => opened().map(labelOf),
    pressOpened: (label) => opened().find((button) => labelOf(button) === label)?.click(),
    begins: () => [...document.querySelectorAll('main a[href*="?"]')].filter((link) => shown(link) && ${BEGINS}.test(link.getAttribute('href'))).map(labelOf),
    isClosed: () => document.querySelector('h1')?.innerText === 'No access',
    forms: () => [...document.querySelectorAll('form button[type=submit], textarea')].filter(shown).map((field) => labelOf(field) || field.name || field.id),
    open: (address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
  };
})()`;

interface Act {
  readonly label: string;
  /** Classes of the button: rows of a list have the same. */
  readonly like: string;
}

/** The page of an address, whatever it is about: one of each kind is walked. */
const kindOf = (address: string): string => address.split(/[?#]/)[0]!.replace(ID, ':id');

/**
 * Walks through the pages that links lead to, presses the buttons on them and in what they open, and collects what people who only
 * read should not meet: a call that is refused for their rights, and a form to send.
 */
export class ReaderWalk {
  readonly complaints: string[] = [];
  readonly kinds: Set<string>;
  private readonly pressed = new Set<string>();
  private under = 0;
  private where = '';

  constructor(
    private readonly page: Page,
    private readonly beginnings: readonly string[],
  ) {
    this.kinds = new Set(beginnings.map(kindOf));
  }

  async run(): Promise<void> {
    const { page } = this;
    page.on('request', () => void (this.under += 1));
    page.on('requestfinished', () => void (this.under -= 1));
    page.on('requestfailed', () => void (this.under -= 1));
    page.on('response', (reply) => {
      if (reply.status() === 403 && reply.url().includes(CALLS))
        this.complain(`${reply.request().method()} ${new URL(reply.url()).pathname.replace(ID, ':id')} is refused`);
    });
    await page.addInitScript(IN_PAGE);
    await page.goto(this.beginnings[0]!);
    const open = [...this.beginnings];
    for (let address = open.shift(); address !== undefined; address = open.shift()) {
      await this.visit(address);
      for (const next of await this.ask<string[]>('links()')) {
        if (this.kinds.has(kindOf(next))) continue;
        this.kinds.add(kindOf(next));
        open.push(next);
      }
      await this.pressAll(address);
    }
  }

  private async visit(address: string): Promise<void> {
    this.where = kindOf(address);
    await this.ask(`open(${JSON.stringify(address)})`);
    await this.rest();
    await this.lookForForms();
  }

  private async pressAll(address: string): Promise<void> {
    const alike = new Map<string, number>();
    for (const { label, like } of await this.ask<Act[]>('acts()')) {
      const times = (alike.get(like) ?? 0) + 1;
      if (times > MOST_ALIKE || this.isKnown(label)) continue;
      alike.set(like, times);
      this.where = `${kindOf(address)} [${label}]`;
      await this.press(address, label);
    }
    this.where = `${kindOf(address)} by a letter`;
    for (const letter of DECIDING) await this.page.keyboard.press(letter);
    await this.rest();
  }

  private isKnown(label: string): boolean {
    if (OPENS_OTHERS.test(label)) return false;
    const isKnown = this.pressed.has(label);
    this.pressed.add(label);
    return isKnown;
  }

  private async press(address: string, label: string): Promise<void> {
    await this.ask(`press(${JSON.stringify(label)})`);
    await this.rest();
    await this.lookForForms();
    for (const act of await this.ask<string[]>('opened()')) {
      if (LEAVES.test(act) || this.isKnown(`${label}: ${act}`)) continue;
      await this.ask(`pressOpened(${JSON.stringify(act)})`);
      await this.rest();
      await this.lookForForms();
      await this.backTo(address);
      await this.ask(`press(${JSON.stringify(label)})`);
      await this.rest();
    }
    await this.backTo(address);
  }

  private async backTo(address: string): Promise<void> {
    const moved = new URL(this.page.url()).pathname !== address.split('?')[0];
    if ((await this.ask<string[]>('opened()')).length > 0) await this.page.keyboard.press('Escape');
    if (!moved) return;
    await this.ask(`open(${JSON.stringify(address)})`);
    await this.rest();
  }

  private async lookForForms(): Promise<void> {
    const forms = OWN_MATTERS.test(this.where) ? [] : await this.ask<string[]>('forms()');
    for (const form of forms) this.complain(`offers to send “${form}”`);
    for (const link of await this.ask<string[]>('begins()')) this.complain(`leads to a form by “${link}”`);
    if (await this.ask<boolean>('isClosed()')) this.complain('leads to a page that is closed to the reader');
  }

  private complain(what: string): void {
    const complaint = `${this.where}: ${what}`;
    if (!this.complaints.includes(complaint)) this.complaints.push(complaint);
  }

  private async rest(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    await this.page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    while (this.under > 0 || !(await this.ask<boolean>('rests()'))) {
      if (performance.now() > deadline) throw new Error(`${this.where} does not come to rest`);
      await this.page.evaluate('new Promise((drawn) => requestAnimationFrame(drawn))');
    }
  }

  private ask<Answer>(question: string): Promise<Answer> {
    return this.page.evaluate<Answer>(`reading.${question}`);
  }
}
