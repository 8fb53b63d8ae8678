import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const TEMPLATE = 'Trade contractors';

describeInBrowser('a template by the keyboard alone [K05]', () => {
  const stage = setStage();
  let dana: Page;
  const line = (name: string) => dana.getByRole('region', { name, exact: true });

  it('is reached from the log-in page and opened for editing [F04]', async () => {
    const opened = await stage.open();
    dana = opened.page;
    await dana.goto('/login');
    await enterOn(dana, dana.getByRole('button', { name: /Dana Okafor/ }));
    await enterOn(
      dana,
      dana.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Policy Templates/ }),
    );
    await enterOn(dana, dana.getByRole('link', { name: TEMPLATE, exact: true }));
    await enterOn(dana, dana.getByRole('button', { name: 'Edit' }));
    await line('General liability').waitFor();
  });

  it('has a limit changed and a line added [F04]', async () => {
    await typeInto(dana, line('General liability').getByLabel('Each occurrence', { exact: true }), '4000000');
    await tabTo(dana, dana.getByRole('combobox', { name: 'Add a line of coverage' }));
    await dana.keyboard.type('Umbrella');
    await dana.keyboard.press('Enter');
    await line('Umbrella liability').waitFor();
  });

  it('has the lines chosen that an umbrella must lie over [H08]', async () => {
    const umbrella = line('Umbrella liability');
    await checkBox(dana, umbrella.getByLabel('Those of which this template requires limits'));
    const below = umbrella.getByRole('group', { name: 'Lines below it' });
    await checkBox(dana, below.getByLabel('Auto liability'));
    expect(await below.getByLabel('Auto liability').isChecked()).toBe(false);
  });

  it('demands of what policies state how it is proven, and of which age [H12]', async () => {
    const proof = dana.getByRole('region', { name: 'Source and age of what policies state' });
    await enterOn(dana, proof.getByText('Demand a source or an age', { exact: true }));
    await choose(dana, proof.getByRole('combobox', { name: 'Least grade of proof' }), 'Typed');
    await typeInto(dana, proof.getByRole('textbox', { name: 'Not older than' }), '60');
    await choose(dana, proof.getByRole('combobox', { name: 'Age in' }), 'Months');
  });

  it('says what would change, and for whom [H07]', async () => {
    await enterOn(dana, dana.getByRole('button', { name: /^\d changes$/ }));
    const bar = dana.getByRole('region', { name: 'What will change' });
    await enterOn(dana, bar.getByRole('button', { name: 'See what would change' }));
    await bar.getByText(/^Of \d+ suppliers, \d+ would become non-compliant/).waitFor();
    const [answer] = await Promise.all([
      dana.context().waitForEvent('page'),
      enterOn(dana, bar.getByRole('link', { name: /Supplier by supplier/ })),
    ]);
    const kinds = answer.getByRole('group', { name: 'What would change' });
    await enterOn(answer, kinds.getByRole('button', { name: /Newly non-compliant/ }));
    const suppliers = answer.getByRole('table', { name: 'Suppliers that the change concerns' });
    await tabTo(answer, suppliers.getByRole('link').first());
    await answer.close();
  });

  it('is saved as a new version [F04]', async () => {
    await enterOn(dana, dana.getByRole('button', { name: 'Save template' }));
    await dana.getByRole('heading', { level: 1, name: TEMPLATE }).waitFor();
    await dana.getByRole('button', { name: 'Edit' }).waitFor();
    await dana.getByText('Each occurrence').first().waitFor();
    expect(await dana.getByText('4,000,000').count()).toBeGreaterThan(0);
  });
});
