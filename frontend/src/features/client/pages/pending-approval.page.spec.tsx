import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  ApprovalEffects,
  PendingApproval,
  PolicyPending,
} from '@covertrail/contracts/policy/policy-approval.replies';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { documentRow } from '../../document/testing/sample-document.js';
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

const pending: PendingApproval = {
  kind: 'edited',
  verifiedOn: '2026-01-05',
  events: [
    {
      id: 'e1',
      recordedAt: '2026-11-20T14:32:00.000Z',
      actor: 'Ines Calder',
      company: 'Granite Peak Demolition',
      source: { kind: 'typedByInsured', on: '2026-11-20' },
    },
  ],
  terms: [
    {
      aspect: 'limits',
      label: 'Each occurrence',
      before: '$1,000,000',
      after: '$5,000,000',
      effectiveFrom: '2026-11-01',
      event: 'e1',
    },
  ],
};
const effect = (requesterId: string, after: 'pass' | 'fail'): ApprovalEffects['effects'][number] => ({
  trackingId: `t-${requesterId}`,
  requesterId,
  requesterName: 'Meridian Builders',
  projectName: 'Union Yard',
  before: after === 'pass' ? 'review' : 'fail',
  after,
});

function open(second = policy('um-2'), at = '/app/agent-pending-approval') {
  rememberSession('agent');
  const held = { rows: [policy('um-1'), second, policy('um-3')] };
  const done = (id: string) => () => {
    held.rows = held.rows.filter((row) => row.id !== id);
    server.at = `00${Number(server.at) + 10}`;
    return {};
  };
  const ofEach = (id: string) => ({
    [`GET policy/${id}/pending`]: (): PolicyPending => ({ policyId: id, pending }),
    [`GET policy/${id}/approval-effects`]: (): ApprovalEffects => ({
      policyId: id,
      day: '2026-11-21',
      effects: [effect('r1', 'pass'), effect('r2', 'fail')],
    }),
    [`GET policy/${id}/documents`]: () => [],
  });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/agency': () => ({ rows: held.rows, total: held.rows.length }),
    'GET agent/getPendingApproval': () => ({
      countPolicyVerfication: held.rows.length,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: held.rows.length,
    }),
    ...ofEach('um-1'),
    ...ofEach('um-2'),
    ...ofEach('um-3'),
    'PUT policy/approve/um-1': done('um-1'),
    'PUT policy/reject/um-2': done('um-2'),
    'PUT policy/reject/um-3': done('um-3'),
  });
  return { server, ...renderApp(at) };
}

const shown = (number: string) => screen.findByRole('article', { name: `Umbrella liability ${number}` });

it('[G02] shows what changed, from what to what, who changed it, when, from which source, and what an approval does to whom', async () => {
  const { server, container } = open();
  const item = await shown('UM-1');
  expect(server.callsOf('GET policy/agency')[0]!.query.get('standing')).toBe('unverified');
  const change = await within(item).findByRole('region', { name: 'Changed since it was approved' });
  expect(change).toHaveTextContent('Compared with what an agent verified on 01/05/2026.');
  expect(await within(change).findByRole('region', { name: /^By Ines Calder, 11\/20\/2026/ })).toHaveTextContent(
    /Ines Calder, Granite Peak Demolition · 11\/20\/2026, .* Typed by the insured on 11\/20\/2026/,
  );
  expect(change).toHaveTextContent(/Each occurrence\$1,000,000.*\$5,000,000effective 11\/01\/2026/);
  expect(
    await within(item).findByText('1 requester will show Compliant. 1 requester stays Non-Compliant.'),
  ).toBeVisible();
  expect(await within(item).findByText('No document')).toBeVisible();
  await expectAccessible(container);
});

it('[G02] folds the further terms of what is new, and shows all that differs', async () => {
  const added = Array.from({ length: 14 }, (_, at) => ({
    ...pending.terms[0]!,
    label: `Term ${at}`,
    before: undefined,
  }));
  const { server } = open();
  server.answers['GET policy/um-1/pending'] = () => ({
    policyId: 'um-1',
    pending: { ...pending, terms: [...added, ...pending.terms] },
  });
  const change = await within(await shown('UM-1')).findByRole('region', { name: 'Changed since it was approved' });
  expect(await within(change).findByText('Each occurrence')).toBeVisible();
  expect(within(change).queryByText('Term 10')).toBeNull();
  await userEvent.click(within(change).getByRole('button', { name: 'Show 4 more terms' }));
  expect(within(change).getByText('Term 13')).toBeVisible();
});

it('[G02] shows first a document that proves the term, then others, though they are newer', async () => {
  const { server } = open();
  const picture = { contentType: 'image/png', policyId: 'um-1' };
  server.answers['GET policy/um-1/documents'] = () => [
    documentRow({ ...picture, id: 'w9', documentType: 4, name: 'W-9.png', attachedAt: '2026-11-22T09:00:00.000Z' }),
    documentRow({ ...picture, id: 'coi', documentType: 1, name: 'COI.png', attachedAt: '2026-11-20T09:00:00.000Z' }),
  ];
  const item = within(await shown('UM-1'));
  expect(await item.findByRole('combobox', { name: 'Document' })).toHaveTextContent('COI.png');
});

it('[G03] approves and rejects in the list, also by key, and the counts follow', async () => {
  const { server } = open();
  await shown('UM-1');
  expect(await screen.findByRole('tab', { name: 'Policy Verification 3' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('a');
  await shown('UM-2');
  expect(await screen.findByRole('tab', { name: 'Policy Verification 2' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /UM-1/ })).toBeNull();
  await userEvent.keyboard('r');
  const dialog = await focusedDialog('Reject policy UM-2?');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'A wrong jar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject policy' }));
  await shown('UM-3');
  expect(server.callsOf('PUT policy/reject/um-2')[0]!.body).toEqual({ reason: 'A wrong jar' });
  await userEvent.click(screen.getByRole('button', { name: 'Reject…' }));
  const last = await focusedDialog('Reject policy UM-3?');
  await userEvent.type(within(last).getByLabelText(/Reason/), 'Wrong insured');
  await userEvent.click(within(last).getByRole('button', { name: 'Reject policy' }));
  expect(await screen.findByText('Nothing to verify')).toBeInTheDocument();
});

it('[G02] goes through the queue by J and K, and opens what the address names', async () => {
  const { router } = open(policy('um-2'), '/app/agent-pending-approval?policy=um-2');
  await shown('UM-2');
  await userEvent.keyboard('j');
  await shown('UM-3');
  await userEvent.keyboard('j');
  expect(await shown('UM-3')).toBeInTheDocument();
  await userEvent.keyboard('kk');
  await shown('UM-1');
  expect(router.state.location.search).toContain('policy=um-1');
  const queue = screen.getByRole('list', { name: 'Policies to verify' });
  expect(within(queue).getByRole('button', { name: /UM-1/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.type(screen.getByLabelText('Policy number or insurer'), 'jk');
  expect(router.state.location.search).toContain('policy=um-1');
});

it('[G03] says that a policy which was approved before stays as it was when its changes are rejected', async () => {
  open(policy('um-2', true), '/app/agent-pending-approval?policy=um-2');
  await shown('UM-2');
  await userEvent.click(screen.getByRole('button', { name: 'Reject…' }));
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

it('[I03] reads the counts of the tabs again on a click on one', async () => {
  const { server } = open();
  expect(await screen.findByRole('tab', { name: /^Policy Shares/ })).toBeInTheDocument();
  server.answers['GET agent/getPendingApproval'] = () => ({
    countPolicyVerfication: 4,
    countPolicyShare: 3,
    countPolicyRequest: 0,
    totalPendingApproval: 7,
  });
  await userEvent.click(screen.getByRole('tab', { name: /^Policy Shares/ }));
  expect(await screen.findByRole('tab', { name: 'Policy Shares 3' })).toBeInTheDocument();
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
