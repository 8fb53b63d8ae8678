import { screen, within } from '@testing-library/react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { FEATURES } from '#app/features';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import PolicySharesPanel from './policy-shares.panel.js';

const share = (more: Partial<ShareRow> = {}): ShareRow => ({
  id: '66666666-6666-4666-8666-666666666666', insuredId: USER.companyId, insuredName: 'Granite Peak', requesterId: 'r', requesterName: 'Meridian Builders', projectId: 'p',
  projectName: 'Union Yard', policyCount: 1, sharedAt: '2026-11-21T15:00:00.000Z', ended: false, ...more,
});

function open(rows: ShareRow[], standing: PolicyDetails['standing']) {
  rememberSession('insured');
  const server = fakeServer({ 'GET user/userdetails': () => userDetails(['insured']), 'GET sharedpolicy/listview': () => ({ rows, total: rows.length }) });
  // The panel reads no more of a policy than these.
  const policy = { id: 'policy-1', insuredId: USER.companyId, standing } as PolicyDetails;
  const routes = [{ path: 'a-policy', element: <PolicySharesPanel policy={policy} /> }];
  return { server, ...renderApp('/app/a-policy', [...FEATURES, { name: 'a-policy', routes }]) };
}

it('[C01] [C14] lists with whom a policy is shared, as the shared-policy dashboard words its status', async () => {
  const { server, container } = open([share(), share({ id: 'b', projectName: 'Old Yard', ended: true })], 'verified');
  const row = (await screen.findByText('Union Yard')).closest('tr')!;
  expect(within(row).getByText('Active')).toBeInTheDocument();
  expect(within(screen.getByText('Old Yard').closest('tr')!).getByText('Ended')).toBeInTheDocument();
  expect(server.callsOf('GET sharedpolicy/listview')[0]!.query.get('policyId')).toBe('policy-1');
  await expectAccessible(container);
});

it('[C14] shows an expired or rejected policy as it is', async () => {
  open([share()], 'rejected');
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
});

it('[C01] says when a policy is not shared', async () => {
  open([], 'verified');
  expect(await screen.findByText('Not shared yet')).toBeInTheDocument();
});
