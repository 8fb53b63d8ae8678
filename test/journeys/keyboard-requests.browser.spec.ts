/** @run rest: one person's work by the keyboard alone; what it does is driven by other journeys too. */
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { arrowTo, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { goToSummary } from '../support/respond-steps.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'Granite Peak Demolition LLC';
const PROJECT = 'Riverfront Towers';
const WRONG = 'desk@keyboard-paving.test';
const RIGHT = 'office@keyboard-paving.test';

describeInBrowser('requests by the keyboard alone [K05]', () => {
  const stage = setStage();
  let dana: Page;
  let priya: Page;
  const enter = async (person: RegExp, entry: RegExp): Promise<Page> => {
    const { page } = await stage.open();
    await page.goto('/login');
    await enterOn(page, page.getByRole('button', { name: person }));
    await enterOn(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }));
    return page;
  };
  const row = (page: Page, ...texts: readonly string[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'));
  const listOf = async (state: string) => {
    const states = priya.getByRole('group', { name: 'State' });
    await enterOn(priya, states.getByRole('button', { name: state }));
    await states.locator('[aria-current=true]', { hasText: state }).waitFor();
  };

  it('are sent by a requester, whose list shows what waits [D01]', async () => {
    dana = await enter(/Dana Okafor/, /^Requests/);
    await enterOn(dana, dana.getByRole('button', { name: 'Request coverage', exact: true }));
    const dialog = dana.getByRole('dialog', { name: 'Request coverage' });
    await tabTo(dana, dialog.getByRole('combobox', { name: 'Company' }));
    await dana.keyboard.type('Granite');
    await dialog.getByRole('option', { name: SUPPLIER }).waitFor();
    await dana.keyboard.press('ArrowDown');
    await dana.keyboard.press('Enter');
    await choose(dana, dialog.getByRole('combobox', { name: 'Project' }), 'River');
    await typeInto(dana, dialog.getByRole('textbox', { name: 'Message' }), 'Please show what covers the towers.');
    await enterOn(dana, dialog.getByRole('button', { name: 'Send request' }));
    await dialog.waitFor({ state: 'detached' });
    await row(dana, SUPPLIER, PROJECT).getByText('Pending').waitFor();
  });

  it('are answered by an agent with policies and a note [D02]', async () => {
    priya = await enter(/Priya Raman/, /^Open Requests/);
    await enterOn(priya, row(priya, SUPPLIER, PROJECT).getByRole('button', { name: /^Respond: request/ }));
    await priya.getByText('Please show what covers the towers.').waitFor();
    const policy = priya.getByRole('checkbox', { name: 'GL-91344' });
    await tabTo(priya, policy);
    if (!(await policy.isChecked())) await priya.keyboard.press('Space');
    await enterOn(priya, priya.getByRole('button', { name: 'Next' }));
    await typeInto(priya, priya.getByRole('textbox', { name: /note for the requester/ }), 'In force since July.');
    await goToSummary(priya, () => enterOn(priya, priya.getByRole('button', { name: 'Next' })));
    await enterOn(priya, priya.getByRole('button', { name: /^Send \d+ (policy|policies)$/ }));
    await priya.getByRole('region', { name: 'What is missing' }).waitFor();
    await row(dana, SUPPLIER, PROJECT).getByText('Responded').waitFor();
  });

  it('are declined, and each list of those that no longer wait is read [D02]', async () => {
    await enterOn(priya, priya.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Open Requests/ }));
    const name = (await priya
      .getByRole('button', { name: /^Respond: request/ })
      .first()
      .getAttribute('aria-label'))!;
    const number = /\d+/.exec(name)![0];
    await enterOn(priya, priya.getByRole('button', { name: `Actions: request ${number}` }));
    await enterOn(priya, priya.getByRole('button', { name: 'Decline…' }));
    const question = priya.getByRole('dialog', { name: 'Decline this request?' });
    await typeInto(priya, question.getByRole('textbox'), 'The work ended last year.');
    await enterOn(priya, question.getByRole('button', { name: /^Decline/, disabled: false }));
    await question.waitFor({ state: 'detached' });
    await row(priya, number).waitFor({ state: 'detached' });
    await listOf('Answered');
    await tabTo(priya, row(priya, SUPPLIER, PROJECT).getByRole('link').first());
    await listOf('Declined');
    await tabTo(priya, row(priya, number).getByRole('link').first());
    await listOf('Canceled');
    await priya.getByRole('region', { name: 'Canceled Requests' }).or(priya.getByText(/^No /)).first().waitFor();
  });

  it('are corrected, sent again and canceled by the requester, who reads what happened and sends what is missing [D01]', async () => {
    const dialog = dana.getByRole('dialog');
    const act = async (texts: readonly string[], name: string) => {
      await enterOn(
        dana,
        row(dana, ...texts)
          .first()
          .getByRole('button', { name: /^Actions/ }),
      );
      await enterOn(dana, dana.getByRole('button', { name, exact: true }));
      await dialog.waitFor();
    };
    const confirm = async (name: string, said: string) => {
      await enterOn(dana, dialog.getByRole('button', { name, exact: true, disabled: false }));
      await dana.getByText(said).waitFor();
      await dialog.waitFor({ state: 'detached' });
    };
    await act([SUPPLIER, PROJECT], 'Send what is missing…');
    await confirm('Send', `${SUPPLIER} was told what is missing.`);
    await enterOn(dana, dana.getByRole('button', { name: 'Request coverage', exact: true }));
    await tabTo(dana, dialog.getByRole('radio', { checked: true }));
    for (const presses of ['ArrowDown', 'ArrowDown']) await dana.keyboard.press(presses);
    await typeInto(dana, dialog.getByLabel('Email addresses'), `${WRONG}, nora@keyboard-paving.test`);
    await choose(dana, dialog.getByRole('combobox', { name: 'Project' }), 'River');
    await enterOn(dana, dialog.getByRole('button', { name: /^Send request/, disabled: false }));
    await dialog.getByText(/2 of 2 suppliers\. 2 sent\./).waitFor();
    await enterOn(dana, dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'detached' });
    await act([WRONG], 'Send again…');
    await confirm('Send again', `The request to ${WRONG} was sent again.`);
    await act([WRONG], 'Correct e-mail…');
    await typeInto(dana, dialog.getByLabel('Email'), RIGHT);
    await confirm('Send to this address', `The request was sent to ${RIGHT}.`);
    await act([RIGHT], 'Cancel…');
    await typeInto(dana, dialog.getByRole('textbox', { name: /^Reason/ }), 'The work ended.');
    await enterOn(dana, dialog.getByRole('button', { name: 'Cancel request', disabled: false }));
    await dialog.waitFor({ state: 'detached' });
    await row(dana, RIGHT).getByText('Canceled').first().waitFor();
    await arrowTo(dana, dana.getByRole('table', { name: 'Requests sent' }), row(dana, RIGHT).first());
    await dana.keyboard.press('Enter');
    await dialog.getByText('The work ended.').first().waitFor();
    await dana.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('end with an opt-out, which is taken back; the focus stays in the list [D11]', async () => {
    await listOf('Open');
    const waiting = priya.getByRole('button', { name: /^Respond: request/ }).first();
    const number = /\d+/.exec((await waiting.getAttribute('aria-label'))!)![0];
    const acts = priya.getByRole('button', { name: `Actions: request ${number}` });
    await enterOn(priya, acts);
    await enterOn(priya, priya.getByRole('button', { name: 'Opt out…' }));
    const question = priya.getByRole('dialog', { name: /^No supplier of / });
    await typeInto(priya, question.getByRole('textbox'), 'The works were sold.');
    await enterOn(priya, question.getByRole('button', { name: 'Opt out', disabled: false }));
    await question.waitFor({ state: 'detached' });
    await acts.waitFor({ state: 'detached' });
    await priya.getByRole('main').locator('.row-acts button:focus').waitFor();
    await listOf('Declined');
    await row(priya, number)
      .getByText(/^Opted out since/)
      .waitFor();
    await enterOn(priya, acts);
    await enterOn(priya, priya.getByRole('button', { name: 'Take back opt-out…' }));
    const back = priya.getByRole('dialog', { name: /ask again\?$/ });
    await enterOn(priya, back.getByRole('button', { name: 'Let it ask again', disabled: false }));
    await back.waitFor({ state: 'detached' });
    await row(priya, number)
      .getByText(/taken back on/)
      .waitFor();
    expect(stage.faults()).toEqual([]);
  });
});
