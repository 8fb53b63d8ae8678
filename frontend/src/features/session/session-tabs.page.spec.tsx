import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { sessionMark } from '#shared/session/session-mark';
import { sessionToken } from '#shared/api/session-token';

const RENEW = 'POST token/renew';
const DETAILS = 'GET user/userdetails';
const tokenOf = (user: string, name: string) => `x.${btoa(JSON.stringify({ sub: user }))}.${name}`;
const record = (id: string = USER.id) => ({
  ...USER,
  id,
  role: 'Requestor',
  roles: ['Requestor'],
  jwt: tokenOf(id, 'fresh'),
});
const quiet = {
  'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  'GET requestor/projects': () => ({ rows: [], total: 0 }),
};

describe('one session in several tabs [A12]', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('opens a pasted link without a log-in, where the browser has a session', async () => {
    sessionMark.set(USER.id);
    const server = fakeServer({
      ...quiet,
      [RENEW]: () => record(),
      [DETAILS]: () => userDetails(['requester'], ['MANAGE_PROJECT_MENU']),
    });
    const { address } = renderApp('/app/manage-projects');
    expect(await screen.findByRole('heading', { name: /Manage Projects/i, level: 1 })).toBeInTheDocument();
    expect(address()).toBe('/app/manage-projects');
    expect(server.callsOf(RENEW)).toHaveLength(1);
  });

  it('leads home from the root, where the browser has a session', async () => {
    sessionMark.set(USER.id);
    fakeServer({ ...quiet, [RENEW]: () => record(), [DETAILS]: () => userDetails(['requester']) });
    const { address } = renderApp('/');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
  });

  it('asks for a log-in where it has none, and remembers the page', async () => {
    const server = fakeServer({ [RENEW]: () => null });
    const { router } = renderApp('/app/manage-projects');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/app/manage-projects' } }),
    );
    expect(server.callsOf(RENEW)).toEqual([]);
    sessionMark.set(USER.id);
    const later = renderApp('/app/manage-projects');
    await waitFor(() =>
      expect(later.router.state.location).toMatchObject({
        pathname: '/login',
        state: { from: '/app/manage-projects' },
      }),
    );
    expect(server.callsOf(RENEW)).toHaveLength(1);
  });

  describe('when the token of a tab has run out', () => {
    const open = (renewal: () => unknown) => {
      sessionMark.set(USER.id);
      rememberSession('requester');
      sessionToken.keep(tokenOf(USER.id, 'old'));
      const fresh =
        (answer: unknown) =>
        ({ headers }: { headers: Readonly<Record<string, string>> }) =>
          headers['Authorization']?.endsWith('.fresh') ? answer : refuse(401, 'AUTH.TOKEN_INVALID', 'Token is invalid');
      const server = fakeServer({
        'GET notifications': fresh(quiet['GET notifications']()),
        'GET requestor/projects': fresh({ rows: [], total: 0 }),
        [DETAILS]: fresh(userDetails(['requester'], ['MANAGE_PROJECT_MENU'])),
        [RENEW]: renewal,
      });
      return { server, ...renderApp('/app/manage-projects') };
    };

    it('continues with a new one, requested once', async () => {
      const { server } = open(() => record());
      expect(await screen.findByRole('heading', { name: /Manage Projects/i, level: 1 })).toBeInTheDocument();
      expect(screen.queryByText('Session Timeout')).toBeNull();
      expect(server.callsOf(RENEW)).toHaveLength(1);
    });

    it.each([
      ['is over', () => null],
      ['belongs to another person now', () => record('99999999-1111-4111-8111-111111111111')],
    ])('ends where the session %s', async (_, renewal) => {
      const { router } = open(renewal);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    });
  });

  it('ends in every tab of a person when that person logs out in one', async () => {
    rememberSession('requester');
    fakeServer({ ...quiet, [DETAILS]: () => userDetails(['requester'], ['MANAGE_PROJECT_MENU']) });
    const { address } = renderApp('/app/manage-projects');
    await screen.findByRole('heading', { name: /Manage Projects/i, level: 1 });
    const dropped = (userId: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new StorageEvent('storage', { key: 'covertrail.logged-in', oldValue: userId, newValue: null }),
          ),
      );
    dropped('someone-else');
    expect(address()).toBe('/app/manage-projects');
    dropped(USER.id);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionToken.read()).toBeNull();
  });
});
