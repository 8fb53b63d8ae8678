import { act, screen, within } from '@testing-library/react';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';

const share = (more: Partial<ShareRow> = {}): ShareRow => ({
  id: 's1',
  insuredId: USER.companyId,
  insuredName: USER.companyName,
  requesterId: 'r',
  requesterName: 'Northgate Hotels',
  projectId: 'p',
  projectName: 'Lakeside',
  policyCount: 3,
  sharedAt: '2026-11-20T09:00:00.000Z',
  ended: false,
  worst: { status: 'active', count: 3 },
  ...more,
});

function open(rows: ShareRow[]) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET sharedpolicy/listview': () => ({ rows, total: rows.length }),
  });
  return { server, ...renderApp('/app/shared-policies') };
}

it('[D08] lists who sees the policies, and follows live', async () => {
  const rows = [share()];
  const { server, store, container } = open(rows);
  const row = (await screen.findByText('Northgate Hotels')).closest('tr')!;
  expect(within(row).getByText('3 policies')).toBeInTheDocument();
  expect(within(row).getByText('Active')).toBeInTheDocument();
  await expectAccessible(container);
  rows.splice(0, 1, share({ ended: true, worst: null }));
  server.at = '0009';
  act(() => {
    store.dispatch(viewsMoved([{ view: 'shares', position: '0009' }]));
  });
  expect(await screen.findByText('Ended')).toBeInTheDocument();
});

it('[D08] says how something comes to be shared', async () => {
  open([]);
  expect(await screen.findByText('No shared policies yet')).toBeInTheDocument();
});

it('[C14] says which status the worst of the shared policies has, and how many have it', async () => {
  open([share({ worst: { status: 'canceled', count: 1 } })]);
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(screen.getByText('1 of 3 policies')).toBeInTheDocument();
});
