import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionToken } from '#shared/api/session-token';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { renderApp, USER, userDetails } from '#testing/render-app.tsx';

const RECORD = { ...USER, role: 'Requestor', roles: ['Requestor'], jwt: 'fresh' };
const CHALLENGE = 'C'.repeat(43);
const CODE = 'POST authenticate/code';
const TITLE = 'Enter the code of your app';
const CODES = ['2222-3333-4444-5555', '3333-4444-5555-6666'];
const OFFER = { secret: '2345234523452345', address: 'https://app.example/?secret=2345234523452345' };

const serve = (more: Parameters<typeof fakeServer>[0]) =>
  fakeServer({
    'POST authenticate': () => ({ asks: 'code', challenge: CHALLENGE }),
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    ...more,
  });

async function logIn() {
  sessionStorage.clear();
  const app = renderApp('/login');
  await userEvent.type(await screen.findByLabelText(/Email/), 'dana@meridian.example');
  await userEvent.type(screen.getByLabelText(/Password/), 'secret{Enter}');
  return app;
}

describe('a code besides the password [A17]', () => {
  it('is asked for by keyboard, may be pasted with spaces, and opens the session', async () => {
    const server = serve({ [CODE]: () => RECORD });
    const { address } = await logIn();
    const dialog = await focusedDialog(TITLE);
    const field = within(dialog).getByLabelText(/Code/);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(dialog);
    expect(sessionToken.read()).toBeNull();
    await userEvent.paste(' 123 456 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf(CODE)[0]!.body).toEqual({ challenge: CHALLENGE, code: '123 456' });
    expect(sessionToken.read()).toBe('fresh');
  });

  it('stays asked for where it is wrong, with what the server says, and goes on to the choice of a company', async () => {
    const replies = [
      () => refuse(422, 'SECOND_FACTOR.WRONG_CODE', 'This code is not right.'),
      () => ({ asks: 'company', multiemailUser: true, challenge: 'next', companies: [] }),
    ];
    const server = serve({ [CODE]: () => replies[server.callsOf(CODE).length - 1]!() });
    await logIn();
    const dialog = within(await focusedDialog(TITLE));
    await userEvent.type(dialog.getByLabelText(/Code/), '12345{Enter}');
    expect(await dialog.findByText('Please enter the 6 digits of your app, or a recovery code.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/Code/), '6{Enter}');
    expect(await dialog.findByText('This code is not right.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Code/)).toHaveValue('123456');
    expect(screen.queryByText('Session Timeout')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Select Company' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  });

  it('is left for the password again', async () => {
    serve({});
    await logIn();
    const dialog = within(await focusedDialog(TITLE));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });
});

describe('an app that a company requires [A18]', () => {
  it('is set up before the session begins, and its recovery codes are shown first', async () => {
    const server = serve({
      'POST authenticate': () => ({ asks: 'enrollment', challenge: CHALLENGE, requiredBy: ['Meridian'] }),
      'POST authenticate/enroll/offer': () => OFFER,
      'POST authenticate/enroll': () => ({ recoveryCodes: CODES, next: RECORD }),
    });
    const { address } = await logIn();
    const begin = within(await focusedDialog('Set up an authenticator app'));
    expect(begin.getByText(/^Meridian requires a code of an authenticator app/)).toBeInTheDocument();
    await userEvent.click(begin.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('2345 2345 2345 2345')).toBeInTheDocument();
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.type(screen.getByLabelText(/Code/), '123456{Enter}');
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(sessionToken.read()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them, log in' }));
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf('POST authenticate/enroll')[0]!.body).toEqual({ challenge: CHALLENGE, code: '123456' });
  });
});
