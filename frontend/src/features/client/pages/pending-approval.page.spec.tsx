import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const policy = (id: string, editsAwait = false): PolicyRow => ({
  id,
  insuredId: 'i',
  insuredName: 'Granite Peak Demolition',
  line: 'umbrella',
  policyNumber: id.toUpperCase(),
  carrierName: 'Summit Mutual',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  verification: 'unverified',
  verifiedOn: null,
  editsAwait,
  canceledFrom: null,
  standing: 'unverified',
});

function open(second = policy('um-2')) {
  rememberSession('agent');
  const held = { rows: [policy('um-1'), second] };
  const done = (id: string) => () => {
    held.rows = held.rows.filter((row) => row.id !== id);
    server.at = `00${Number(server.at) + 10}`;
    return {};
  };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/agency': () => ({ rows: held.rows, total: held.rows.length }),
    'GET agent/getPendingApproval': () => ({
      countPolicyVerfication: held.rows.length,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: held.rows.length,
    }),
    'PUT policy/approve/um-1': done('um-1'),
    'PUT policy/reject/um-2': done('um-2'),
  });
  return { server, ...renderApp('/app/agent-pending-approval') };
}

const rowOf = async (number: string) => (await screen.findByRole('link', { name: number })).closest('tr')!;

it('[G03] approves and rejects in the list, also by key, and the counts follow', async () => {
  const { server, container } = open();
  const first = await rowOf('UM-1');
  expect(server.callsOf('GET policy/agency')[0]!.query.get('standing')).toBe('unverified');
  expect(await screen.findByRole('tab', { name: 'Policy Verification 2' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(container);
  first.focus();
  await userEvent.keyboard('a');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'UM-1' })).toBeNull());
  expect(await screen.findByRole('tab', { name: 'Policy Verification 1' })).toBeInTheDocument();
  (await rowOf('UM-2')).focus();
  await userEvent.keyboard('r');
  const dialog = await focusedDialog('Reject policy UM-2?');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Wrong insured');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject policy' }));
  expect(await screen.findByText('Nothing to verify')).toBeInTheDocument();
  expect(server.callsOf('PUT policy/reject/um-2')[0]!.body).toEqual({ reason: 'Wrong insured' });
});

it('[G03] says that a policy which was approved before stays as it was when its changes are rejected', async () => {
  open(policy('um-2', true));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject policy UM-2' }));
  const dialog = await focusedDialog('Reject the changes of policy UM-2?');
  expect(within(dialog).getByText(/The policy stays as you approved it/)).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Not raised');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject changes' }));
  expect(await screen.findByText('Changes of policy UM-2 rejected.')).toBeInTheDocument();
});

it('[G03] has a tab each for requests and shares that says why nothing waits there', async () => {
  open();
  (await screen.findByRole('tab', { name: /Policy Verification/ })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('No requests need approval')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Policy Requests/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('No shares need approval')).toBeInTheDocument();
});

it('[G02] [I03] stops each count of a tab at 999+', async () => {
  const { server } = open();
  server.answers['GET agent/getPendingApproval'] = () => ({
    countPolicyVerfication: 1_000,
    countPolicyShare: 999,
    countPolicyRequest: 0,
    totalPendingApproval: 1_999,
  });
  expect(await screen.findByRole('tab', { name: 'Policy Verification 999+' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Policy Shares 999' })).toBeInTheDocument();
});
