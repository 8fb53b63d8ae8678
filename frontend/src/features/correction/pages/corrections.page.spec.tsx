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
  expect(row).toHaveTextContent(
    'On 12/01–12/19 we showed Compliant; cover of General liability GL-88120 was canceled. 1 requirement, 1 exception and 1 notice rest on it.',
  );
  expect(Object.fromEntries(server.callsOf('GET dashboard/corrections')[0]!.query)).toMatchObject({
    sort: 'recordedAt',
    direction: 'desc',
  });
  await expectAccessible(container);
});

it('[H13] leads from what rests on a correction to that part of it', async () => {
  const { router } = await open(correction());
  await userEvent.click(await screen.findByRole('link', { name: '1 exception' }));
  expect(router.state.location).toMatchObject({
    pathname: `/app/suppliers/${TRACKING}/corrections/${CORRECTION}`,
    hash: '#exceptions',
  });
  expect((await screen.findByRole('region', { name: 'Exceptions' })).id).toBe('exceptions');
});

it.each([
  ['the days of another year with it', { from: '2025-12-30', to: '2026-01-02' }, 'On 12/30/2025–01/01/2026 we showed'],
  ['one day as one', { from: '2026-12-01', to: '2026-12-02' }, 'On 12/01 we showed'],
])('[H13] writes %s', async (_, days, text) => {
  await open(correction({ spans: [{ ...days, before: 'pass', after: 'fail' }] }));
  expect((await screen.findByText('Granite Peak')).closest('tr')).toHaveTextContent(text);
});

it('[H13] says that the status was right, but for another reason', async () => {
  const span = { from: '2026-12-01', to: '2026-12-20', before: 'fail', after: 'fail' } as const;
  await open(correction({ comparison: 'alike', spans: [span] }));
  expect((await screen.findByText('Granite Peak')).closest('tr')).toHaveTextContent(
    'On 12/01–12/19 we showed Non-Compliant for another reason; cover of General liability GL-88120 was canceled.',
  );
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
