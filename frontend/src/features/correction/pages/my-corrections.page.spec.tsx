import { screen, waitFor, within } from '@testing-library/react';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { Role } from '#shared/session/role';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { correction, CORRECTION, SUPPLIER, TRACKING } from '../testing/sample-correction.js';

const own = correction({ state: null });

function open(role: Role, path: string, call: string, ...rows: CorrectionRow[]) {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET agent/client': () => ({ rows: [{ id: SUPPLIER, name: 'Granite Peak' }], total: 1 }),
    [call]: () => ({ rows, total: rows.length }),
  });
  return { server, ...renderApp(path) };
}

it('[H13] lists for an insured which requester was shown what was not true', async () => {
  const { container } = open('insured', '/app/my-corrections', `GET insured/${USER.companyId}/corrections`, own);
  const row = (await screen.findByRole('link', { name: 'Meridian Builders' })).closest('tr')!;
  expect(row).toHaveTextContent(
    'On 12/01–12/19 you were shown as Compliant; cover of General liability GL-88120 was canceled.',
  );
  expect(within(row).getByRole('link', { name: 'Meridian Builders' })).toHaveAttribute(
    'href',
    `/app/suppliers/${TRACKING}/corrections/${CORRECTION}`,
  );
  expect(screen.queryByRole('columnheader', { name: 'Acknowledged' })).toBeNull();
  await expectAccessible(container);
});

it('lists those of a client for its agent, on the way from the client', async () => {
  open('agent', `/app/agent-clients/${SUPPLIER}/corrections`, `GET insured/${SUPPLIER}/corrections`, own);
  expect(await screen.findByRole('link', { name: 'Meridian Builders' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Granite Peak' })).toHaveAttribute(
    'href',
    `/app/agent-clients/${SUPPLIER}`,
  );
});

it.each<[Role, string, string]>([
  ['requester', 'Worse than shown', 'Acknowledged'],
  ['insured', 'Worse than shown', 'Requester'],
])('lists those of one supplier for the %s', async (role, found, column) => {
  const { server } = open(
    role,
    `/app/suppliers/${TRACKING}/corrections`,
    `GET tracking/${TRACKING}/corrections`,
    role === 'requester' ? correction() : own,
  );
  expect(await screen.findByText(found)).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument();
  await waitFor(() => expect(server.callsOf(`GET tracking/${TRACKING}/corrections`).length).toBeGreaterThan(0));
});

it('says what would be listed while there is nothing', async () => {
  open('insured', '/app/my-corrections', `GET insured/${USER.companyId}/corrections`);
  expect(await screen.findByText('No corrections')).toBeInTheDocument();
});
