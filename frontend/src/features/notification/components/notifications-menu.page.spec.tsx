import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationItem } from '@covertrail/contracts/notification/notification.replies';
import type { Role } from '#shared/session/role';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, UNANSWERED } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const READ = 'PUT mark-notification-as-read';

const notice = (id: string, more: Partial<NotificationItem> = {}): NotificationItem => ({
  id,
  title: `Title ${id}`,
  description: `About ${id}`,
  timestamp: '2026-11-21T09:12:00.000Z',
  unread: true,
  recipientId: USER.id,
  data: 'requesterDashboard',
  ...more,
});

function open(
  notices: NotificationItem[],
  path = '/app/notifications',
  roles: readonly [Role, ...Role[]] = ['requester', 'insured'],
) {
  rememberSession(...roles);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(roles),
    'GET notifications': () => ({
      notifications: notices,
      totalNotificationsCount: notices.length,
      unreadNotificationCount: notices.filter(({ unread }) => unread).length,
    }),
    [READ]: ({ body }) => {
      const { notificationId } = body as { notificationId?: string };
      notices.splice(
        0,
        notices.length,
        ...notices.map((notice) =>
          !notificationId || notice.id === notificationId ? { ...notice, unread: false } : notice,
        ),
      );
      server.at = `00${Number(server.at) + 10}`;
      return {};
    },
  });
  return { server, ...renderApp(path) };
}

const menuButton = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });

it('says that there is nothing', async () => {
  const { server } = open([]);
  await userEvent.click(await menuButton('No new notifications'));
  expect(within(await panel()).getByText('No new notifications')).toBeInTheDocument();
  expect(server.callsOf('GET notifications')[0]!.query.toString()).toBe(`page=1&size=10&userId=${USER.id}`);
});

it('says nothing about new ones before the server has answered', async () => {
  rememberSession('requester', 'insured');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester', 'insured']),
    'GET notifications': () => UNANSWERED,
  });
  renderApp('/app/notifications');
  expect(await menuButton('Notifications')).toBeInTheDocument();
  expect(screen.queryByText('All read')).toBeNull();
  expect(screen.queryByText('No new notifications')).toBeNull();
});

it('counts what is new, and marks all of it as read', async () => {
  const { server, container } = open([notice('a'), notice('b'), notice('c', { unread: false })]);
  await userEvent.click(await menuButton('Notifications, 2 unread'));
  await expectAccessible(container);
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Mark all as read' }));
  expect(await menuButton('No new notifications')).toBeInTheDocument();
  expect(server.callsOf(READ)[0]!.body).toEqual({ recipientId: USER.id });
  expect(server.callsOf(READ)[0]!.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('opens one: reads it, takes the other role and leads to its page', async () => {
  const { server, address, store } = open([notice('a', { data: 'insuredMyPolicies' })]);
  await userEvent.click(await menuButton('Notifications, 1 unread'));
  await userEvent.click(within(await panel()).getByRole('button', { name: /Title a/ }));
  await waitFor(() => expect(address()).toBe('/app/my-policies'));
  expect(store.getState()).toMatchObject({ session: { role: 'insured' } });
  expect(server.callsOf(READ)[0]!.body).toEqual({ notificationId: 'a', userId: USER.id });
});

it('[B02] shows what happened to one thing on one day as one entry, and reads all of it at once', async () => {
  const subject = { kind: 'tracking', id: 't-1' } as const;
  const { server, address, container } = open([notice('a', { subject }), notice('b', { subject }), notice('c')]);
  await userEvent.click(await menuButton('Notifications, 3 unread'));
  const menu = within(await panel());
  expect(menu.getAllByRole('listitem')).toHaveLength(2);
  expect(menu.getByText('1 earlier one of that day')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(menu.getByRole('button', { name: /Title a/ }));
  await waitFor(() => expect(address()).toBe('/app/suppliers/t-1/why'));
  await waitFor(() => expect(server.callsOf(READ)).toHaveLength(2));
  expect(server.callsOf(READ).map(({ body }) => (body as { notificationId: string }).notificationId)).toEqual([
    'a',
    'b',
  ]);
});

it('[B02] filters the page to what is unread and to a kind', async () => {
  const { server } = open([notice('a')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Unread' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(screen.getByRole('option', { name: 'Compliance' }));
  await waitFor(() => {
    const { query } = server.callsOf('GET notifications').at(-1)!;
    expect([query.get('unread'), query.get('kind'), query.get('size')]).toEqual(['yes', 'compliance', '50']);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter: Compliance' }));
  await waitFor(() => expect(server.callsOf('GET notifications').at(-1)!.query.get('kind')).toBeNull());
});

it.each([
  ['insuredMyPolicies', '/app/my-policies', 'insured'],
  ['insuredPendingRequests', '/app/pending-requests', 'insured'],
  ['requesterDashboard', '/app/dashboard', 'requester'],
  ['agentClient', '/app/agent-clients', 'agent'],
  ['agentDashboard', '/app/agent-clients', 'agent'],
  ['agentShareAprroval', '/app/agent-insured-requests', 'agent'],
  ['agentPendingRequestApproval', '/app/agent-insured-requests', 'agent'],
] as const)('leads by the key %s to %s, in the role %s [B02]', async (data, to, role) => {
  const { address, store } = open(
    [notice('a', { data })],
    '/app/notifications',
    role === 'agent' ? ['agent'] : [role === 'insured' ? 'requester' : 'insured', role],
  );
  await userEvent.click(await menuButton('Notifications, 1 unread'));
  await userEvent.click(within(await panel()).getByRole('button', { name: /Title a/ }));
  await waitFor(() => expect(address()).toBe(to));
  expect(store.getState()).toMatchObject({ session: { role } });
});

it.each([
  ['companyAdmin', '/app/company-admin'],
  ['companyDashboard', '/app/company-manage'],
] as const)('leads by the key %s to %s, in the role that the person has [B02]', async (data, to) => {
  const { address, store } = open([notice('a', { data })], '/app/notifications', ['insured', 'requester']);
  await userEvent.click(await menuButton('Notifications, 1 unread'));
  await userEvent.click(within(await panel()).getByRole('button', { name: /Title a/ }));
  await waitFor(() => expect(address()).toBe(to));
  expect(store.getState()).toMatchObject({ session: { role: 'insured' } });
});

it('counts no more than 999, and names the number all the same [B02]', async () => {
  const { server } = open([]);
  server.answers['GET notifications'] = () => ({
    notifications: [notice('a')],
    totalNotificationsCount: 1_000,
    unreadNotificationCount: 1_000,
  });
  expect(await menuButton('Notifications, 1000 unread')).toHaveTextContent('999+');
});

it('says in the words of the specification that they cannot be read [B02]', async () => {
  const { server } = open([]);
  server.answers['GET notifications'] = () => {
    throw new TypeError('no answer');
  };
  await userEvent.click(await menuButton('Notifications'));
  expect(
    await within(await panel()).findByText('Unable to process request, please contact service administrator.'),
  ).toBeInTheDocument();
});

it('opens the correction that one is about', async () => {
  const correction = { kind: 'correction', id: 'k-1', trackingId: 't-1' } as const;
  const { address } = open([notice('a', { subject: correction })]);
  await userEvent.click(await menuButton('Notifications, 1 unread'));
  await userEvent.click(within(await panel()).getByRole('button', { name: /Title a/ }));
  await waitFor(() => expect(address()).toBe('/app/suppliers/t-1/corrections/k-1'));
});

it('shows what a live message announces, without a click', async () => {
  const notices = [notice('a')];
  const { server, store } = open(notices);
  await menuButton('Notifications, 1 unread');
  notices.unshift(notice('b'));
  server.at = '0005';
  act(() => {
    store.dispatch(viewsMoved([{ view: 'notifications', position: '0005' }]));
  });
  expect(await menuButton('Notifications, 2 unread')).toBeInTheDocument();
  expect(server.callsOf('GET notifications').at(-1)!.headers['If-Position']).toBe('0005');
});

it('closes on Escape and gives the focus back', async () => {
  open([]);
  const user = userEvent.setup();
  await user.click(await menuButton('No new notifications'));
  await panel();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  expect(await menuButton('No new notifications')).toHaveFocus();
});
