import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const LOOK_UP = 'POST user/lookup';
const SIGN_UP = 'POST user/signup';
const JOIN = 'POST user/signup/join';
const COMPANY = { id: 'c1', name: 'Granite Works', city: 'Denver', state: 'CO' };
const NOTHING = { excludedDomain: false, emailDomainCompanies: [] };
const EMAIL = 'nora@granite.example';
const PASSWORD = 'Trombone&Kettle7';
const COMPLETE = [
  [/First name/, 'Nora'],
  [/Last name/, 'Lindt'],
  [/^Password/, PASSWORD],
  [/Confirm Password/, PASSWORD],
  [/Company Name/, 'Granite Works'],
  [/Address 1/, '900 Champa Street'],
  [/City/, 'Denver'],
  [/State/, 'CO'],
  [/Zip Code/, '80202'],
] as const;

const serve = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({ [LOOK_UP]: () => NOTHING, [SIGN_UP]: () => ({ outcome: 'pendingVerification' }), ...more });
const signUpButton = () => screen.getByRole('button', { name: 'Sign up' });
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function verifyEmail(email = EMAIL) {
  await userEvent.type(await screen.findByLabelText(/Email/), `${email}{Enter}`);
}

async function secondStep() {
  await verifyEmail();
  await userEvent.click(await screen.findByRole('button', { name: 'Create a new company profile' }));
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveFocus());
}

async function acceptTerms() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the License Agreement' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
}

describe('the first step of the sign-up [A07]', () => {
  it('is reached from the log-in by the button User, and asks for an address', async () => {
    const server = serve();
    const { container, address } = renderApp('/login');
    expect(await screen.findByText("Don't have an account? Select a profile below")).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'User' }));
    await waitFor(() => expect(address()).toBe('/sign-up'));
    await userEvent.click(await screen.findByRole('button', { name: 'Verify email' }));
    expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument();
    expect(server.callsOf(LOOK_UP)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Email/), 'nora');
    expect(await screen.findByText('Please enter valid email address.')).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('refuses the address of a public provider at the field, until another one is entered', async () => {
    serve({ [LOOK_UP]: () => ({ excludedDomain: true, emailDomainCompanies: [] }) });
    renderApp('/sign-up');
    await verifyEmail('nora@gmail.com');
    expect(await screen.findByText(/^Please use the email address of your company/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Email/)).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'Create a new company profile' })).toBeNull();
    await userEvent.type(screen.getByLabelText(/Email/), '.example');
    expect(screen.queryByText(/^Please use the email address of your company/)).toBeNull();
  });

  it('shows the companies of the domain, and lets the person ask to join one', async () => {
    const server = serve({
      [LOOK_UP]: () => ({ excludedDomain: false, emailDomainCompanies: [COMPANY] }),
      [JOIN]: () => ({ outcome: 'pendingVerification' }),
    });
    const { container, address } = renderApp('/sign-up');
    await verifyEmail();
    expect(await screen.findByText('Company found with the provided email address.')).toHaveAttribute('role', 'status');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Join Granite Works' }));
    expect(await screen.findByRole('heading', { name: 'Join Granite Works' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/Company Name/)).toBeNull();
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveFocus());
    for (const [label, value] of COMPLETE.slice(0, 4)) fill(label, value);
    expect(signUpButton()).toBeDisabled();
    await acceptTerms();
    await expectAccessible(container);
    await userEvent.click(signUpButton());
    await waitFor(() => expect(address()).toBe('/registration-success'));
    expect(server.callsOf(JOIN)[0]!.body).toEqual({
      firstName: 'Nora',
      lastName: 'Lindt',
      phone: '',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptTerms: '2026-11-28',
      email: EMAIL,
      companyId: 'c1',
    });
  });

  it('finds any other company from three letters on', async () => {
    const server = serve({ 'GET user/signup/companies': () => [COMPANY] });
    renderApp('/sign-up');
    await verifyEmail();
    await userEvent.type(await screen.findByLabelText(/Find your company/), 'Gr');
    expect(screen.getByText('Type at least the first three letters of your Company name')).toBeInTheDocument();
    expect(server.callsOf('GET user/signup/companies')).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Find your company/), 'a');
    await userEvent.click(await screen.findByRole('option', { name: /Granite Works/ }));
    expect(await screen.findByRole('heading', { name: 'Join Granite Works' })).toBeInTheDocument();
  });

  it('shows what the server says about too many tries', async () => {
    serve({ [LOOK_UP]: () => refuse(429, 'LOOK_UP.TOO_MANY', 'Please wait a minute.') });
    renderApp('/sign-up');
    await verifyEmail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
  });
});

describe('the second step of the sign-up [A07]', () => {
  it('opens the button by the terms alone, and names every field that is wrong', async () => {
    const server = serve();
    const { container } = renderApp('/sign-up');
    await secondStep();
    expect(signUpButton()).toBeDisabled();
    fill(/First name/, 'Nora');
    await acceptTerms();
    expect(screen.getByRole('checkbox')).toBeChecked();
    fill(/Confirm Password/, PASSWORD);
    await userEvent.click(signUpButton());
    for (const text of [
      'Please enter your password.',
      'Password does not match',
      'Please enter your Company Name.',
      'Please enter address 1.',
      'Invalid zip code / post code / pin code.',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(signUpButton()).toBeDisabled();
    expect(screen.getByLabelText(/Last name/)).toHaveFocus();
    expect(server.callsOf(SIGN_UP)).toEqual([]);
    await expectAccessible(container);
  });

  it('declines the terms by Cancel', async () => {
    serve();
    const { container } = renderApp('/sign-up');
    await secondStep();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(await screen.findByRole('dialog', { name: 'License Agreement' })).toHaveTextContent('Version of 11/28/2026');
    await expectAccessible(container.ownerDocument.body);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(signUpButton()).toBeDisabled();
  });

  it('counts company name and address, and closes the button over the limit', async () => {
    serve();
    renderApp('/sign-up');
    await secondStep();
    fill(/First name/, 'Nora');
    await acceptTerms();
    fill(/Company Name/, 'W'.repeat(120));
    expect(await screen.findByText('120 / 200')).toBeInTheDocument();
    fill(/Address 1/, 'S'.repeat(50));
    fill(/Address 2/, 'T'.repeat(31));
    expect(
      await screen.findByText('Company name and address together cannot exceed 200 characters.'),
    ).toBeInTheDocument();
    expect(screen.getByText('201 / 200')).toBeInTheDocument();
    expect(signUpButton()).toBeDisabled();
    fill(/Address 2/, 'T'.repeat(30));
    await waitFor(() => expect(signUpButton()).toBeEnabled());
  });

  it('keeps what was filled in while the person goes back and forth', async () => {
    serve();
    renderApp('/sign-up');
    await secondStep();
    fill(/Company Name/, 'Granite Works');
    await userEvent.click(screen.getByRole('button', { name: 'Back to step 1' }));
    await waitFor(() => expect(screen.getByLabelText(/Email/)).toHaveFocus());
    expect(screen.getByLabelText(/Email/)).toHaveValue(EMAIL);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Create a new company profile' }));
    expect(screen.getByLabelText(/Company Name/)).toHaveValue('Granite Works');
  });

  it('sends the form, and the page after it says that the address is to be verified', async () => {
    const server = serve();
    const { container, address } = renderApp('/sign-up');
    await secondStep();
    for (const [label, value] of COMPLETE) fill(label, value);
    fill(/insurance agent/, 'no address');
    await acceptTerms();
    await userEvent.click(signUpButton());
    expect(await screen.findByText('Invalid email format.')).toBeInTheDocument();
    fill(/insurance agent/, 'priya@hollis.example');
    await userEvent.click(signUpButton());
    await waitFor(() => expect(address()).toBe('/registration-success'));
    expect(server.callsOf(SIGN_UP)[0]!.body).toMatchObject({
      email: EMAIL,
      companyName: 'Granite Works',
      agentEmail: 'priya@hollis.example',
      country: 'US',
      acceptTerms: '2026-11-28',
    });
    expect(await screen.findByRole('heading', { name: 'Pending Verification' })).toBeInTheDocument();
    expect(screen.getByText(/within 15 minutes, check your Spam folder/)).toHaveAttribute('role', 'status');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('shows a refusal, and keeps what was filled in', async () => {
    serve({
      [SIGN_UP]: () => refuse(400, 'PASSWORD.COMMON', 'This password is too common. Please choose another one.'),
    });
    renderApp('/sign-up');
    await secondStep();
    for (const [label, value] of COMPLETE) fill(label, value);
    await acceptTerms();
    await userEvent.click(signUpButton());
    expect(await screen.findByText('This password is too common. Please choose another one.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Company Name/)).toHaveValue('Granite Works');
  });
});
