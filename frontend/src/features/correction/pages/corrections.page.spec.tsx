import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { correction, CORRECTION, TRACKING } from '../testing/sample-correction.js';

async function open(...rows: CorrectionRow[]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/corrections': () => ({ rows, total: rows.length }),
    [`GET tracking/${TRACKING}/corrections/${CORRECTION}`]: () => correction(),
  });
  const app = renderApp('/app/corrections');
  await screen.findByRole('heading', { level: 1, name: 'Corrections' });
  return { server, ...app };
}

it('[H13] lists what was shown, what was true and why, newest first', async () => {
  const { server, container } = await open(correction());
  const row = (await screen.findByText('Granite Peak')).closest('tr')!;
  expect(row).toHaveTextContent('Worse than shown');
  expect(row).toHaveTextContent('It was shown as Compliant from 12/01/2026 to 12/19/2026, and was Non-Compliant.');
  expect(row).toHaveTextContent('General liability GL-88120 was canceled on 12/01/2026: not paid.');
  expect(row).toHaveTextContent('Priya Raman, Hollis & Vance');
  expect(row).toHaveTextContent('1 requirement, 1 exception, 1 notice');
  expect(Object.fromEntries(server.callsOf('GET dashboard/corrections')[0]!.query)).toMatchObject({
    sort: 'recordedAt',
    direction: 'desc',
  });
  await expectAccessible(container);
});

it('shows only those that are open', async () => {
  const { server } = await open(correction());
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(server.callsOf('GET dashboard/corrections').at(-1)!.query.get('state')).toBe('open'));
});

it('opens a correction with Enter', async () => {
  const { router } = await open(correction());
  const row = (await screen.findByText('Granite Peak')).closest('tr')!;
  row.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/app/suppliers/${TRACKING}/corrections/${CORRECTION}`),
  );
});

it('says what would be listed while there is nothing', async () => {
  await open();
  expect(await screen.findByText('No corrections')).toBeInTheDocument();
});
