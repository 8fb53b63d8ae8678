import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionToken } from '#shared/api/session-token';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const NEW = 'Trombone&Kettle7';
const FORGET = 'POST user/resetpassword';
const OPEN = 'POST user/resetpassword/link';
const CHOOSE = 'POST user/resetpassword/new';
const opened = { [OPEN]: () => ({ email: 'dana@meridian.example' }) };

describe('a forgotten password [A10]', () => {
  it('is asked for from the log-in by its address, and the page says what happens next', async () => {
    const server = fakeServer({ [FORGET]: () => ({ message: '' }) });
    const { container, address } = renderApp('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
    expect(server.callsOf(FORGET)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Email/), ' dana@meridian.example{Enter}');
    await waitFor(() => expect(address()).toBe('/forgot-password-success'));
    expect(await screen.findByText('Success! Password reset link has been sent.')).toHaveAttribute('role', 'status');
    expect(server.callsOf(FORGET)[0]!.body).toEqual({ email: 'dana@meridian.example' });
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('shows what the server says', async () => {
    fakeServer({ [FORGET]: () => refuse(429, 'LOOK_UP.TOO_MANY', 'Please wait a minute.') });
    renderApp('/forgot-password');
    await userEvent.type(await screen.findByLabelText(/Email/), 'dana@meridian.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
  });
});

describe('the page behind the link of a mail [A10]', () => {
  it('takes a new password twice, by the rule, and leads to the log-in', async () => {
    const server = fakeServer({ ...opened, [CHOOSE]: () => ({ message: '' }) });
    const { container, address } = renderApp(`/reset-password#${TOKEN}`);
    expect(await screen.findByDisplayValue('dana@meridian.example')).toHaveAttribute('readonly');
    await userEvent.type(screen.getByLabelText(/^Password/), 'short');
    await userEvent.type(screen.getByLabelText(/Confirm Password/), 'other{Enter}');
    expect(await screen.findByText('Password is not matching the criteria')).toBeInTheDocument();
    expect(screen.getByText('Password does not match')).toBeInTheDocument();
    expect(server.callsOf(CHOOSE)).toEqual([]);
    await expectAccessible(container);
    for (const label of [/^Password/, /Confirm Password/]) {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), NEW);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(address()).toBe('/reset-password-success'));
    expect(
      await screen.findByText(
        'Your password has been successfully changed. Please try to log in again with your new password.',
      ),
    ).toBeInTheDocument();
    expect(server.callsOf(CHOOSE)[0]!.body).toEqual({ resetToken: TOKEN, password: NEW, confirmPassword: NEW });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('says so where the link is over, and offers another', async () => {
    fakeServer({ [OPEN]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    const { container, address } = renderApp(`/reset-password#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
  });

  it('says so where the link was used since it was opened', async () => {
    fakeServer({ ...opened, [CHOOSE]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp(`/reset-password#${TOKEN}`);
    await userEvent.type(await screen.findByLabelText(/^Password/), NEW);
    await userEvent.type(screen.getByLabelText(/Confirm Password/), `${NEW}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeInTheDocument();
  });

  it('keeps what was typed where the server refuses the password', async () => {
    fakeServer({
      ...opened,
      [CHOOSE]: () => refuse(400, 'PASSWORD.COMMON', 'This password is too common. Please choose another one.'),
    });
    renderApp(`/reset-password#${TOKEN}`);
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Password1!');
    await userEvent.type(screen.getByLabelText(/Confirm Password/), 'Password1!{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This password is too common.');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Password1!');
  });

  it('says at the field that a password was used before', async () => {
    const text = 'This is one of your last 5 passwords. Please choose another one.';
    fakeServer({ ...opened, [CHOOSE]: () => refuse(400, 'PASSWORD.REPEATED', text, { password: text }) });
    renderApp(`/reset-password#${TOKEN}`);
    await userEvent.type(await screen.findByLabelText(/^Password/), NEW);
    await userEvent.type(screen.getByLabelText(/Confirm Password/), `${NEW}{Enter}`);
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(text));
  });

  it('moves a token out of the path', async () => {
    const server = fakeServer(opened);
    const { router } = renderApp(`/reset-password/${TOKEN}`);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/reset-password', hash: `#${TOKEN}` }),
    );
    await screen.findByDisplayValue('dana@meridian.example');
    expect(server.callsOf(OPEN).map(({ body }) => body)).toEqual([{ resetToken: TOKEN }]);
  });

  it('logs out who is logged in here, and stays', async () => {
    rememberSession('requester');
    const server = fakeServer({
      ...opened,
      'GET user/userdetails': () => userDetails(['requester']),
      'POST logout': () => ({ message: '' }),
    });
    const { address } = renderApp(`/reset-password#${TOKEN}`);
    await waitFor(() => expect(server.callsOf('POST logout')).toHaveLength(1));
    await waitFor(() => expect(sessionToken.read()).toBeNull());
    expect(await screen.findByLabelText(/Confirm Password/)).toBeInTheDocument();
    expect(address()).toContain('/reset-password');
  });
});
