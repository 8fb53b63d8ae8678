import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type {
  CurrentAgency,
  InsuredAgency,
  InsuredAppointment,
} from '@covertrail/contracts/representation/representation.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const AGENCY = '66666666-6666-4666-8666-666666666666';
const appointment = (more: Partial<InsuredAppointment> = {}): InsuredAppointment => ({
  id: 'p1',
  agencyId: AGENCY,
  agencyName: 'Keystone Risk',
  agencyCity: 'Pittsburgh',
  agencyState: 'PA',
  agentName: 'Jonah Aldana',
  agentEmail: 'jonah@keystone.example',
  state: 'waiting',
  proof: null,
  askedAt: '2026-11-20T16:00:00.000Z',
  since: null,
  endedAt: null,
  reason: '',
  basis: 'name',
  endedBy: null,
  decidedBy: '',
  requests: [],
  ...more,
});
const current = (more: Partial<CurrentAgency> = {}): CurrentAgency => ({
  ...appointment({ state: 'current', proof: 'acceptance', since: '2026-11-01T16:00:00.000Z' }),
  ofRecord: true,
  domain: null,
  policies: 4,
  ...more,
});
const nobody: InsuredAgency = {
  current: [],
  waiting: [],
  earlier: [],
  invited: [],
  unmanaged: 0,
  mayDecide: true,
  ending: { openRequests: 2, shares: 1 },
};

const TRANSFER: OwnTransfer = {
  id: '88888888-8888-4888-8888-888888888888',
  fromAgencyName: 'Keystone Risk',
  toAgencyName: 'Second Brokers',
  toAgentName: 'Sol Ibarra',
  note: 'As we agreed.',
  letter: { fileName: 'letter.pdf', signedOn: '2026-11-20', bytes: 48_213 },
  requestedAt: '2026-11-20T16:00:00.000Z',
  policies: [
    { id: 'p-1', title: 'General Liability GL-1', detail: 'Summit Mutual, to 07/01/2027', expiresOn: '2027-07-01' },
    { id: 'p-2', title: 'Automobile BA-1', detail: 'Summit Mutual, to 07/01/2027', expiresOn: '2027-07-01' },
  ],
  openRequests: 1,
  revision: 1,
};

function open(agency: Partial<InsuredAgency>, transfers: readonly OwnTransfer[] = []) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET insured/agency': () => ({ ...nobody, ...agency }),
    'GET insured/transfer': () => transfers,
    'PUT insured/transfer/:id/approve': () => ({ transferId: TRANSFER.id }),
    'PUT insured/agency/accept': () => ({ insuredId: 'i' }),
    'PUT insured/agency/refuse': () => ({ insuredId: 'i' }),
    'PUT insured/agency/end': () => ({ insuredId: 'i' }),
    'POST insured/agency/invite': () => ({ insuredId: 'i', represents: false }),
    'PUT insured/agency/invite/withdraw': () => ({ insuredId: 'i' }),
  });
  return { server, ...renderApp('/app/my-agent') };
}

it('names the agency that answers, its agent, and why it does', async () => {
  const { container } = open({
    current: [current({ proof: 'taxId' })],
    earlier: [
      appointment({
        id: 'p0',
        agencyName: 'Hollis & Vance',
        state: 'former',
        since: '2025-01-05T16:00:00.000Z',
        endedAt: '2026-11-01T16:00:00.000Z',
      }),
    ],
  });
  const panel = await screen.findByRole('region', { name: 'Your agency' });
  expect(within(panel).getByText('It entered your Tax ID.')).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'jonah@keystone.example' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Earlier agencies' })).getByText('01/05/2025 to 11/01/2026'),
  ).toBeInTheDocument();
  await expectAccessible(container);
});

it('accepts an agency after it said what that means', async () => {
  const { server } = open({ waiting: [appointment()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await focusedDialog('Accept Keystone Risk');
  expect(dialog).toHaveTextContent('may add, change, cancel and share them for you');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept agency' }));
  await waitFor(() =>
    expect(server.callsOf('PUT insured/agency/accept')[0]?.body).toEqual({ agencyCompanyId: AGENCY }),
  );
});

it('refuses an agency, with or without a reason', async () => {
  const { server } = open({ waiting: [appointment()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse…' }));
  const dialog = await focusedDialog('Refuse Keystone Risk');
  await userEvent.type(within(dialog).getByRole('textbox'), 'We have our own.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse agency' }));
  await waitFor(() =>
    expect(server.callsOf('PUT insured/agency/refuse')[0]?.body).toEqual({
      agencyCompanyId: AGENCY,
      reason: 'We have our own.',
    }),
  );
});

it('lets a manager decide, and says what to do where nobody asks', async () => {
  open({ waiting: [appointment()], mayDecide: false });
  expect(await screen.findByText('A manager of your company decides.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('[G01] says of an end without requests, shares and policies only what there is', async () => {
  open({ current: [current({ policies: 0 })], ending: { openRequests: 0, shares: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'End representation…' }));
  const effects = within(await focusedDialog('End the representation by Keystone Risk')).getAllByRole('listitem');
  expect(effects.map(({ textContent }) => textContent)).toEqual([
    '1 share: it stays as it is. Your customers keep what you share with them.',
    'New or changed policies stay unverified until another agency verifies them.',
  ]);
});

it('[C15] invites another agency beside those that represent the insured', async () => {
  const { server } = open({ current: [current()] });
  const panel = within(await screen.findByRole('region', { name: 'Invite another agent' }));
  expect(panel.getByText(/beside the others/)).toBeInTheDocument();
  await userEvent.type(panel.getByRole('textbox', { name: /Email of the agent/ }), 'sol@second.example');
  await userEvent.click(panel.getByRole('button', { name: 'Invite agent' }));
  await waitFor(() =>
    expect(server.callsOf('POST insured/agency/invite')[0]?.body).toEqual({ email: 'sol@second.example' }),
  );
});

it('says how an agency is found where none answers', async () => {
  open({});
  expect(await screen.findByText('No agency of record')).toBeInTheDocument();
});

it('says which request an agency may answer meanwhile, and that it sees nothing else', async () => {
  open({
    waiting: [
      appointment({
        basis: 'requestNumber',
        requests: [{ id: 'r1', number: '100712', requesterName: 'Meridian Builders' }],
      }),
    ],
  });
  const panel = await screen.findByRole('region', { name: 'Keystone Risk asks to be your agency of record' });
  expect(panel).toHaveTextContent('sees nothing else of yours');
  expect(within(panel).getByRole('listitem')).toHaveTextContent('Request 100712 of Meridian Builders');
});

it('[G01] ends the representation after it said what happens to requests, shares and policies', async () => {
  const { server, container } = open({ current: [current({ decidedBy: 'Ines Calder' })] });
  expect(await screen.findByText('Your company accepted it. Ines Calder decided.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'End representation…' }));
  const dialog = await focusedDialog('End the representation by Keystone Risk');
  for (const effect of [
    '2 open requests: your company answers them alone',
    '1 share: it stays as it is',
    '4 policies: they stay with you',
  ])
    expect(dialog).toHaveTextContent(effect);
  await expectAccessible(container);
  await userEvent.click(within(dialog).getByRole('button', { name: 'End representation' }));
  await waitFor(() =>
    expect(server.callsOf('PUT insured/agency/end')[0]?.body).toEqual({ agencyCompanyId: AGENCY, reason: '' }),
  );
});

it('[C16] lists each agency with its agent, domain and number of policies, and ends the one that is chosen', async () => {
  const second = current({
    id: 'p2',
    agencyId: '77777777-7777-4777-8777-777777777777',
    agencyName: 'Second Brokers',
    agentName: 'Sol Ibarra',
    domain: 'secondbrokers.example',
    ofRecord: false,
    policies: 1,
  });
  const { server, container } = open({ current: [current(), second], unmanaged: 3 });
  const panel = await screen.findByRole('region', { name: 'Your agencies' });
  const [first, other] = within(panel).getAllByRole('listitem');
  expect(first).toHaveTextContent('Agency of record');
  expect(other).not.toHaveTextContent('Agency of record');
  expect(other).toHaveTextContent(/Sol Ibarra.*Domain\s*secondbrokers\.example.*Manages\s*1 policy/);
  expect(panel).toHaveTextContent('No agency manages 3 policies');
  await expectAccessible(container);
  await userEvent.click(within(panel).getByRole('button', { name: 'End representation by Second Brokers…' }));
  const dialog = await focusedDialog('End the representation by Second Brokers');
  expect(dialog).toHaveTextContent('1 policy that it manages: no agency manages it until you choose one');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End representation' }));
  await waitFor(() =>
    expect(server.callsOf('PUT insured/agency/end')[0]?.body).toEqual({ agencyCompanyId: second.agencyId, reason: '' }),
  );
});

it('lets only a manager end or invite', async () => {
  open({
    current: [current({ proof: 'transfer' })],
    mayDecide: false,
  });
  expect(await screen.findByText(/A manager of your company can end this/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /End|Invite/ })).not.toBeInTheDocument();
});

it('invites an agent by email where no agency represents the company', async () => {
  const { server } = open({});
  await userEvent.type(await screen.findByLabelText(/Email of your agent/), 'priya@hollisvance.example');
  await userEvent.click(screen.getByRole('button', { name: 'Invite agent' }));
  await waitFor(() =>
    expect(server.callsOf('POST insured/agency/invite')[0]?.body).toEqual({ email: 'priya@hollisvance.example' }),
  );
});

it('invites an agent without an account, and withdraws the invitation [A08]', async () => {
  const pia = {
    invitedAgentId: '77777777-7777-4777-8777-777777777777',
    email: 'pia@keystone.example',
    invitedAt: '2026-11-20T16:00:00.000Z',
    goodUntil: '2026-12-20T16:00:00.000Z',
    isOver: false,
  };
  const lea = {
    ...pia,
    invitedAgentId: '88888888-7777-4777-8777-777777777777',
    email: 'lea@keystone.example',
    isOver: true,
  };
  const { server, container } = open({ invited: [pia, lea] });
  const rows = await screen.findAllByText(/^Invited \d/);
  expect(rows[0]).toHaveTextContent(/^Invited 11\/20\/2026\. The invitation is good until 12\/20\/2026\. The agency/);
  expect(rows[1]).toHaveTextContent(/ended on 12\/20\/2026\. Send it again to renew it\.$/);
  await userEvent.type(await screen.findByLabelText(/Email of your agent/), 'pia@fresh.example{Enter}');
  expect(await screen.findByText(/^This agent has no account yet, and was sent an email/)).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: `Withdraw the invitation of ${pia.email}` }));
  await waitFor(() =>
    expect(server.callsOf('PUT insured/agency/invite/withdraw')[0]?.body).toEqual({
      invitedAgentId: pia.invitedAgentId,
    }),
  );
});

it('[C15] approves what one agency asks of another one, after it said what moves', async () => {
  const { server, container } = open({ current: [current()] }, [TRANSFER]);
  const panel = await screen.findByRole('region', { name: 'Second Brokers asks Keystone Risk for your policies' });
  const moving = within(panel).getByRole('list', { name: 'Policies that would move' });
  expect(within(moving).getAllByRole('listitem')).toHaveLength(2);
  expect(within(panel).getByRole('button', { name: 'Download letter' })).toBeEnabled();
  await expectAccessible(container);
  await userEvent.click(within(panel).getByRole('button', { name: 'Approve…' }));
  const dialog = await focusedDialog('Approve what Second Brokers asks');
  for (const effect of [
    'Second Brokers manages what Keystone Risk managed: 2 policies in force or to come, and what has ended.',
    '1 open request: Second Brokers answers in place of Keystone Risk.',
    'Keystone Risk no longer represents you.',
    'Policies that another agency manages, or none, stay as they are.',
  ])
    expect(dialog).toHaveTextContent(effect);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve transfer' }));
  const path = `PUT insured/transfer/${TRANSFER.id}/approve`;
  await waitFor(() => expect(server.callsOf(path)[0]?.headers['If-Match']).toBe('"1"'));
});

it('[C15] lets a manager alone approve what one agency asks of another one', async () => {
  rememberSession('insured');
  fakeServer({
    'GET user/userdetails': () => userDetails(['insured'], [], 'reviewer'),
    'GET insured/agency': () => ({ ...nobody, current: [current()], mayDecide: false }),
    'GET insured/transfer': () => [TRANSFER],
  });
  renderApp('/app/my-agent');
  expect(
    await screen.findByText(/A manager of your company may approve it, or Keystone Risk does/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve…' })).not.toBeInTheDocument();
});
