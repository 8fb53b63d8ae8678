import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { renderApp, USER, userDetails } from '#testing/render-app.tsx';

const RECORD = { ...USER, role: 'Requestor', roles: ['Requestor', 'Insured'], jwt: 'fresh' };
const TOKEN = 'A'.repeat(43);
const serve = () =>
  fakeServer({
    'POST authenticate': () => RECORD,
    'POST logout': () => ({ message: '' }),
    'POST user/resetpassword': () => ({ message: '' }),
    'GET user/userdetails': () => userDetails(['requester', 'insured']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  });

describe('the log-in and sign-up of a partner [A04]', () => {
  it.each([
    ['grms', 'GRMS', 'Log in', 'Proof of insurance for suppliers of GRMS clients.'],
    ['corrigo', 'Corrigo', 'Log in', 'Proof of insurance for service providers in Corrigo.'],
    ['SSO', 'Single sign-on', 'SSO Log in', 'Log in at your company, and go on in Covertrail.'],
    ['GRMS', 'GRMS', 'Log in', 'Proof of insurance for suppliers of GRMS clients.'],
  ])('of %s says whose it is', async (name, called, title, tagline) => {
    serve();
    const { container } = renderApp(`/login/${name}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: `Covertrail for ${called}` })).toHaveTextContent(tagline);
    expect(screen.queryByText(/Digitally verify and continuously monitor/)).toBeNull();
    await expectAccessible(container);
  });

  it.each([
    ['/login/nobody', '/login'],
    ['/login/constructor', '/login'],
    ['/login/%3Cb%3E', '/login'],
    ['/sign-up/nobody', '/sign-up'],
    ['/sign-up-agent/new/nobody', '/sign-up-agent/new'],
  ])('of a name that is none, %s, is the own one of the product, also after another one', async (path, own) => {
    sessionStorage.setItem('covertrail.partner', 'grms');
    serve();
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe(own));
    expect(await screen.findByText(/Digitally verify and continuously monitor/)).toBeInTheDocument();
  });

  it('lasts through a forgotten password and back', async () => {
    const server = serve();
    const { address } = renderApp('/login/corrigo');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
    expect(await screen.findByRole('region', { name: 'Covertrail for Corrigo' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Email/), 'dana@meridian.example{Enter}');
    await waitFor(() => expect(address()).toBe('/forgot-password-success'));
    expect(server.callsOf('POST user/resetpassword')[0]!.body).toEqual({
      email: 'dana@meridian.example',
      partner: 'corrigo',
    });
    expect(await screen.findByRole('region', { name: 'Covertrail for Corrigo' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    await waitFor(() => expect(address()).toBe('/login/corrigo'));
  });

  it.each([
    ['grms', 'GRMS'],
    ['SSO', 'Single sign-on'],
  ])('lasts through the sign-up of %s and back', async (name, called) => {
    serve();
    const { address } = renderApp(`/sign-up/${name}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: `Covertrail for ${called}` })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe(`/login/${name}`));
  });

  it('is of the sign-up of an agent too, from the log-in and back', async () => {
    serve();
    const { address } = renderApp('/login/grms');
    await userEvent.click(await screen.findByRole('button', { name: 'Agent' }));
    await waitFor(() => expect(address()).toBe('/sign-up-agent/new/grms'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up as an agent' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Covertrail for GRMS' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe('/login/grms'));
  });

  it.each([
    [`/verify-user?partner=grms#${TOKEN}`, '/verify-user'],
    [`/reset-password?partner=GRMS#${TOKEN}`, '/reset-password'],
    [`/sign-up-agent/${TOKEN}/grms`, '/sign-up-agent'],
  ])('is of the page behind the link of a mail, in another tab: %s', async (path, page) => {
    serve();
    const { address, router } = renderApp(path);
    await waitFor(() => expect(address()).toBe(page));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Covertrail for GRMS' })).toBeInTheDocument());
    await act(() => router.navigate('/login'));
    await waitFor(() => expect(address()).toBe('/login/grms'));
  });

  it('leads to its sign-up, lands as any log-in, and is there after the log-out', async () => {
    serve();
    const { address } = renderApp('/login/grms');
    await userEvent.click(await screen.findByRole('button', { name: 'User' }));
    await waitFor(() => expect(address()).toBe('/sign-up/grms'));
    await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
    await userEvent.type(await screen.findByLabelText(/Email/), 'dana@meridian.example');
    await userEvent.type(screen.getByLabelText(/Password/), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
    await userEvent.click(await screen.findByText(/log out/i));
    await waitFor(() => expect(address()).toBe('/login/grms'));
  });

  it.each(['grms', 'SSO'])('of %s is left for the own one of the product by a link', async (name) => {
    serve();
    const { address } = renderApp(`/login/${name}`);
    await screen.findByRole('region', { name: /^Covertrail for/ });
    await userEvent.click(screen.getAllByRole('link', { name: 'Log in via Covertrail' })[0]!);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText(/Digitally verify and continuously monitor/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  });
});
