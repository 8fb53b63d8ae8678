import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { ClientTransferKind } from '@covertrail/contracts/live/live.messages';
import { clientTransferReceived } from '#live/live.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { ACKNOWLEDGED, APPROVED, COMPLETED, REQUESTED, step, TRANSFER, transfer } from '../testing/sample-transfer.js';

const READ = `GET agent/transfer/${TRANSFER}`;
const put = (action: string) => `PUT agent/transfer/${TRANSFER}/${action}`;

function open(details: TransferDetails) {
  rememberSession('agent');
  const held = { details };
  const server = fakeServer({ 'GET user/userdetails': () => userDetails(['agent']), [READ]: () => held.details });
  const becomes = (next: TransferDetails) => {
    held.details = next;
    server.at = `00${Number(server.at) + 10}`;
    return {};
  };
  const view = renderApp(`/app/transfers/${TRANSFER}`);
  const receive = (kind: ClientTransferKind) =>
    act(() => {
      view.store.dispatch(
        clientTransferReceived({
          kind,
          transferId: TRANSFER,
          insuredId: 'i',
          activeAcknowledgment: 'yes',
          position: server.at,
        }),
      );
    });
  return { server, becomes, receive, ...view };
}

const track = () => within(screen.getByRole('region', { name: 'Progress of the transfer' }));

it('[G04] shows both lanes, what moves and what stays, and what the viewer may do', async () => {
  const { container } = open(transfer());
  expect(await screen.findByRole('heading', { name: 'Waiting for your decision' })).toBeInTheDocument();
  await expectAccessible(container);
  expect(track().getByText('Waiting for you').closest('li')).toHaveAttribute('aria-current', 'step');
  const moves = within(screen.getByRole('region', { name: 'What moves' }));
  expect(moves.getByText('Policy WC-1')).toBeInTheDocument();
  expect(moves.queryByText('Policy GL-2')).toBeNull();
  await userEvent.click(moves.getByRole('button', { name: /1 more/ }));
  expect(moves.getByText('Policy GL-2')).toBeInTheDocument();
  expect(moves.getByText('What stays with Hollis & Vance')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
  const log = within(screen.getByRole('log')).getAllByRole('listitem');
  expect(log.map((entry) => entry.textContent)).toEqual([
    expect.stringContaining('Priya Raman acknowledged'),
    expect.stringContaining('Jonah Aldana requested'),
  ]);
});

it('[G04] approves, and sees the completion that follows by itself', async () => {
  const { server, becomes, receive } = open(transfer());
  const approved = transfer({ stage: 'approved', may: [], steps: [REQUESTED, ACKNOWLEDGED, APPROVED] });
  server.answers[put('approve')] = () => becomes(approved);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve…' }));
  const dialog = await focusedDialog('Approve the transfer of Granite Peak Demolition');
  expect(dialog).toHaveTextContent(
    'moves to Keystone Risk with 5 policies, 1 open request and 1 share, all at the same time.',
  );
  expect(dialog).toHaveTextContent(
    'Your agency can still read the policies of Granite Peak Demolition and their history up to the transfer, and nothing recorded later.',
  );
  expect(server.callsOf(put('approve'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve transfer' }));
  expect(await screen.findByRole('heading', { name: 'Approved, moving now' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Deny…' })).toBeNull();
  becomes({ ...approved, stage: 'completed', may: ['close'], steps: [...approved.steps, COMPLETED] });
  receive('TRANSFER_COMPLETE');
  expect(await screen.findByText('Keystone Risk now manages Granite Peak Demolition.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What moved' })).toBeInTheDocument();
  expect(await screen.findByText(/Covertrail moved the client/)).toBeInTheDocument();
});

it('[G04] lists the shares that move, and leaves out what there is none of', async () => {
  open(transfer({ openRequests: [] }));
  const moves = within(await screen.findByRole('region', { name: 'What moves' }));
  expect(moves.getByText('Union Yard, 4 policies, shared 07/01/2026')).toBeInTheDocument();
  expect(moves.queryByText(/open request/)).toBeNull();
  expect(moves.getByRole('link', { name: 'Policy GL-1' })).toHaveAttribute('href', '/app/policies/GL-1');
});

it('[G04] shows the agency that asked nothing of the client, nor who has it, before that agency approves', async () => {
  const from = { agencyId: null, agencyName: 'the present agency', agentId: null, agentName: 'its agent' };
  const { container } = open(
    transfer({ mySide: 'to', may: ['cancel'], from, sight: 'nothing', policies: [], openRequests: [], shares: [] }),
  );
  expect(await screen.findByText('You can see what moves after the present agency approves.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Waiting for the present agency' })).toBeInTheDocument();
  expect(track().getAllByText('The present agency').length).toBeGreaterThan(0);
  expect(screen.queryByText(/no policies, open requests or shares/)).toBeNull();
  await expectAccessible(container);
});

it('[G04] gives out the letter, and marks neither it nor a note as checked', async () => {
  const { server } = open(transfer({ note: 'Please hurry.' }));
  server.answers[`GET agent/transfer/${TRANSFER}/letter`] = () =>
    refuse(503, 'HTTP.UNAVAILABLE', 'Please try again soon.');
  for (const title of ['Letter from the client', 'Note'])
    expect((await screen.findByText(title)).closest('li')).toHaveClass('note');
  await userEvent.click(screen.getByRole('button', { name: 'Download letter' }));
  await waitFor(() => expect(server.callsOf(`GET agent/transfer/${TRANSFER}/letter`)).toHaveLength(1));
});

it('[G04] shows the step of the other side immediately, and nothing about its own', async () => {
  const { becomes, receive } = open(
    transfer({ mySide: 'to', stage: 'requested', may: ['cancel'], steps: [REQUESTED] }),
  );
  await screen.findByRole('heading', { name: 'Waiting for Hollis & Vance' });
  receive('TRANSFER_REQUEST');
  becomes(transfer({ mySide: 'to', may: ['cancel'] }));
  receive('ACKNOWLEDGED');
  expect(await screen.findByText('Priya Raman acknowledged the request.')).toBeInTheDocument();
  expect(screen.queryByText('Jonah Aldana requested the transfer.')).toBeNull();
  expect(track().getByText('Acknowledged')).toBeInTheDocument();
});

it('[G04] shows what happened even if the transfer cannot be read', async () => {
  const { server, receive } = open(transfer());
  await screen.findByRole('heading', { name: 'Waiting for your decision' });
  server.answers[READ] = () => refuse(404, 'HTTP.NOT_FOUND', 'Gone.');
  receive('CANCELLED');
  expect(await screen.findByText('The request was canceled.')).toBeInTheDocument();
});

it('[G04] denies only with a reason', async () => {
  const { server, becomes } = open(transfer());
  server.answers[put('deny')] = ({ body }) =>
    becomes(transfer({ stage: 'denied', may: ['close'], reason: (body as { reason: string }).reason }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deny…' }));
  const dialog = await focusedDialog('Deny the transfer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deny transfer' }));
  expect(await within(dialog).findByText('Please enter a reason.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'No capacity.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deny transfer' }));
  expect(await screen.findByText('Reason given: No capacity. Nothing moved.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/What stays with/)).toBeNull();
});

it('[G04] offers each action that is open, and shows why one came too late', async () => {
  const { server } = open(
    transfer({ stage: 'requested', may: ['acknowledge', 'approve', 'deny'], steps: [REQUESTED] }),
  );
  server.answers[put('acknowledge')] = () => refuse(409, 'CLIENT_TRANSFER.ALREADY_ENDED', 'This transfer has ended.');
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('This transfer has ended.')).toBeInTheDocument();
});

it('[G04] cancels and dismisses', async () => {
  const { server, becomes } = open(transfer({ mySide: 'to', may: ['cancel'] }));
  server.answers[put('cancel')] = () => becomes(transfer({ mySide: 'to', stage: 'canceled', may: ['close'] }));
  server.answers[put('close')] = () =>
    becomes(transfer({ mySide: 'to', stage: 'canceled', may: [], closedByMe: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('The request was withdrawn. Nothing moved.')).toBeInTheDocument();
  expect(screen.getByText(/Hollis & Vance keeps its own/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss notice' })).toBeNull());
});

it('[C15] says that the client may approve what one of its agencies asks of another one, and that it did', async () => {
  const { becomes, receive } = open(transfer({ beside: true }));
  expect(await screen.findByText('The client may approve it, too')).toBeInTheDocument();
  const approved = step('approved', 'client', 'Ines Calder', 'approved the transfer');
  becomes(transfer({ beside: true, stage: 'approved', may: [], steps: [REQUESTED, ACKNOWLEDGED, approved] }));
  receive('APPROVE');
  expect(await track().findByText('Approved by the client')).toBeInTheDocument();
  const entry = within(screen.getByRole('log')).getByText('Ines Calder').closest('li');
  expect(entry).toHaveTextContent(/approved the transfer.*Granite Peak Demolition/);
});
