/** @run rest: a request by the keyboard alone on a phone in the dark, and what a company requires of log-ins in all looks. */
import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import { PHONE, standsRight, WIDE } from '../support/appearances.js';
import { describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import { setStage } from '../support/stage.js';

const SIGN_ON = {
  isRequired: false,
  isOffered: true,
  hasSignedOn: true,
  applying: [{ id: 'a0000000-0000-4000-8000-000000000001', name: 'Marcus Webb' }],
  others: [{ id: 'a0000000-0000-4000-8000-000000000002', name: 'Gus Free' }],
};

describeInBrowser('on a phone in the dark [K05]', () => {
  const stage = setStage();

  it('a request with what stands under More is sent by the keyboard alone, and its copies are changed [D01]', async () => {
    const dana = await stage.enterAt('Dana Okafor', '/app/request-coverage', { viewport: PHONE, colorScheme: 'dark' });
    await enterOn(dana, dana.getByRole('button', { name: 'Request coverage', exact: true }));
    const ask = dana.getByRole('dialog', { name: 'Request coverage' });
    await tabTo(dana, ask.getByRole('radio').first());
    await ask.getByRole('radio', { name: 'Someone by e-mail' }).press('Space');
    await typeInto(dana, ask.getByLabel('Email'), 'office@phone-paving.test');
    await choose(dana, ask.getByRole('combobox', { name: 'Project' }), 'Riverfront');
    await enterOn(dana, ask.locator('summary'));
    await choose(dana, ask.getByRole('combobox', { name: 'Delivery' }), 'Rush');
    await typeInto(dana, ask.getByLabel('Copies to'), 'legal@meridian.example');
    await checkBox(dana, ask.getByRole('checkbox', { name: 'ACORD 25' }));
    await typeInto(dana, ask.getByLabel('Loan number'), 'L-20');
    await standsRight(dana);
    await enterOn(dana, ask.getByRole('button', { name: 'Send request' }));
    await ask.waitFor({ state: 'detached' });
    const row = dana.getByRole('row').filter({ hasText: 'office@phone-paving.test' });
    await row.waitFor();
    await standsRight(dana);
    await checkBox(dana, row.getByRole('checkbox'));
    await enterOn(dana, dana.getByRole('button', { name: 'Change copies…' }));
    const copies = dana.getByRole('dialog');
    await typeInto(dana, copies.getByLabel('Copies to'), 'office@meridian.example');
    await standsRight(dana);
    await enterOn(dana, copies.getByRole('button', { name: 'Change copies', disabled: false }));
    await copies.waitFor({ state: 'detached' });
  });

  it('a certificate is uploaded for a supplier as a Priority Request, by the keyboard alone [D10]', async () => {
    const dana = await stage.enterAt('Dana Okafor', '/app/request-coverage', { viewport: PHONE, colorScheme: 'dark' });
    await enterOn(dana, dana.getByRole('row').filter({ hasText: 'office@phone-paving.test' }));
    const opened = dana.getByRole('dialog', { name: /^Request \d+/ });
    await opened.getByText('Rush', { exact: true }).first().waitFor();
    await enterOn(dana, opened.getByRole('button', { name: 'Upload certificate' }));
    const drawer = dana.getByRole('dialog', { name: 'Certificate Upload' });
    const chooser = dana.waitForEvent('filechooser');
    await enterOn(dana, drawer.getByRole('button', { name: 'Choose a file…' }).first());
    await (await chooser).setFiles({ name: 'COI.pdf', mimeType: 'application/pdf', buffer: pdfOf('COI') });
    await drawer.getByRole('button', { name: 'Remove COI.pdf' }).waitFor();
    await checkBox(dana, drawer.getByRole('checkbox', { name: 'Priority Request' }));
    await standsRight(dana);
    await enterOn(dana, drawer.getByRole('button', { name: 'Submit' }));
    await drawer.waitFor({ state: 'detached' });
    await opened.getByText('Priority Request').waitFor();
    await standsRight(dana);
    await dana.context().close();
  });

  it('single sign-on that a company requires, and at 1440 px and in the light: panel and dialog fit, and axe finds nothing [A18]', async () => {
    const dana = await stage.enter('Dana Okafor');
    await dana.route('**/covertrail-api/company/single-sign-on', (route) => route.fulfill({ json: SIGN_ON }));
    await dana.goto('/app/company-admin');
    const panel = dana.getByRole('region', { name: 'Single sign-on' });
    for (const viewport of [WIDE, PHONE])
      for (const colorScheme of ['light', 'dark'] as const) {
        await dana.setViewportSize(viewport);
        await dana.emulateMedia({ colorScheme });
        await panel.waitFor();
        await standsRight(dana);
        await enterOn(dana, panel.getByRole('button', { name: 'Require it…' }));
        const dialog = dana.getByRole('dialog', { name: 'Require single sign-on?' });
        await dialog.getByText('Marcus Webb').waitFor();
        await standsRight(dana);
        await dana.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    await dana.context().close();
  });

  it('an address of the company is offered while it is typed, and taken by an arrow key and Enter, and so is the city of its zip code; also at 1440 px and in the light [A14]', async () => {
    const dana = await stage.enterAt('Dana Okafor', '/app/company-admin');
    for (const viewport of [WIDE, PHONE])
      for (const colorScheme of ['light', 'dark'] as const) {
        await dana.setViewportSize(viewport);
        await dana.emulateMedia({ colorScheme });
        await enterOn(dana, dana.getByRole('button', { name: 'Edit profile' }));
        const dialog = dana.getByRole('dialog', { name: 'Company profile' });
        const line = dialog.getByRole('combobox', { name: /^Address 1/ });
        const own = await line.inputValue();
        await typeInto(dana, line, own.slice(0, -3));
        await dialog.getByRole('option').filter({ hasText: own }).first().waitFor();
        await standsRight(dana);
        await dana.keyboard.press('ArrowDown');
        await dana.keyboard.press('Enter');
        expect(await line.inputValue()).toBe(own);
        expect(await dialog.getByRole('option').count()).toBe(0);
        await typeInto(dana, dialog.getByLabel('City'), 'Aurora');
        await typeInto(dana, dialog.getByLabel('Zip Code'), '80202');
        await standsRight(dana);
        await enterOn(dana, dialog.getByRole('button', { name: 'Use Denver, CO' }));
        expect(await dialog.getByLabel('City').inputValue()).toBe('Denver');
        await dana.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    expect(stage.faults()).toEqual([]);
  });
});
