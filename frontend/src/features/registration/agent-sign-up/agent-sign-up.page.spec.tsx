import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const LOOK_UP = 'POST user/lookup';
const SIGN_UP = 'POST user/agent-signup';
const JOIN = 'POST user/agent-signup/join';
const OPEN = 'POST user/agent-signup/link';
const ACTIVATE = 'POST user/agent-signup/activate';
const JOIN_BY_LINK = 'POST user/agent-signup/activate/join';
const TOKEN = 'A'.repeat(43);
const EMAIL = 'nora@keystone.example';
const AGENCY = { id: 'c1', name: 'Keystone Brokers', city: 'Denver', state: 'CO' };
const INVITED = { insuredName: 'Granite Peak', email: EMAIL, hasAccount: false, agencies: [] };
const PASSWORD = 'Trombone&Kettle7';
const PERSON = [
  [/First name/, 'Nora'],
  [/Last name/, 'Lindt'],
  [/Agent Phone/, '3035550134'],
  [/^Password/, PASSWORD],
  [/Confirm Password/, PASSWORD],
] as const;
const FORM = [
  ...PERSON,
  [/Agency Name/, 'Keystone Brokers'],
  [/Agent License Number/, 'CO-554433'],
  [/Address 1/, '12 Wynkoop Street'],
  [/City/, 'Denver'],
  [/State/, 'CO'],
  [/Zip Code/, '80202'],
] as const;

const fill = (fields: readonly (readonly [RegExp, string])[]) => {
  for (const [label, value] of fields) fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const choose = async (system: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Agency Management System/ }));
  await userEvent.click(await screen.findByRole('option', { name: system }));
};
const acceptAndSend = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the License Agreement' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
};
const newAgency = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create a new agency profile' }));
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveFocus());
};

describe('the sign-up of an agent [A08]', () => {
  const serve = (agencies: readonly object[] = []) =>
    fakeServer({
      [LOOK_UP]: () => ({ excludedDomain: false, emailDomainCompanies: agencies }),
      [SIGN_UP]: () => ({ outcome: 'pendingVerification' }),
      [JOIN]: () => ({ outcome: 'pendingVerification' }),
    });
  const verifyEmail = async () => userEvent.type(await screen.findByLabelText(/Email/), `${EMAIL}{Enter}`);

  it('is reached from the log-in by the button Agent, and founds an agency', async () => {
    const server = serve();
    const { container, address } = renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Agent' }));
    await waitFor(() => expect(address()).toBe('/sign-up-agent/new'));
    await verifyEmail();
    expect(await screen.findByText('No agency was found with the provided email address.')).toBeInTheDocument();
    expect(server.callsOf(LOOK_UP)[0]!.body).toEqual({ email: EMAIL, role: 'agent' });
    await newAgency();
    fill(FORM);
    await choose('Other');
    fill([[/Name of the system/, 'Broker Desk']]);
    await expectAccessible(container);
    await acceptAndSend();
    await waitFor(() => expect(address()).toBe('/registration-success'));
    expect(server.callsOf(SIGN_UP)[0]!.body).toMatchObject({
      email: EMAIL,
      agencyName: 'Keystone Brokers',
      managementSystem: 'Broker Desk',
      phone: '3035550134',
    });
    for (const field of ['amsName', 'otherSystem', 'logoUploadId', 'externalAgencyId'])
      expect(server.callsOf(SIGN_UP)[0]!.body).not.toHaveProperty(field);
  });

  it('names what is wrong in the words of the specification, and sends nothing', async () => {
    const server = serve();
    renderApp('/sign-up-agent/new');
    await verifyEmail();
    await newAgency();
    fill(PERSON.slice(0, 1));
    await acceptAndSend();
    expect(await screen.findByText('Please enter your Agency Name')).toBeInTheDocument();
    expect(screen.getByText('Please enter valid Agent Phone Number')).toBeInTheDocument();
    expect(screen.getByText('Please enter your Agency Management System')).toBeInTheDocument();
    expect(server.callsOf(SIGN_UP)).toEqual([]);
  });

  it('asks to join an agency of the domain', async () => {
    const server = serve([AGENCY]);
    renderApp('/sign-up-agent/new');
    await verifyEmail();
    await userEvent.click(await screen.findByRole('button', { name: 'Join Keystone Brokers' }));
    await screen.findByLabelText(/First name/);
    fill(PERSON);
    await acceptAndSend();
    expect(await screen.findByRole('heading', { name: 'Pending Verification' })).toBeInTheDocument();
    expect(server.callsOf(JOIN)[0]!.body).toMatchObject({ email: EMAIL, companyId: AGENCY.id });
  });
});

describe('the sign-up of an agency from its own system [A08]', () => {
  const SYSTEM = 'POST user/agent-signup/system';
  const open = async (amsName: string) => {
    const server = fakeServer({
      [LOOK_UP]: () => ({ excludedDomain: false, emailDomainCompanies: [] }),
      [SYSTEM]: () => ({ outcome: 'pendingVerification' }),
      'POST user/agent-signup/logo': () => ({ uploadId: 'up-1', name: 'logo.png', bytes: 9, contentType: 'image/png' }),
    });
    const app = renderApp(`/external-ams-signup?amsName=${amsName}`);
    await userEvent.type(await screen.findByLabelText(/Email/), `${EMAIL}{Enter}`);
    await newAgency();
    return { server, ...app };
  };

  it('asks HawkSoft for the id of the agency, and takes a logo', async () => {
    const { server, address, container } = await open('HawkSoft');
    fill(FORM);
    await acceptAndSend();
    expect(await screen.findByText('Please enter AMS Agency ID.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Agency Management System/ })).toBeNull();
    fill([[/AMS Agency ID/, 'HS-4711']]);
    const picture = new File(['png'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Logo'), picture);
    expect(await screen.findByText('The logo is uploaded.')).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(address()).toBe('/registration-success'));
    const { body } = server.callsOf(SYSTEM)[0]!;
    expect(body).toMatchObject({
      amsName: 'HawkSoft',
      managementSystem: 'HawkSoft',
      externalAgencyId: 'HS-4711',
      logoUploadId: 'up-1',
    });
    expect(body).not.toHaveProperty('sagittaAccount');
  });

  it('asks Sagitta for its log-in, whose user has no spaces', async () => {
    const { server, address } = await open('sagitta');
    fill([
      ...FORM,
      [/^Server \*?$|^Server$|Server(?! pool)/, 'sagitta.keystone'],
      [/^Account/, 'K-1'],
      [/^User/, 'nora lindt'],
    ]);
    await acceptAndSend();
    expect(await screen.findByText('Sagitta user must not contain spaces.')).toBeInTheDocument();
    expect(screen.getByText('Please enter Sagitta password.')).toBeInTheDocument();
    fill([
      [/^User/, 'nora'],
      [/^Sagitta password/, 'quiet-Pond-8'],
      [/^Online code/, '77'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(address()).toBe('/registration-success'));
    const { body } = server.callsOf(SYSTEM)[0]!;
    expect(body).toMatchObject({
      managementSystem: 'Vertafore Sagitta',
      sagittaServerUrl: 'sagitta.keystone',
      sagittaUsername: 'nora',
      sagittaPassword: 'quiet-Pond-8',
      sagittaOnlineCode: '77',
    });
    expect(body).not.toHaveProperty('externalAgencyId');
  });

  it.each(['Novidea', ''])('is no page of the system “%s”', async (amsName) => {
    fakeServer({});
    const { address } = renderApp(`/external-ams-signup?amsName=${amsName}`);
    await waitFor(() => expect(address()).toBe('/page-not-found'));
  });
});

describe('the page behind the link by which a company names its agent [A08]', () => {
  it('founds the agency without another mail, and ends with the agreement of agents', async () => {
    const server = fakeServer({
      [OPEN]: () => INVITED,
      [ACTIVATE]: () => ({ companyName: 'Keystone Brokers', outcome: 'founded' }),
    });
    const { container, address } = renderApp(`/sign-up-agent#${TOKEN}`);
    expect(await screen.findByText(/^Granite Peak names nora@keystone\.example as the address/)).toBeInTheDocument();
    await expectAccessible(container);
    await newAgency();
    fill(FORM);
    await choose('HawkSoft');
    await acceptAndSend();
    expect(await screen.findByRole('heading', { name: 'Activation Successful' })).toBeInTheDocument();
    expect(address()).toBe('/registration-success-agentverify');
    expect(server.callsOf(ACTIVATE)[0]!.body).toMatchObject({ token: TOKEN, managementSystem: 'HawkSoft' });
    await userEvent.click(screen.getByRole('button', { name: 'Read the License Agreement' }));
    expect(await screen.findByRole('dialog', { name: 'License Agreement' })).toBeInTheDocument();
  });

  it('asks to join an agency of the domain, whose primary contact decides', async () => {
    const server = fakeServer({
      [OPEN]: () => ({ ...INVITED, agencies: [AGENCY] }),
      [JOIN_BY_LINK]: () => ({ companyName: 'Keystone Brokers', outcome: 'pendingApproval' }),
    });
    renderApp(`/sign-up-agent#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Join Keystone Brokers' }));
    await screen.findByLabelText(/First name/);
    expect(screen.queryByLabelText(/Agency Name/)).toBeNull();
    fill(PERSON);
    await acceptAndSend();
    expect(await screen.findByRole('heading', { name: 'Pending Approval' })).toBeInTheDocument();
    expect(server.callsOf(JOIN_BY_LINK)[0]!.body).toMatchObject({ token: TOKEN, companyId: AGENCY.id });
  });

  it('says so where the address has an account, and where the link is over', async () => {
    fakeServer({ [OPEN]: () => ({ ...INVITED, hasAccount: true }) });
    const { unmount } = renderApp(`/sign-up-agent#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'You have an account already' })).toBeInTheDocument();
    unmount();
    fakeServer({ [OPEN]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp(`/sign-up-agent#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
  });
});
