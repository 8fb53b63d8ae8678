import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actingFor } from '#shared/session/acting-for';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const CLIENT = '55555555-5555-4555-8555-555555555555';
const FOREIGN = '66666666-6666-4666-8666-666666666666';
const ROW = {
  id: CLIENT,
  insuredId: CLIENT,
  name: 'Granite Peak Demolition',
  policyCount: 5,
  unverifiedCount: 2,
  openRequests: 0,
  nextExpiry: null,
  status: 'unverified',
  since: '2024-11-20T09:00:00.000Z',
  transferId: null,
};

const encoded = (text: string): string => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const linkTo = (company: string, more = ''): string =>
  `/app/dashboard?${encoded(`primaryContactId=${USER.id}&token=abc&company=${company}${more}`)}`;

function serve() {
  const clients = { rows: [ROW] };
  const server = fakeServer({
    'POST authenticate': () => ({ ...USER, role: 'Agent', roles: ['Agent'], jwt: 'fresh' }),
    'GET user/userdetails': () => userDetails(['agent']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET agent/client': ({ query }) => {
      const rows = clients.rows.filter(({ id }) => (query.get('insuredCompanyId') ?? id) === id);
      return { rows, total: rows.length };
    },
    'GET agent/appointment': () => [],
    'GET policy/respond/list': () => ({ rows: [], total: 0 }),
    [`GET policy/list/${CLIENT}`]: () => ({ rows: [], total: 0 }),
    [`GET policy/others/${CLIENT}`]: () => ({ rows: [], total: 0 }),
  });
  return { server, clients };
}

const banner = () => screen.findByText(/^You act for/);

describe('a link of a dashboard, for an agent [A06]', () => {
  it('leads through the log-in to the client, for whom the agent acts from then on, as each page and call says', async () => {
    const { server } = serve();
    const { address, container, router } = renderApp(linkTo(CLIENT));
    await userEvent.type(await screen.findByLabelText(/Email/), 'priya@hollis.example');
    await userEvent.type(screen.getByLabelText(/Password/), 'secret{Enter}');
    expect(await banner()).toHaveTextContent('You act for Granite Peak Demolition.');
    expect(address()).toBe(`/app/agent-clients/${CLIENT}`);
    await expectAccessible(container);
    await router.navigate('/app/notifications');
    expect(await screen.findByRole('heading', { name: 'All notifications' })).toBeInTheDocument();
    expect(await banner()).toBeInTheDocument();
    await router.navigate('/app/agent-clients');
    await waitFor(() => expect(server.callsOf('GET agent/appointment').at(-1)?.headers['X-On-Behalf-Of']).toBe(CLIENT));
  });

  it('is ended by a button, and stays ended when the page is opened again', async () => {
    rememberSession('agent');
    serve();
    const { unmount, address } = renderApp(linkTo(CLIENT));
    await banner();
    screen.getByRole('button', { name: 'Stop acting for it' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/^You act for/)).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
    const here = address();
    unmount();
    renderApp(here);
    expect(await screen.findByRole('heading', { level: 1, name: 'Granite Peak Demolition' })).toBeInTheDocument();
    expect(screen.queryByText(/^You act for/)).toBeNull();
  });

  it('offers nothing on the page of another client that the server would refuse', async () => {
    rememberSession('agent');
    const { server, clients } = serve();
    clients.rows = [ROW, { ...ROW, id: FOREIGN, insuredId: FOREIGN, name: 'Quarry Lane' }];
    for (const list of ['list', 'others'])
      server.answers[`GET policy/${list}/${FOREIGN}`] = () => ({ rows: [], total: 0 });
    actingFor.begin({ insuredId: CLIENT, name: 'Granite Peak Demolition' });
    const { router } = renderApp(`/app/agent-clients/${CLIENT}`);
    expect(await screen.findByRole('button', { name: 'Add policy' })).toBeInTheDocument();
    await act(() => router.navigate(`/app/agent-clients/${FOREIGN}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quarry Lane' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add policy' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop acting for it' }));
    expect(await screen.findByRole('button', { name: 'Add policy' })).toBeInTheDocument();
  });

  it('proves nothing: of a company that is no client it begins nothing', async () => {
    rememberSession('agent');
    serve();
    renderApp(linkTo(FOREIGN));
    expect(await screen.findByText('Not a client of your agency')).toBeInTheDocument();
    expect(actingFor.stored()).toBeNull();
  });

  it('ends by itself where the client is the agency’s no more', async () => {
    rememberSession('agent');
    const { clients } = serve();
    clients.rows = [];
    actingFor.begin({ insuredId: CLIENT, name: 'Granite Peak Demolition' });
    renderApp('/app/agent-clients');
    await waitFor(() => expect(actingFor.stored()).toBeNull());
    expect(screen.queryByText(/^You act for/)).toBeNull();
  });

  it.each([
    ['an address in it', linkTo(CLIENT, '&path=//evil.example&callbackURL=https://evil.example'), CLIENT],
    ['an address as the company', linkTo('//evil.example'), null],
    ['a path as the company', linkTo('../company-admin'), null],
    ['no base64', '/app/dashboard?%E0%A4%A', null],
    ['words of a page', '/app/dashboard?tab=all', null],
  ])('leads nowhere else: %s', async (_what, link, company) => {
    rememberSession('agent');
    serve();
    const { address } = renderApp(link);
    await waitFor(() => expect(address()).toBe(`/app/agent-clients${company ? `/${company}` : ''}`));
    if (company) await banner();
    else expect(actingFor.stored()).toBeNull();
  });

  it('is an ordinary dashboard for people of other roles', async () => {
    rememberSession('requester');
    fakeServer({ 'GET user/userdetails': () => userDetails(['requester']) });
    const { address } = renderApp(linkTo(CLIENT));
    await waitFor(() => expect(address()).toMatch(/^\/app\/dashboard/));
    expect(actingFor.stored()).toBeNull();
  });
});
