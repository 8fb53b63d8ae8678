import { DEMO_PASSWORD } from '@covertrail/demo/demo-people';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { openMenu } from '../support/menu.js';
import { askByMail, askForCoverage, giveCertificate } from '../support/requests.js';
import { chooseOnly, goToSummary } from '../support/respond-steps.js';
import { enterLogIn, followMail } from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const INSURED = 'Granite Peak Demolition LLC';
const POLICY = 'GL-91344';
const OFFICE = 'site.office@granite-peak.example';

describeInBrowser('one policy of an insured answers three requesters [D02] [D04] [D13]', () => {
  const stage = setStage();
  let dana: Page;
  let omar: Page;
  let lin: Page;
  let ines: Page;
  const rowOf = (page: Page, text: string | RegExp, project: string) =>
    page.getByRole('row').filter({ hasText: text }).filter({ hasText: project }).first();

  it('who ask in three ways: two a company, one an address without an account', async () => {
    [dana, omar, ines] = await Promise.all([
      stage.enter('Dana Okafor'),
      stage.enter('Omar Haddad'),
      stage.enter('Ines Calder'),
    ]);
    lin = (await stage.open()).page;
    await enterLogIn(lin, 'lin.takeda@bayside.example', DEMO_PASSWORD);
    await lin.waitForURL(/\/app\b/);
    await Promise.all([openMenu(dana, 'Requests sent'), openMenu(omar, 'Requests sent')]);
    await askForCoverage(dana, INSURED, 'Riverfront Towers', 'Please show what covers the towers.');
    await askForCoverage(omar, INSURED, 'Loop Renovation');
    await askByMail(lin, OFFICE, 'Term');
    await openMenu(ines, 'Open Requests');
    for (const [requester, project] of [
      ['Meridian Builders', 'Riverfront Towers'],
      ['Northgate Hotels', 'Loop Renovation'],
    ] as const)
      await rowOf(ines, requester, project)
        .getByText(/\d of \d lines|All \d lines/)
        .waitFor();
  });

  it('in the wizard, where what was asked stands above each step', async () => {
    for (const [requester, project] of [
      ['Meridian Builders', 'Riverfront Towers'],
      ['Northgate Hotels', 'Loop Renovation'],
    ] as const) {
      await openMenu(ines, 'Open Requests');
      await rowOf(ines, requester, project).getByRole('link', { name: requester }).click();
      await chooseOnly(ines, [POLICY]);
      await ines.getByRole('button', { name: 'Next' }).click();
      await goToSummary(ines);
      await ines.getByRole('button', { name: 'Send 1 policy' }).click();
      await ines.getByRole('region', { name: 'What is missing' }).waitFor();
    }
    await rowOf(dana, INSURED, 'Riverfront Towers').getByText('Responded').waitFor();
    await rowOf(omar, INSURED, 'Loop Renovation').getByText('Responded').waitFor();
  });

  it('and by the link of the mail, with the certificate of that policy', async () => {
    const { page: office, faults } = await stage.open({ viewport: { width: 390, height: 800 } });
    await followMail(office, OFFICE, /\/invitation#/);
    await giveCertificate(office, `${POLICY}.pdf`);
    await office.getByRole('heading', { name: 'Your certificate was received' }).waitFor();
    await rowOf(lin, OFFICE, 'Terminal 4').getByText('Certificate received, not checked').waitFor();
    await ines.goto('/app/shared-policies?tab=shares');
    for (const project of ['Riverfront Towers', 'Loop Renovation'])
      await rowOf(ines, /Meridian Builders|Northgate Hotels/, project)
        .getByText('1 policy')
        .waitFor();
    expect([...faults, ...stage.faults()]).toEqual([]);
  });
});
