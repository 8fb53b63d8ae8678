import { PHONE, standsRightInAll } from '../support/appearances.js';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, typeInto } from '../support/keyboard.js';
import { askByMail, askForCoverage, giveCertificate } from '../support/requests.js';
import { followMail, openFromMail } from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const SUPPLIER = 'office@byletter.example';
const AGENT = 'nell.ortiz@keystone.example';
const PRIYA = 'priya.raman@hollisvance.example';
const LINK = /\/invitation#/;

describeInBrowser('a request that is answered from its mail without an account [D13]', () => {
  const stage = setStage();

  it('is told that evidence of insurance alone is asked for [A11], gives a certificate and names the agent, and the requester sees both, until the agent says by its link that the client is not theirs', async () => {
    const dana = await stage.enter('Dana Okafor');
    await askByMail(dana, SUPPLIER, 'River', true);

    const { page: supplier, faults } = await stage.open({ viewport: PHONE });
    await followMail(supplier, SUPPLIER, LINK);
    await supplier.getByText('Still missing').first().waitFor();
    await supplier
      .getByRole('note')
      .getByText(/^Evidence of insurance only/)
      .waitFor();
    await standsRightInAll(supplier);
    await giveCertificate(supplier, 'COI.pdf');
    await supplier.getByRole('heading', { name: 'Your certificate was received' }).waitFor();
    await standsRightInAll(supplier);
    await typeInto(supplier, supplier.getByLabel('Name'), 'Nell Ortiz');
    await typeInto(supplier, supplier.getByLabel('Email'), AGENT);
    await typeInto(supplier, supplier.getByLabel('Agency'), 'Keystone Risk');
    await enterOn(supplier, supplier.getByRole('button', { name: 'Send to agent' }));
    await supplier.getByText(AGENT).waitFor();
    expect(await axeViolations(supplier)).toEqual([]);

    const { page: agent } = await stage.open();
    await followMail(agent, AGENT, LINK);
    await agent.getByText('Your client named you as the agent who answers.').waitFor();
    await checkBox(agent, agent.getByLabel('No thanks, I do not require instant processing for my Client'));
    await giveCertificate(agent, 'From the agent.pdf');
    await agent.getByRole('heading', { name: 'Your certificate was received' }).waitFor();

    const row = dana.getByRole('row', { name: new RegExp(SUPPLIER) });
    await row.getByText('Certificate received, not checked').waitFor();
    await row.getByText('Passed on to an agent').waitFor();
    await followMail(supplier, SUPPLIER, LINK);
    await supplier.getByText(/^From the agent\.pdf, given by the agent/).waitFor();
    await followMail(dana, 'dana.okafor@meridian.example', /\/app\/request-coverage\?open=/);
    const opened = dana.getByRole('dialog', { name: /^Request \d+/ });
    await enterOn(dana, opened.getByRole('button', { name: /^From the agent\.pdf/ }));
    await opened
      .getByText(/Page 1 of 1/)
      .first()
      .waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    await enterOn(agent, agent.getByRole('button', { name: 'Not my client' }));
    const dialog = agent.getByRole('dialog', { name: 'Not your client?' });
    await dialog.waitFor();
    await standsRightInAll(agent);
    await enterOn(agent, dialog.getByRole('button', { name: 'Not my client' }));
    await agent.getByRole('heading', { name: 'You do not answer this request' }).waitFor();
    await row.getByText('Passed on to an agent').waitFor({ state: 'detached' });
    await followMail(supplier, SUPPLIER, LINK);
    await supplier.getByRole('button', { name: 'Send to agent' }).waitFor();
    expect([...faults, ...stage.faults()]).toEqual([]);
  });

  it('is answered from Applied Epic by an agent whose agency works with it, by the keyboard alone [A11]', async () => {
    const priya = await stage.enterAt('Priya Raman', '/app/company-admin');
    await enterOn(priya, priya.getByRole('button', { name: 'Change agency details…' }));
    const details = priya.getByRole('dialog', { name: 'Agency details' });
    await choose(priya, details.getByRole('combobox', { name: /Agency Management System/ }), 'Applied');
    await enterOn(priya, details.getByRole('button', { name: 'Save' }));
    await details.waitFor({ state: 'detached' });

    const { page: supplier } = await stage.open();
    await followMail(supplier, SUPPLIER, LINK);
    await typeInto(supplier, supplier.getByLabel('Name'), 'Priya Raman');
    await typeInto(supplier, supplier.getByLabel('Email'), PRIYA);
    await typeInto(supplier, supplier.getByLabel('Agency'), 'Hollis & Vance');
    await enterOn(supplier, supplier.getByRole('button', { name: 'Send to agent' }));
    await supplier.getByText(PRIYA).waitFor();

    await followMail(priya, PRIYA, LINK);
    await priya.getByRole('heading', { name: 'Answer from Applied Epic' }).waitFor();
    await standsRightInAll(priya);
    await giveCertificate(priya, 'From Epic.pdf');
    await priya.getByRole('heading', { name: 'Your certificate was received' }).waitFor();
    expect(stage.faults()).toEqual([]);
  });

  it('is declined, and a mail to an insured and its agent changes the agents and gives up the client, by the keyboard alone [A11]', async () => {
    const { page, faults } = await stage.open();
    await followMail(page, SUPPLIER, LINK);
    await enterOn(page, page.getByRole('button', { name: 'Decline', exact: true }));
    const question = page.getByRole('dialog', { name: 'Decline this request?' });
    await typeInto(page, question.getByLabel('Reason'), 'We do not work there.');
    await enterOn(page, question.getByRole('button', { name: 'Decline request' }));
    await page.getByText(/^This request was declined\./).waitFor();

    const dana = await stage.enter('Dana Okafor');
    await askForCoverage(dana, 'Granite Peak Demolition LLC', 'Riverfront Towers');
    await openFromMail(page, 'ines.calder@granitepeak.example', /\/update-agent#/);
    await page.getByRole('heading', { name: 'Insurance agents of Granite Peak Demolition LLC' }).waitFor();
    await typeInto(page, page.getByLabel('Add Agent'), 'jo.reed@riverside-agency.example');
    await page.keyboard.press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    await enterOn(page, page.getByRole('button', { name: 'Submit' }));
    await page.getByText('Agent Added Successfully.').waitFor();

    await openFromMail(page, PRIYA, /\/remove-client#/);
    await enterOn(page, page.getByRole('button', { name: 'Remove Client' }));
    await page.getByRole('heading', { name: 'Client removed successfully' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
