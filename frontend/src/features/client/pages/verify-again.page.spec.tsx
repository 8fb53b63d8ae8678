import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const policy = (id: string, verifiedOn: string): PolicyRow => ({
  id,
  insuredId: 'i',
  insuredName: 'Granite Peak Demolition',
  line: 'umbrella',
  policyNumber: id.toUpperCase(),
  carrierName: 'Summit Mutual',
  effectiveOn: '2020-01-01',
  expiresOn: '2099-01-01',
  verification: 'verified',
  verifiedOn,
  editsAwait: false,
  canceledFrom: null,
  standing: 'verified',
});

function open() {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/agency': () => ({ rows: [policy('um-1', '2020-06-20'), policy('um-2', '2021-06-20')], total: 2 }),
    'GET agent/getPendingApproval': () => ({
      countPolicyVerfication: 0,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: 0,
    }),
    'PUT policy/reverify/um-1': () => ({ policyId: 'um-1' }),
    'PUT policy/reverify/um-2': () => refuse(409, 'POLICY.AWAITS_APPROVAL', 'Part of this policy waits for approval.'),
  });
  return { server, ...renderApp('/app/agent-pending-approval') };
}

it('[H12] lists verified policies, the oldest verification first, and verifies the chosen ones again; a refused one is named with its reason', async () => {
  const { server, container } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Verify again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify Again' })).toBeInTheDocument();
  const row = (await screen.findByRole('link', { name: 'UM-1' })).closest('tr')!;
  expect(row).toHaveTextContent(/06\/20\/2020 \d+ years ago/);
  const query = server.callsOf('GET policy/agency').at(-1)!.query;
  expect([query.get('verify'), query.get('sort'), query.get('standing')]).toEqual(['again', 'verifiedOn', null]);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose policy UM-1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose policy UM-2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verify again…' }));
  const dialog = await focusedDialog('Verify 2 policies again?');
  expect(dialog).toHaveTextContent('This cannot be undone.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verify again' }));
  expect(await screen.findByText(/1 policy verified again\. 1 refused:/)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Refused' })).toHaveTextContent(
    'policy UM-2: Part of this policy waits for approval.',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
