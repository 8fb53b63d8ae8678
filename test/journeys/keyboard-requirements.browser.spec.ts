/** @run rest: what a template asks besides, by the keyboard alone; page suites drive each of it too. */
import type { Page } from 'playwright-core';
import { standsRightInAll, WIDE } from '../support/appearances.js';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const TEMPLATE = 'Trade contractors';
const REMARK = 'Job 7';
const SUPPLIER = 'Granite Peak Demolition LLC';
/** Of the agency of record, where two agents work. */
const LIABILITY = 'GL-91344';

describeInBrowser('what a template asks besides, by the keyboard alone [K05]', () => {
  const stage = setStage();
  let dana: Page;
  const line = (name: string) => dana.getByRole('region', { name, exact: true });
  const unfold = (name: string) =>
    enterOn(
      dana,
      line(name)
        .locator('summary')
        .filter({ hasText: /^Add a requirement/ }),
    );
  const addLine = async (name: string) => {
    await choose(dana, dana.getByRole('combobox', { name: 'Add a line of coverage' }), name);
    await line(name).waitFor();
  };

  it('are coverage types, exclusions and remarks of a line [C09] [C13]', async () => {
    dana = await stage.enterAt('Dana Okafor', '/app/templates');
    await enterOn(dana, dana.getByRole('link', { name: TEMPLATE, exact: true }));
    await enterOn(dana, dana.getByRole('button', { name: 'Edit' }));
    const general = line('General liability');
    await unfold('General liability');
    await checkBox(dana, general.getByLabel('Contractual liability', { exact: true }));
    await checkBox(dana, general.getByLabel('Enable Exclusion Detection'));
    expect(await general.getByLabel('Decline').isChecked()).toBe(true);
    await tabTo(dana, general.getByLabel('Decline', { exact: true }));
    await dana.keyboard.press('ArrowDown');
    expect(await general.getByLabel('Review', { exact: true }).isChecked()).toBe(true);
    await enterOn(dana, general.getByRole('button', { name: 'Add required remark' }));
    await typeInto(dana, general.getByLabel(/Required remark \d/).last(), REMARK);
  });

  it('are other lines that are accepted in place of one [F04]', async () => {
    await addLine('Umbrella liability');
    await unfold('Umbrella liability');
    await checkBox(dana, line('Umbrella liability').getByLabel('Excess liability', { exact: true }));
    await enterOn(dana, dana.getByRole('button', { name: 'Save template' }));
    await dana.getByRole('button', { name: 'Edit' }).waitFor();
    for (const text of ['Contractual liability', REMARK, 'Excess liability'])
      await dana.getByText(text, { exact: false }).first().waitFor();
  });

  it('are amounts that are changed in the viewer of its limits [C02]', async () => {
    await enterOn(dana, dana.getByRole('button', { name: /^\d+ policy limits$/ }));
    const viewer = dana.getByRole('dialog', { name: 'Policy limits' });
    await viewer.getByLabel(/^General liability, Each occurrence/).waitFor();
    await standsRightInAll(dana);
    // The row says it: a second time it would be in the way.
    const label = viewer.getByText('General liability, Each occurrence', { exact: true });
    expect((await label.boundingBox())!.width).toBeLessThanOrEqual(1);
    await dana.setViewportSize(WIDE);
    await typeInto(dana, viewer.getByLabel(/^General liability, Each occurrence/), '1100000');
    await enterOn(dana, viewer.getByRole('button', { name: 'Save Changes', disabled: false }));
    await viewer.waitFor({ state: 'detached' });
    await dana.getByRole('table', { name: 'Required coverage' }).getByText('$1,100,000').first().waitFor();
  });

  it('are a remark that is missing, whose exception is handled where the policies stand [C10]', async () => {
    await dana.goto('/app/suppliers');
    await typeInto(dana, dana.getByRole('main').getByRole('textbox').first(), SUPPLIER);
    await enterOn(dana, dana.getByRole('link', { name: SUPPLIER, exact: true }));
    await enterOn(dana, dana.getByRole('main').getByRole('link', { name: 'Coverage', exact: true }));
    await checkBox(dana, dana.getByRole('checkbox', { name: `Exception: ${REMARK}` }));
    await enterOn(dana, dana.getByRole('button', { name: 'Actions of the remarks' }));
    await enterOn(dana, dana.getByRole('button', { name: 'Handle Exception' }));
    const dialog = dana.getByRole('dialog', { name: 'Handle Exception' });
    expect(await dialog.getByRole('checkbox', { name: REMARK }).isChecked()).toBe(true);
    await tabTo(dana, dialog.getByRole('radio').first());
    await dialog.getByRole('radio', { name: 'Accept' }).press('Space');
    await choose(dana, dialog.getByRole('combobox', { name: /Duration/ }), 'Perpetual');
    await enterOn(dana, dialog.getByRole('button', { name: 'Submit', disabled: false }));
    await dialog.waitFor({ state: 'detached' });
    await dana.getByRole('region', { name: 'Required Additional Remarks' }).getByText('Excepted').waitFor();
  });

  it('are the limits of a policy, opened and closed again [C02]', async () => {
    await enterOn(dana, dana.getByRole('button', { name: /^\d+ policy limits?$/ }));
    const viewer = dana.getByRole('dialog', { name: 'Policy limits' });
    await viewer.getByRole('table', { name: 'Policy limits' }).waitFor();
    await dana.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
  });

  it('are the agents of a supplier with several, in a header that unfolds [C10]', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/agent-clients');
    await enterOn(priya, priya.getByRole('link', { name: SUPPLIER, exact: true }));
    await enterOn(priya, priya.getByRole('link', { name: LIABILITY, exact: true }));
    await choose(priya, priya.getByRole('combobox', { name: 'Agent and agency' }), 'Sofia');
    await priya.getByText('Sofia Lindqvist handles this policy.').waitFor();
    await dana.reload();
    await enterOn(dana, dana.getByRole('button', { name: '2 agents placed these policies' }));
    const placed = dana.getByRole('region', { name: 'Agents' }).getByRole('listitem').filter({ hasText: LIABILITY });
    await placed.getByText('Sofia Lindqvist', { exact: true }).waitFor();
  });

  it('are noted by a colleague, beside what was reviewed [I02]', async () => {
    await dana.goto('/app/suppliers');
    await typeInto(dana, dana.getByRole('main').getByRole('textbox').first(), SUPPLIER);
    await enterOn(dana, dana.getByRole('link', { name: SUPPLIER, exact: true }));
    await enterOn(dana, dana.getByRole('main').getByRole('link', { name: 'Notes', exact: true }));
    await enterOn(dana, dana.getByRole('button', { name: 'Add Note' }));
    const dialog = dana.getByRole('dialog', { name: 'Add Note' });
    await typeInto(dana, dialog.getByPlaceholder('Enter note'), `${REMARK} was excepted.`);
    await enterOn(dana, dialog.getByRole('button', { name: 'Submit' }));
    await dana.getByText('Note added successfully').waitFor();
    await enterOn(dana, dana.getByRole('button', { name: /^Edit note “Job 7/ }));
    await dana.keyboard.press('Escape');
    await enterOn(dana, dana.getByRole('button', { name: /^Delete note “Job 7/ }));
    await enterOn(dana, dana.getByRole('dialog', { name: 'Delete Note' }).getByRole('button', { name: 'Delete' }));
    await dana.getByText(`${REMARK} was excepted.`).waitFor({ state: 'detached' });
    await tabTo(dana, dana.getByRole('tab', { name: 'Notes' }));
    await dana.keyboard.press('ArrowRight');
    await dana
      .getByRole('row', { name: /Accepted/ })
      .first()
      .waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });

  it('are of a supplier no longer that its requester sets aside, activates, and tracks no longer [F03]', async () => {
    await dana.goto('/app/suppliers');
    await typeInto(dana, dana.getByRole('main').getByRole('textbox').first(), SUPPLIER);
    await dana.getByRole('link', { name: SUPPLIER, exact: true }).first().waitFor();
    await enterOn(dana, dana.getByRole('button', { name: `Actions: ${SUPPLIER}` }).first());
    await enterOn(dana, dana.getByRole('button', { name: 'Settings', exact: true }));
    const drawer = dana.getByRole('dialog', { name: `Settings of ${SUPPLIER}` });
    await enterOn(dana, drawer.getByRole('button', { name: 'Make inactive' }));
    await drawer.getByRole('button', { name: 'Activate' }).waitFor();
    await dana.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await enterOn(dana, dana.getByRole('link', { name: 'Activate it in its settings' }));
    await enterOn(dana, drawer.getByRole('button', { name: 'Activate' }));
    await drawer.getByRole('button', { name: 'Make inactive' }).waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    await enterOn(dana, drawer.getByRole('button', { name: 'Cancel tracking…' }));
    await typeInto(dana, drawer.getByRole('textbox', { name: /^Reason/ }), 'The contract ended.');
    await enterOn(dana, drawer.getByRole('button', { name: 'Cancel tracking', exact: true }));
    await dana.getByText(/^You do not track .+ for .+ any more\.$/).waitFor();
    expect(new URL(dana.url()).pathname).toBe('/app/suppliers');
    expect(stage.faults()).toEqual([]);
  });
});
