import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { sessionMark } from '#shared/session/session-mark';
import { sessionToken } from '#shared/api/session-token';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const OTHER = '33333333-2222-4222-8222-222222222222';
const LOGO = '88888888-8888-4888-8888-888888888888';
const card = (id: string, name: string, logoId: string | null = null) => ({
  id,
  name,
  address1: '900 Champa Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  postCode: '80202',
  logoId,
});
const CARDS = [card(OTHER, 'Northgate Hotels and Conference Centers'), card(USER.companyId, 'Meridian Builders', LOGO)];
const RECORD = { ...USER, role: 'Requestor', roles: ['Requestor'], jwt: 'fresh' };
const ELSEWHERE = { ...RECORD, companyId: OTHER, companyName: 'Northgate Hotels' };
const FOUND = 'POST user/company/new';
const NEW_COMPANY = [
  [/Company Name/, 'Northgate Hotels'],
  [/Tax ID/, '84-1112222'],
  [/Address 1/, '900 Champa Street'],
  [/Zip Code/, '80202'],
  [/City/, 'Denver'],
  [/State/, 'CO'],
] as const;
const QUIET = {
  'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  'GET user/userdetails': () => userDetails(['requester']),
};
const choiceOf = (companies = CARDS) => ({ asks: 'company', multiemailUser: true, challenge: 'proof', companies });

async function logIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Email/), 'dana@meridian.example');
  await user.type(screen.getByLabelText(/Password/), 'secret{Enter}');
  return { user, dialog: await screen.findByRole('dialog', { name: 'Select Company' }) };
}

describe('a person of several companies [A02]', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('chooses one after the password, by keyboard, and lands as after any log-in', async () => {
    const server = fakeServer({
      ...QUIET,
      'POST authenticate': () => choiceOf(),
      'POST authenticate/company': () => ELSEWHERE,
    });
    const { address } = renderApp('/login');
    const { user, dialog } = await logIn();
    expect(dialog).toHaveTextContent(
      "More than one company is associated with your profile. Please select the company you'd like to manage",
    );
    await expectAccessible(dialog);
    expect(sessionToken.read()).toBeNull();
    const name = within(dialog).getByText('Northgate Hotels and Conf…');
    expect(name).toHaveAttribute('title', 'Northgate Hotels and Conference Centers');
    within(dialog)
      .getByRole('button', { name: /^Northgate Hotels and Conference Centers, 900 Champa Street, Denver, CO 80202$/ })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf('POST authenticate/company')[0]!.body).toEqual({ challenge: 'proof', companyId: OTHER });
    expect(sessionToken.read()).toBe('fresh');
  });

  it('sees the logo of a company on its card, and the initials of one without a logo', async () => {
    fakeServer({ ...QUIET, 'POST authenticate': () => choiceOf() });
    renderApp('/login');
    const { dialog } = await logIn();
    expect(within(dialog).getByText('NH')).toBeInTheDocument();
    const addresses = [...dialog.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(addresses).toEqual([`/covertrail-api/company/${USER.companyId}/logo/${LOGO}`]);
  });

  it('searches, and reads that nothing was found', async () => {
    fakeServer({ ...QUIET, 'POST authenticate': () => choiceOf() });
    renderApp('/login');
    const { user, dialog } = await logIn();
    const box = within(dialog).getByPlaceholderText('Search company here ...');
    await user.type(box, 'Meridian{Enter}');
    expect(within(dialog).queryByRole('button', { name: /^Northgate/ })).toBeNull();
    await user.type(box, 'xyz{Enter}');
    expect(within(dialog).getByText('No searched results found.')).toBeInTheDocument();
  });

  it.each([
    [5, 'large'],
    [6, 'small'],
  ])('with %i companies has %s cards', async (count, kind) => {
    const cards = Array.from({ length: count }, (_, index) => card(`${index}`, `Company ${index}`));
    fakeServer({ ...QUIET, 'POST authenticate': () => choiceOf(cards) });
    renderApp('/login');
    const { dialog } = await logIn();
    expect(within(dialog).getByRole('list', { name: 'Companies' })).toHaveClass(kind);
  });

  it('reads why a choice failed, and stays in the dialog', async () => {
    const text = 'Company information is missing, please contact service administrator.';
    fakeServer({
      ...QUIET,
      'POST authenticate': () => choiceOf(),
      'POST authenticate/company': () => refuse(404, 'AUTH.COMPANY_MISSING', text),
    });
    renderApp('/login');
    const { user, dialog } = await logIn();
    await user.click(within(dialog).getByRole('button', { name: /^Meridian/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  });

  it('goes on from the profile in another company, in all tabs', async () => {
    rememberSession('requester');
    fakeServer({ ...QUIET, 'GET user/companies': () => CARDS, 'POST user/company': () => ELSEWHERE });
    const { address, store } = renderApp('/app/notifications');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Profile of Dana Okafor' }));
    await user.click(await screen.findByRole('button', { name: 'Switch Company' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select Company' });
    expect(await within(dialog).findByRole('button', { name: /^Meridian.*where you are now$/ })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: /^Northgate/ }));
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(sessionToken.read()).toBe('fresh');
    expect(localStorage.getItem('covertrail.company')).toBe(`${USER.id} ${OTHER}`);
    expect(store.getState()).toMatchObject({ session: { status: 'in' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('founds a further one, and goes on for it', async () => {
    rememberSession('requester');
    const taken = 'A company with this Tax ID exists already.';
    const replies = [() => refuse(409, 'COMPANY.TAX_ID_TAKEN', taken), () => ({ companyId: OTHER })];
    const server = fakeServer({
      ...QUIET,
      'GET user/companies': () => [CARDS[1]],
      'POST user/company': () => ELSEWHERE,
      [FOUND]: () => replies[server.callsOf(FOUND).length - 1]!(),
    });
    const { address } = renderApp('/app/notifications');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Profile of Dana Okafor' }));
    await user.click(await screen.findByRole('button', { name: 'Switch Company' }));
    await user.click(await screen.findByRole('button', { name: 'Add a company…' }));
    const open = await screen.findByRole('dialog', { name: 'Add a company' });
    await expectAccessible(open);
    const dialog = within(open);
    for (const [label, value] of NEW_COMPANY) fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const add = dialog.getByRole('button', { name: 'Add company' });
    expect(add).toBeDisabled();
    await user.click(dialog.getByLabelText('I accept the License Agreement'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.click(add);
    expect(await dialog.findByText(taken)).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText(/Tax ID/), { target: { value: '' } });
    await user.click(add);
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf(FOUND)[1]!.body).toMatchObject({
      companyName: 'Northgate Hotels',
      acceptTerms: AGREEMENTS.user,
    });
    expect(server.callsOf('POST user/company')[0]!.body).toEqual({ companyId: OTHER });
  });

  it('is not offered to agents', async () => {
    rememberSession('agent');
    fakeServer({ ...QUIET, 'GET user/userdetails': () => userDetails(['agent']) });
    renderApp('/app/notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Profile of Dana Okafor' }));
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Switch Company' })).toBeNull();
  });

  it('follows in a tab when another one went on in another company', async () => {
    rememberSession('requester');
    sessionMark.set(USER.id);
    fakeServer({ ...QUIET, 'POST token/renew': () => ELSEWHERE });
    const { address } = renderApp('/app/notifications');
    await screen.findByRole('heading', { name: 'All notifications' });
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'covertrail.company', newValue: `${USER.id} ${OTHER}` }),
        ),
    );
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(sessionToken.read()).toBe('fresh');
  });
});
