import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const VERIFY = 'POST user/verification-user/email';
const RESEND = 'POST user/verification-user/resend';
const SENT = 'If someone signed up with this address, another mail is on its way. Check Spam as well.';

describe('the page behind the link that verifies an address [A09]', () => {
  it('verifies by its button and not by being opened, and leads to the log-in', async () => {
    const server = fakeServer({ [VERIFY]: () => ({ companyName: 'Granite Works', outcome: 'founded' }) });
    const { container, address } = renderApp(`/verify-user#${TOKEN}`);
    const button = await screen.findByRole('button', { name: 'Verify my email' });
    expect(server.callsOf(VERIFY)).toEqual([]);
    await expectAccessible(container);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/verify-user-success'));
    expect(server.callsOf(VERIFY)[0]!.body).toEqual({ token: TOKEN });
    expect(await screen.findByText('Your email is verified, and Granite Works is registered.')).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it.each([
    ['pendingApproval', 'Pending Approval'],
    ['active', 'Sign Up Successful'],
  ])('leads who joins a company to the outcome %s', async (outcome, title) => {
    fakeServer({ [VERIFY]: () => ({ companyName: 'Granite Works', outcome }) });
    renderApp(`/verify-user#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('says so where the link is over or was used, and has the mail sent again', async () => {
    const server = fakeServer({
      [VERIFY]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid'),
      [RESEND]: () => ({ message: SENT }),
    });
    const { container } = renderApp(`/verify-user#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument();
    expect(server.callsOf(RESEND)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Email/), 'nora@granite.example{Enter}');
    expect(await screen.findByText(SENT)).toHaveAttribute('role', 'status');
    expect(server.callsOf(RESEND)[0]!.body).toEqual({ email: 'nora@granite.example' });
    await expectAccessible(container);
  });

  it('can be tried again where the server was not reached', async () => {
    fakeServer({ [VERIFY]: () => refuse(503, 'SERVER.BUSY', 'Please try again.') });
    renderApp(`/verify-user#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(screen.getByRole('button', { name: 'Verify my email' })).toBeEnabled();
  });

  it('moves the token of such a link out of the path', async () => {
    fakeServer({});
    const { router } = renderApp(`/verify-user/${TOKEN}`);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/verify-user', hash: `#${TOKEN}` }));
  });

  it('is offered by the log-in to a person whose address is not verified', async () => {
    const server = fakeServer({
      'POST authenticate': () => refuse(401, 'AUTH.EMAIL_NOT_VERIFIED', 'Please verify your email first.'),
      [RESEND]: () => ({ message: SENT }),
    });
    const { address } = renderApp('/login');
    await userEvent.type(await screen.findByLabelText(/Email/), 'nora@granite.example');
    await userEvent.type(screen.getByLabelText(/Password/), 'Trombone&Kettle7{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'Send the email again' }));
    await waitFor(() => expect(address()).toBe('/verify-user'));
    expect(await screen.findByLabelText(/Email/)).toHaveValue('nora@granite.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(server.callsOf(RESEND)[0]!.body).toEqual({ email: 'nora@granite.example' });
  });
});
