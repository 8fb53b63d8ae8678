import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { checkBox, choose, enterOn, tabTo, typeInto } from '../support/keyboard.js';
import {
  companyOf,
  endTour,
  enterLogIn,
  fill,
  followMail,
  logInBy,
  personOf,
  sendSignUp,
  signUp,
  verify,
} from '../support/signing-up.js';
import { setStage } from '../support/stage.js';

const OLIVE = 'olive.stone@slateworks.example';
const PETE = 'pete.stone@slateworks.example';
/** Of the demo: she works for an insured. */
const INES = 'ines.calder@granitepeak.example';
const DEMO_PASSWORD = 'Covertrail-2026';
const QUINN = 'quinn.stone@slateworks.example';
const RITA = 'rita.stone@slateworks.example';
const PICTURE = { name: 'picture.png', mimeType: 'image/png', buffer: pngOf(64, 64) };

describeInBrowser('people of a new company [A09] [I01]', () => {
  const stage = setStage();

  it('brings one person in by invitation and one by approval, each by the link of a mail', async () => {
    const { page: founder, faults } = await stage.open();
    await signUp(founder, OLIVE);
    await enterOn(founder, founder.getByRole('button', { name: 'Create a new company profile' }));
    await fill(founder, [...personOf('Olive'), ...companyOf('Slate Works')]);
    await sendSignUp(founder, 'Sign up');
    await verify(founder, OLIVE, 'Your email is verified, and Slate Works is registered.');
    await logInBy(founder, OLIVE);
    await endTour(founder);

    await founder.goto('/app/company-admin');
    await enterOn(founder, founder.getByRole('button', { name: 'Invite a user' }));
    const dialog = founder.getByRole('dialog', { name: 'Invite a user' });
    await dialog.getByLabel('Email').fill(PETE);
    expect(await axeViolations(founder)).toEqual([]);
    await founder.keyboard.press('Enter');
    await founder.getByRole('row', { name: /pete\.stone.*Read Only.*Invited/ }).waitFor();

    const { page: invited } = await stage.open();
    await followMail(invited, PETE, /\/activation#/);
    await invited.getByText('Slate Works invites you to work for it on Covertrail as Read Only').waitFor();
    await fill(invited, personOf('Pete'));
    expect(await axeViolations(invited)).toEqual([]);
    await sendSignUp(invited, 'Activate account');
    await invited.getByText('Your account is now active. Please go to login screen to sign in.').waitFor();
    await logInBy(invited, PETE);

    const { page: joining } = await stage.open();
    await signUp(joining, QUINN);
    await enterOn(joining, joining.getByRole('button', { name: 'Join Slate Works' }));
    await fill(joining, personOf('Quinn'));
    await sendSignUp(joining, 'Sign up');
    await verify(joining, QUINN, 'Please contact the primary account holder to join the existing company.');
    await enterLogIn(joining, QUINN);
    await joining.getByText(/^Your account is waiting for approval\./).waitFor();

    await founder.goto('/app/my-pending-users');
    await enterOn(founder, founder.getByRole('button', { name: 'Approve: Quinn Stone' }));
    await founder.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await founder.getByText('Nobody waits for your approval').waitFor();
    expect(await axeViolations(founder)).toEqual([]);
    await logInBy(joining, QUINN);

    await founder.goto('/app/company-admin');
    await enterOn(founder, founder.getByRole('button', { name: 'Invite a user' }));
    await founder.getByRole('dialog').getByLabel('Email').fill(INES);
    await founder.keyboard.press('Enter');
    await founder.getByRole('row', { name: /ines\.calder.*Invited/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is administered by its primary contact, who sets the own profile too, by the keyboard alone [I01]', async () => {
    const { page: olive, faults } = await stage.open();
    await logInBy(olive, OLIVE);
    await olive.goto('/app/company-admin');
    const dialog = olive.getByRole('dialog');
    const act = async (person: RegExp, name: string) => {
      await enterOn(olive, olive.getByRole('row', { name: person }).getByRole('button', { name: /^Actions/ }));
      await enterOn(olive, olive.getByRole('button', { name, exact: true }));
      await dialog.waitFor();
    };
    const confirm = async (name: string, said: string) => {
      await enterOn(olive, dialog.getByRole('button', { name, exact: true }));
      await olive.getByText(said).waitFor();
      await dialog.waitFor({ state: 'detached' });
    };
    await act(/Pete Stone/, 'Change role…');
    await tabTo(olive, dialog.getByRole('radio', { checked: true }));
    await olive.keyboard.press('ArrowUp');
    await confirm('Save role', 'The role of Pete Stone is saved.');
    await act(/Pete Stone.*Reviewer/, 'Deactivate…');
    await confirm('Deactivate', 'Pete Stone is deactivated.');
    await act(/Pete Stone.*Inactive/, 'Reactivate…');
    await confirm('Reactivate', 'Pete Stone is active again.');
    await enterOn(olive, olive.getByRole('button', { name: 'Edit profile' }));
    await typeInto(olive, dialog.getByLabel('Phone'), '303 555 0142');
    await confirm('Save', '303 555 0142');
    await enterOn(olive, olive.getByRole('button', { name: 'Add tax ID…' }));
    await typeInto(olive, dialog.getByLabel('Tax ID/FEIN'), '84-1234567');
    await confirm('Save', 'The tax ID of your company is saved.');
    const picture = async (what: string) => {
      const chosen = olive.waitForEvent('filechooser');
      await enterOn(olive, olive.getByRole('button', { name: `Upload ${what}…` }));
      await (await chosen).setFiles(PICTURE);
      await olive.getByText(`The ${what} is saved.`).waitFor();
      await enterOn(olive, olive.getByRole('button', { name: `Delete ${what}…` }));
      await confirm(`Delete ${what}`, `The ${what} is deleted.`);
    };
    await picture('logo');
    await enterOn(olive, olive.getByRole('button', { name: 'Invite a user' }));
    await typeInto(olive, dialog.getByLabel('Email'), RITA);
    await olive.keyboard.press('Enter');
    await act(/rita\.stone.*Invited/, 'Invite again…');
    await enterOn(olive, dialog.getByRole('button', { name: 'Send again' }));
    await dialog.getByText('An invitation was sent to this address a short while ago.').waitFor();
    await olive.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await act(/rita\.stone.*Invited/, 'Withdraw invitation…');
    await confirm('Withdraw', `The invitation of ${RITA} is withdrawn.`);
    await olive.goto('/app/company-manage');
    await enterOn(
      olive,
      olive
        .getByRole('main')
        .getByRole('link', { name: /People/ })
        .first(),
    );
    await olive.getByRole('row', { name: /Pete Stone/ }).waitFor();
    await olive.goto('/app/myProfile');
    await typeInto(olive, olive.getByLabel('Phone'), '303 555 0143');
    await enterOn(olive, olive.getByRole('button', { name: 'Save', exact: true }));
    await olive.getByText('Your profile was saved.').waitFor();
    await choose(olive, olive.getByRole('combobox', { name: 'Times are shown in' }), 'America/Boise');
    await olive.getByText('Your time zone was saved.').waitFor();
    await picture('photo');
    await checkBox(olive, olive.getByRole('list', { name: 'Notices by email' }).getByRole('checkbox').first());
    await olive.getByText(/: (by email too|only in your notifications)\./).waitFor();
    await olive.goto('/app/company-admin');
    await act(/Pete Stone/, 'Change role…');
    await tabTo(olive, dialog.getByRole('radio', { checked: true }));
    await olive.keyboard.press('ArrowUp');
    await confirm('Save role', 'The role of Pete Stone is saved.');
    await act(/Pete Stone.*Manager/, 'Make primary contact…');
    await confirm('Hand over', 'Pete Stone is now the primary contact.');
    expect(faults).toEqual([]);
  });

  it('gives a person who has an account a second company, which is chosen on a phone by the keyboard [A02]', async () => {
    const { page: ines, faults } = await stage.open({ viewport: PHONE });
    await followMail(ines, INES, /\/activation#/);
    await enterOn(ines, ines.getByRole('button', { name: 'Accept invitation' }));
    await ines.getByText('Your account is now active. Please go to login screen to sign in.').waitFor();
    await enterLogIn(ines, INES, DEMO_PASSWORD);
    const choice = ines.getByRole('dialog', { name: 'Select Company' });
    await choice.getByRole('button', { name: /^Granite Peak Demolition LLC/ }).waitFor();
    expect(await axeViolations(ines)).toEqual([]);
    await enterOn(ines, choice.getByRole('button', { name: /^Slate Works/ }));
    await ines.waitForURL(/\/app\//);
    await ines.goto('/app/myProfile');
    await ines.getByRole('link', { name: 'Slate Works' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('founds a further company by the keyboard alone, and goes on for it [A02]', async () => {
    const { page: ines, faults } = await stage.open();
    await enterLogIn(ines, INES, DEMO_PASSWORD);
    await enterOn(ines, ines.getByRole('dialog').getByRole('button', { name: /^Granite Peak Demolition LLC/ }));
    await enterOn(ines, ines.getByRole('button', { name: /^Profile of Ines/ }));
    await enterOn(ines, ines.getByRole('button', { name: 'Switch Company' }));
    await enterOn(ines, ines.getByRole('button', { name: 'Add a company…' }));
    const dialog = ines.getByRole('dialog', { name: 'Add a company' });
    await dialog.waitFor();
    expect(await axeViolations(ines)).toEqual([]);
    for (const [label, value] of companyOf('Calder Survey')) await typeInto(ines, dialog.getByLabel(label), value);
    await checkBox(ines, dialog.getByLabel('I accept the License Agreement'));
    await enterOn(ines, ines.getByRole('button', { name: 'OK' }));
    const switched = ines.waitForResponse((response) => response.url().endsWith('/user/company'));
    await enterOn(ines, dialog.getByRole('button', { name: 'Add company' }));
    await dialog.waitFor({ state: 'detached' });
    await (await switched).finished();
    await ines.goto('/app/myProfile');
    await ines.getByRole('link', { name: 'Calder Survey' }).waitFor();
    expect(faults).toEqual([]);
  });
});

const PHONE = { width: 390, height: 800 };
