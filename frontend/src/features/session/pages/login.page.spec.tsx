import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionToken } from '#shared/api/session-token';
import { refetchAsked } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const RECORD = { ...USER, role: 'Requestor', roles: ['Requestor', 'Insured'], jwt: 'fresh' };
const ACCOUNTS = [
  {
    email: 'dana@meridian.example',
    password: 'demo',
    name: 'Dana Okafor',
    role: 'Requester',
    company: 'Meridian Builders',
  },
];

const serve = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'POST authenticate': () => RECORD,
    'GET user/userdetails': () => userDetails(['requester', 'insured']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    ...more,
  });

const OPEN_REQUESTS = `GET agent/openrequest/count/${USER.companyId}`;
const SUPPLIER_CHECK = `GET requestor/supplierdatacheck/${USER.companyId}`;

async function logIn(email = ' dana@meridian.example ', password = 'secret') {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Email/), email);
  await user.type(screen.getByLabelText(/Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return user;
}

describe('log-in [A01]', () => {
  it('asks for both fields in the words of the specification, and sends nothing', async () => {
    const server = serve();
    const { container } = renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Please enter the E-mail.')).toBeInTheDocument();
    expect(screen.getByText('Please enter password.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Email/)).toBeInvalid();
    expect(server.callsOf('POST authenticate')).toEqual([]);
    await expectAccessible(container);
  });

  it('does not take blanks for an answer', async () => {
    const server = serve();
    renderApp('/login');
    await logIn('   ', '   ');
    expect(await screen.findByText('Please enter password.')).toBeInTheDocument();
    expect(server.callsOf('POST authenticate')).toEqual([]);
  });

  it('shows what the server says, and the session does not end for it', async () => {
    serve({ 'POST authenticate': () => refuse(401, 'AUTH.WRONG_CREDENTIALS', 'The email or password is incorrect.') });
    renderApp('/login');
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The email or password is incorrect.');
    expect(screen.queryByText('Session Timeout')).toBeNull();
  });

  it.each([
    ['suppliers are there', {}, '/app/dashboard'],
    ['requests are open', { [OPEN_REQUESTS]: () => ({ openRequestCount: 2 }) }, '/app/pending-requests'],
    ['there are no suppliers yet', { [SUPPLIER_CHECK]: () => ({ hasShares: false }) }, '/app/suppliers'],
    [
      'it is an agent',
      {
        'POST authenticate': () => ({ ...RECORD, role: 'Agent', roles: ['Agent'] }),
        [OPEN_REQUESTS]: () => ({ openRequestCount: 2 }),
      },
      '/app/agent-clients',
    ],
  ])('lands by role: when %s', async (_when, answers, landing) => {
    const server = serve(answers);
    const { address } = renderApp('/login');
    await logIn();
    await waitFor(() => expect(address()).toBe(landing));
    expect(server.callsOf('POST authenticate')[0]!.body).toEqual({
      email: 'dana@meridian.example',
      password: 'secret',
    });
    expect(sessionToken.read()).toBe('fresh');
  });

  it('returns to the page that asked for it', async () => {
    serve();
    const { address } = renderApp('/app/notifications');
    await logIn();
    await waitFor(() => expect(address()).toBe('/app/notifications'));
    expect(await screen.findByRole('heading', { name: 'All notifications' })).toBeInTheDocument();
  });

  it('lists the accounts of a demo; one click logs in', async () => {
    const server = serve({ 'GET demo/accounts': () => ACCOUNTS });
    const { address } = renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: /Dana Okafor/ }));
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf('POST authenticate')[0]!.body).toEqual({ email: 'dana@meridian.example', password: 'demo' });
  });

  it('lists nobody where there is no demo', async () => {
    const server = serve();
    renderApp('/login');
    await waitFor(() => expect(server.callsOf('GET demo/accounts')).toHaveLength(1));
    expect(screen.queryByText('Explore the demo as')).toBeNull();
  });
});

describe('a captcha on demand [A01]', () => {
  const given = (count: number) => ({
    captchaId: String(count).padStart(43, 'c'),
    picture: 'data:image/png;base64,',
    question: `Question ${count}.`,
  });
  const captchaRefused = (code: string, message: string) => refuse(422, code, message, { captcha: message });
  const serveCaptchas = (answers: readonly unknown[]) => {
    let [count, attempt] = [0, 0];
    return serve({
      'GET captcha': () => given((count += 1)),
      'POST authenticate': () => answers[(attempt += 1) - 1],
    });
  };
  const MISSING = captchaRefused('AUTH.CAPTCHA_ASKED', 'Please enter captcha.');
  const WRONG = captchaRefused('AUTH.CAPTCHA_WRONG', 'Enter valid captcha');

  it('is shown once the server asks for one, with a question in words, and the keyboard goes on there', async () => {
    const server = serveCaptchas([MISSING, RECORD]);
    const { container, address } = renderApp('/login');
    const user = await logIn();
    expect(await screen.findByRole('img', { name: 'Five letters and digits to read' })).toBeInTheDocument();
    const field = screen.getByLabelText(/Captcha/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Please enter captcha\..*in place of the picture\. Question 1\./);
    await expectAccessible(container);
    await user.keyboard('x7kp2{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf('POST authenticate').map(({ body }) => body)).toEqual([
      { email: 'dana@meridian.example', password: 'secret' },
      { email: 'dana@meridian.example', password: 'secret', captcha: 'x7kp2', captchaId: given(1).captchaId },
    ]);
  });

  it('must be answered, and is another one after each answer', async () => {
    const server = serveCaptchas([
      MISSING,
      WRONG,
      refuse(401, 'AUTH.WRONG_CREDENTIALS', 'The email or password is incorrect.'),
      RECORD,
    ]);
    const { address } = renderApp('/login');
    const user = await logIn();
    await screen.findByText(/Question 1\./);
    await user.type(screen.getByLabelText(/Captcha/), 'wrong{Enter}');
    await screen.findByText(/Question 2\./);
    expect(screen.getByLabelText(/Captcha/)).toHaveValue('');
    expect(screen.getByLabelText(/Captcha/)).toHaveAccessibleDescription(/Enter valid captcha/);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(server.callsOf('POST authenticate')).toHaveLength(2);
    expect(screen.getByLabelText(/Captcha/)).toHaveAccessibleDescription(/Please enter captcha/);
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await screen.findByText(/Question 3\./);
    await user.type(screen.getByLabelText(/Captcha/), '12345{Enter}');
    await screen.findByText(/Question 4\./);
    expect(screen.getByText('The email or password is incorrect.')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Captcha/), '54321{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf('POST authenticate').map(({ body }) => (body as { captchaId?: string }).captchaId)).toEqual(
      [undefined, 1, 3, 4].map((number) => number && given(number).captchaId),
    );
    expect(server.callsOf('GET captcha').map(({ query }) => query.toString())).toEqual([
      '',
      ...[1, 2, 3].map((number) => `refreshCaptcha=${given(number).captchaId}`),
    ]);
  });

  it('says so where it cannot be loaded, and tries again', async () => {
    let isDown = true;
    serve({
      'GET captcha': () => (isDown ? refuse(503, 'HTTP.UNAVAILABLE', 'Please try again soon.') : given(1)),
      'POST authenticate': () => MISSING,
    });
    renderApp('/login');
    const user = await logIn();
    const banner = await screen.findByText('Please try again soon.');
    isDown = false;
    await user.click(within(banner.closest('[role=alert]')!).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Question 1\./)).toBeInTheDocument();
  });
});

describe('an expired password', () => {
  it('asks for a captcha, too, once the server does', async () => {
    let updates = 0;
    const server = serve({
      'GET captcha': () => ({ captchaId: 'c'.repeat(43), picture: 'data:image/png;base64,', question: 'One, two.' }),
      'POST authenticate': () => refuse(401, 'AUTH.PASSWORD_EXPIRED', 'Password Expired'),
      'PUT user/updatepassword': () =>
        (updates += 1) === 1
          ? refuse(422, 'AUTH.CAPTCHA_ASKED', 'Please enter captcha.', { captcha: 'Please enter captcha.' })
          : {},
    });
    renderApp('/login');
    const user = await logIn();
    const dialog = await screen.findByRole('dialog', { name: 'Please update your password' });
    await user.type(within(dialog).getByLabelText(/Current password/), 'secret');
    await user.type(within(dialog).getByLabelText(/New Password/), 'Str0ng!pass');
    await user.type(within(dialog).getByLabelText(/Confirm Password/), 'Str0ng!pass');
    await user.click(within(dialog).getByRole('button', { name: 'Update password' }));
    await user.type(await within(dialog).findByLabelText(/Captcha/), '12');
    await user.click(within(dialog).getByRole('button', { name: 'Update password' }));
    expect(await screen.findByText(/Your password has been successfully changed/)).toBeInTheDocument();
    expect(server.callsOf('PUT user/updatepassword').map(({ body }) => body)).toEqual([
      expect.not.objectContaining({ captcha: expect.anything() as unknown }),
      expect.objectContaining({ captcha: '12', captchaId: 'c'.repeat(43) }),
    ]);
  });

  it('is updated in a modal, and the person logs in again', async () => {
    const server = serve({
      'POST authenticate': () => refuse(401, 'AUTH.PASSWORD_EXPIRED', 'Password Expired'),
      'PUT user/updatepassword': () => ({}),
    });
    renderApp('/login');
    const user = await logIn();
    const dialog = await screen.findByRole('dialog', { name: 'Please update your password' });
    await user.type(within(dialog).getByLabelText(/Current password/), 'secret');
    await user.type(within(dialog).getByLabelText(/New Password/), 'weak');
    await user.type(within(dialog).getByLabelText(/Confirm Password/), 'other');
    await user.click(within(dialog).getByRole('button', { name: 'Update password' }));
    expect(await within(dialog).findByText('Password is not matching the criteria')).toBeInTheDocument();
    expect(within(dialog).getByText('Password does not match')).toBeInTheDocument();
    await user.clear(within(dialog).getByLabelText(/New Password/));
    await user.type(within(dialog).getByLabelText(/New Password/), 'Str0ng!pass');
    await user.clear(within(dialog).getByLabelText(/Confirm Password/));
    await user.type(within(dialog).getByLabelText(/Confirm Password/), 'Str0ng!pass');
    await user.click(within(dialog).getByRole('button', { name: 'Update password' }));
    expect(await screen.findByText(/Your password has been successfully changed/)).toBeInTheDocument();
    expect(server.callsOf('PUT user/updatepassword')[0]!.body).toEqual({
      email: 'dana@meridian.example',
      oldPassword: 'secret',
      password: 'Str0ng!pass',
      confirmPassword: 'Str0ng!pass',
    });
  });

  it('says at the field that the new one was used before', async () => {
    const text = 'This is one of your last 5 passwords. Please choose another one.';
    serve({
      'POST authenticate': () => refuse(401, 'AUTH.PASSWORD_EXPIRED', 'Password Expired'),
      'PUT user/updatepassword': () => refuse(400, 'PASSWORD.REPEATED', text, { password: text }),
    });
    renderApp('/login');
    const user = await logIn();
    const dialog = within(await screen.findByRole('dialog', { name: 'Please update your password' }));
    await user.type(dialog.getByLabelText(/Current password/), 'secret');
    await user.type(dialog.getByLabelText(/New Password/), 'Str0ng!pass');
    await user.type(dialog.getByLabelText(/Confirm Password/), 'Str0ng!pass');
    await user.click(dialog.getByRole('button', { name: 'Update password' }));
    await waitFor(() => expect(dialog.getByLabelText(/New Password/)).toHaveAccessibleDescription(text));
  });
});

describe('a session', () => {
  it('is taken up after a reload, and checked', async () => {
    rememberSession('requester', 'insured');
    const server = serve();
    renderApp('/app/notifications');
    expect(await screen.findByRole('heading', { name: 'All notifications' })).toBeInTheDocument();
    expect(server.callsOf('GET user/userdetails')[0]!.headers).toMatchObject({ Authorization: 'Bearer token-1' });
  });

  it('that the server ended blocks the page until the person logs in again', async () => {
    rememberSession('requester');
    const server = serve();
    const { address, store } = renderApp('/app/notifications');
    await screen.findByRole('heading', { name: 'All notifications' });
    server.answers['GET notifications'] = () => refuse(401, 'AUTH.TOKEN_INVALID', 'Token is invalid');
    act(() => {
      store.dispatch(refetchAsked({}));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Session Timeout' });
    expect(dialog).toHaveTextContent('Your session got terminated, Please login again to continue.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Login Again' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionToken.read()).toBeNull();
  });

  it('ends with log-out: nothing of it stays', async () => {
    rememberSession('requester');
    const server = serve({ 'POST logout': () => ({ message: 'You have been logged out successfully' }) });
    const { address, store } = renderApp('/app/notifications');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Profile of Dana Okafor' }));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(server.callsOf('POST logout')).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
    expect(store.getState()).toMatchObject({ session: { status: 'out', user: null }, views: { queries: {} } });
  });
});
