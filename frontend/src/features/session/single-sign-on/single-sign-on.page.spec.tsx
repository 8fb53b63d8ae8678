import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionToken } from '#shared/api/session-token';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const START = 'POST sso/start';
const EXCHANGE = 'POST token/authenticate';
const LINK = 'POST sso/link';
const RECORD = { ...USER, role: 'Requestor', roles: ['Requestor'], jwt: 'fresh' };
const QUIET = {
  'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  'GET user/userdetails': () => userDetails(['requester']),
};
const BACK = '/sso-redirect#code=c&state=s';

const at = ({ state }: ReturnType<typeof renderApp>['router']): string =>
  `${state.location.pathname}${state.location.search}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the entry to single sign-on [A05]', () => {
  it('is where an unknown address leads, with both ways to log in', async () => {
    fakeServer({});
    const { container, address } = renderApp('/nothing/here');
    await waitFor(() => expect(address()).toBe('/sso'));
    expect(await screen.findByRole('button', { name: 'SSO Log in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in via Covertrail' })).toHaveAttribute('href', '/login');
    await expectAccessible(container);
  });

  it('is offered by the log-in', async () => {
    fakeServer({});
    const { address } = renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'SSO Log in' }));
    await waitFor(() => expect(address()).toBe('/sso'));
  });

  it('checks the email, and ends on the error page where no provider is known', async () => {
    const server = fakeServer({ [START]: () => refuse(404, 'SSO.RESULT_5E', 'x') });
    const { router } = renderApp('/sso');
    await userEvent.type(await screen.findByLabelText(/Email/), 'dana{Enter}');
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
    expect(server.callsOf(START)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Email/), '@meridian.example{Enter}');
    await waitFor(() => expect(at(router)).toBe('/sso-error?resultCode=5E'));
    expect(server.callsOf(START)[0]!.body).toEqual({ emailId: 'dana@meridian.example' });
  });

  it('leads on at once for an agency management system, and sends what its address says', async () => {
    const server = fakeServer({ [START]: () => refuse(400, 'SSO.RESULT_3CA', 'x') });
    const { router } = renderApp('/sso?amsName=HawkSoft&requestorId=7&callbackURL=https%3A%2F%2Fx.example&other=1');
    await waitFor(() => expect(at(router)).toBe('/sso-error?resultCode=3CA'));
    const body = { amsName: 'HawkSoft', requestorId: '7', callbackURL: 'https://x.example' };
    expect(server.callsOf(START)[0]!.body).toEqual(body);
  });

  it('leads who is logged in to the supplier that it names', async () => {
    rememberSession('requester');
    fakeServer(QUIET);
    const { router } = renderApp('/sso?userDashboard=1&companyName=Granite+Peak');
    await waitFor(() => expect(at(router)).toBe('/app/suppliers?keyword=Granite+Peak'));
  });
});

describe('an agent who comes from an entry [A03]', () => {
  it('is led to the clients with the policy that it names', async () => {
    rememberSession('agent');
    fakeServer({
      ...QUIET,
      'GET user/userdetails': () => userDetails(['agent']),
      'GET agent/client': () => ({ rows: [], total: 0 }),
      'GET agent/appointment': () => [],
    });
    const { router } = renderApp('/sso?companyName=Granite+Peak&policyNumber=GL-88120');
    await waitFor(() => expect(at(router)).toBe('/app/agent-clients?keyword=Granite+Peak&policyNumber=GL-88120'));
  });
});

describe('the return from a provider [A05]', () => {
  it('logs in, and leaves nothing of the answer in the address', async () => {
    const server = fakeServer({ ...QUIET, [EXCHANGE]: () => RECORD });
    const { address } = renderApp(BACK);
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf(EXCHANGE).map(({ body }) => body)).toEqual([{ token: 'code=c&state=s' }]);
    expect(sessionToken.read()).toBe('fresh');
  });

  it('lands where the entry said', async () => {
    sessionStorage.setItem('covertrail.sign-on', 'userDashboard=1&companyName=Granite+Peak');
    fakeServer({ ...QUIET, [EXCHANGE]: () => RECORD });
    const { router } = renderApp(BACK);
    await waitFor(() => expect(at(router)).toBe('/app/suppliers?keyword=Granite+Peak'));
  });

  it('asks a person of several companies for one, as after a password', async () => {
    const company = { id: USER.companyId, name: 'Meridian Builders', address1: '1 Main Street', address2: '' };
    const companies = [{ ...company, city: 'Denver', state: 'CO', postCode: '80202' }];
    const server = fakeServer({
      ...QUIET,
      [EXCHANGE]: () => ({ asks: 'company', multiemailUser: true, challenge: 'proof', companies }),
      'POST authenticate/company': () => RECORD,
    });
    const { address } = renderApp(BACK);
    const dialog = await screen.findByRole('dialog', { name: 'Select Company' });
    expect(sessionToken.read()).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Meridian/ }));
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    const body = { challenge: 'proof', companyId: USER.companyId };
    expect(server.callsOf('POST authenticate/company')[0]!.body).toEqual(body);
  });

  it('logs out who is logged in here first: it may be another person', async () => {
    rememberSession('requester');
    const server = fakeServer({ ...QUIET, 'POST logout': () => ({ message: '' }), [EXCHANGE]: () => RECORD });
    const { address } = renderApp(BACK);
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(['logout', 'token/authenticate']));
    expect(sessionToken.read()).toBe('fresh');
  });

  it('ends on the error page with the result code of the server', async () => {
    fakeServer({ [EXCHANGE]: () => refuse(400, 'SSO.RESULT_2B', 'x') });
    const { router } = renderApp(BACK);
    await waitFor(() => expect(at(router)).toBe('/sso-error?resultCode=2B'));
  });
});

describe('the error page of single sign-on [A05]', () => {
  it.each([
    ['1A', 'Invalid request.'],
    ['2B', 'The identity provider token is missing.'],
    ['3C', 'Mandatory AMS fields are missing: agent email and AMS name.'],
    ['3CA', 'A mandatory AMS field is missing: agent email.'],
    ['3CB', 'A mandatory AMS field is missing: AMS name.'],
    ['4D', 'The agent email has a wrong format.'],
    ['5E', 'The AMS is not configured for SSO.'],
    ['6F', 'A verification email will be sent, one-time.'],
    ['7G', 'There is no email in your directory profile.'],
    ['8H', 'A technical error occurred.'],
    ['XX', 'A technical error occurred.'],
  ])('says for %s what it means and what to do', async (code, meaning) => {
    const { container } = renderApp(`/sso-error?resultCode=${code}`);
    const heading = 'SSO Request encountered error, please try again';
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByText(meaning)).toBeInTheDocument();
    const advice = code === '6F' ? /Open it in this browser/ : /contact your IT support/;
    expect(screen.getByText(advice)).toBeInTheDocument();
    if (code === '6F') await expectAccessible(container);
  });
});

describe('the page behind the mail about a sign-on [A05]', () => {
  const TOKEN = 'A'.repeat(43);

  it('links by a click, and leads to the sign-on', async () => {
    const server = fakeServer({ [LINK]: () => ({ message: 'It is linked.' }) });
    const { container, address } = renderApp(`/sso-link#${TOKEN}`);
    await screen.findByRole('button', { name: 'Link my sign-on' });
    expect(server.callsOf(LINK)).toEqual([]);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Link my sign-on' }));
    expect(await screen.findByText('It is linked.')).toBeInTheDocument();
    expect(server.callsOf(LINK)[0]!.body).toEqual({ linkToken: TOKEN });
    await userEvent.click(screen.getByRole('button', { name: 'SSO Log in' }));
    await waitFor(() => expect(address()).toBe('/sso'));
  });

  it('says so where the link is over', async () => {
    fakeServer({ [LINK]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp(`/sso-link#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Link my sign-on' }));
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
  });
});
