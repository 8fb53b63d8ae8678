import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const OPEN = 'POST user/activation/link';
const ACTIVATE = 'POST user/activation';
const ACCEPT = 'POST user/activation/accept';
const INVITED = {
  companyName: 'Granite Works',
  email: 'nina@granite.example',
  access: 'readOnly',
  agreement: 'user',
  hasAccount: false,
} as const;
const PERSON = [
  [/First name/, 'Nina'],
  [/Last name/, 'Berg'],
  [/Phone/, '303 555 0134'],
  [/^Password/, 'Trombone&Kettle7'],
  [/Confirm Password/, 'Trombone&Kettle7'],
] as const;

const active = () => ({ outcome: 'active' });

async function fillIn() {
  await screen.findByLabelText(/First name/);
  for (const [label, value] of PERSON) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the License Agreement' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
}

describe('the page behind the link of an invitation [A10]', () => {
  it('takes name, phone and password of who has no account, and says that the account is active [A09]', async () => {
    const server = fakeServer({ [OPEN]: () => INVITED, [ACTIVATE]: active });
    const { container, address } = renderApp(`/activation#${TOKEN}`);
    expect(await screen.findByText(/^Granite Works invites you .* as Read Only/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Email/)).toHaveValue('nina@granite.example');
    expect(screen.getByRole('button', { name: 'Activate account' })).toBeDisabled();
    await expectAccessible(container);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
    await waitFor(() => expect(address()).toBe('/registration-success'));
    expect(server.callsOf(ACTIVATE)[0]!.body).toEqual({
      firstName: 'Nina',
      lastName: 'Berg',
      phone: '303 555 0134',
      password: 'Trombone&Kettle7',
      confirmPassword: 'Trombone&Kettle7',
      acceptTerms: '2026-11-28',
      token: TOKEN,
    });
    expect(await screen.findByRole('heading', { name: 'Sign Up Successful' })).toBeInTheDocument();
  });

  it('only asks a person with an account to accept', async () => {
    const server = fakeServer({ [OPEN]: () => ({ ...INVITED, hasAccount: true }), [ACCEPT]: active });
    const { container, address } = renderApp(`/activation#${TOKEN}`);
    const button = await screen.findByRole('button', { name: 'Accept invitation' });
    expect(screen.queryByLabelText(/Password/)).toBeNull();
    expect(server.callsOf(ACCEPT)).toEqual([]);
    await expectAccessible(container);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/registration-success'));
    expect(server.callsOf(ACCEPT)[0]!.body).toEqual({ token: TOKEN });
  });

  it('shows the terms of agents to who is invited to an agency, and ends as an activation [A08]', async () => {
    const server = fakeServer({ [OPEN]: () => ({ ...INVITED, agreement: 'agent' }), [ACTIVATE]: active });
    const { address } = renderApp(`/activation#${TOKEN}`);
    await screen.findByLabelText(/Agent Phone/);
    for (const [label, value] of PERSON) fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.change(screen.getByLabelText(/Agent Phone/), { target: { value: '3035550134' } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the License Agreement' }));
    expect(await screen.findByText(/You hold the licenses that your work requires/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByRole('heading', { name: 'Activation Successful' })).toBeInTheDocument();
    expect(address()).toBe('/registration-success-agentverify');
    expect(server.callsOf(ACTIVATE)[0]!.body).toMatchObject({ phone: '3035550134' });
  });

  it('says so where the invitation is over, was used, or was withdrawn', async () => {
    fakeServer({ [OPEN]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    const { container, address } = renderApp(`/activation#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
    expect(screen.getByText(/check your inbox for the most recent email related to this request/)).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(
      screen.getByRole('link', { name: 'Expired link? Click here to re-send the activation link' }),
    );
    expect(address()).toBe('/forgot-password');
    expect(await screen.findByText(/invited to a company .* get that link again/)).toBeInTheDocument();
  });

  it('keeps what was typed where it is refused, and ends where the invitation was withdrawn meanwhile', async () => {
    const refusals = [
      refuse(400, 'PASSWORD.COMMON', 'This password is too common. Please choose another one.'),
      refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid'),
    ];
    fakeServer({ [OPEN]: () => INVITED, [ACTIVATE]: () => refusals.shift() });
    renderApp(`/activation#${TOKEN}`);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByText('This password is too common. Please choose another one.')).toBeInTheDocument();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nina');
    await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
  });
});
