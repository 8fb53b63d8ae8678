import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransferRow } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { TRANSFER, transfer } from '../testing/sample-transfer.js';

const START = 'POST agent/transfer';

const row: TransferRow = {
  id: TRANSFER,
  insuredId: 'i',
  insuredName: 'Granite Peak Demolition',
  otherAgencyName: 'Keystone Risk',
  direction: 'outgoing',
  stage: 'requested',
  askedOfMe: true,
  closedByMe: false,
  requestedAt: '2026-11-20T16:05:00.000Z',
  changedAt: '2026-11-20T16:05:00.000Z',
};

function open(path: string) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET agent/transfer': () => ({ rows: [row], total: 1 }),
    [`GET agent/transfer/${TRANSFER}`]: () => transfer(),
    'GET agent/agencies': () => [
      {
        agencyId: 'k',
        name: 'Keystone Risk',
        city: 'Denver',
        state: 'CO',
        agents: [{ agentId: 'ja', name: 'Jonah Aldana' }],
      },
    ],
    'GET agent/client/search': () => [
      { insuredId: 'mine', name: 'Pell Steel', city: 'Denver', state: 'CO', standing: 'mine' },
      { insuredId: 'other', name: 'Pellworm Freight', city: 'Reno', state: 'NV', standing: 'elsewhere' },
    ],
    'GET policy/others/i1': () => ({
      rows: [{ id: 'p9', insuredId: 'i1', line: 'umbrella', policyNumber: '•••AB123' }],
      total: 1,
    }),
    'POST agent/transfer/letter': () => ({ uploadId: 'up-1', fileName: 'letter.pdf', bytes: 48_213 }),
    [START]: () => ({ transferId: TRANSFER }),
  });
  return { server, ...renderApp(path) };
}

it('[G04] lists transfers with what waits for this agency', async () => {
  const { server, container } = open('/app/transfers');
  const shown = (await screen.findByRole('link', { name: 'Granite Peak Demolition' })).closest('tr')!;
  expect(within(shown).getByText('To Keystone Risk')).toBeInTheDocument();
  expect(within(shown).getByText('Waiting for you')).toBeInTheDocument();
  await expectAccessible(container);
  expect(server.callsOf('GET agent/transfer').at(-1)!.query.get('show')).toBe('notices');
});

it('[G04] gives a client away to an agent of another agency', async () => {
  const { server, address } = open('/app/transfers?start=i1&side=holder&name=Granite+Peak');
  const dialog = await focusedDialog('Transfer a client');
  expect(within(dialog).getByRole('combobox', { name: /Client/ })).toHaveValue('Granite Peak');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer client' }));
  expect(await within(dialog).findByText('Please select the receiving agency.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('combobox', { name: /Receiving agency/ }), 'key');
  await userEvent.click(await within(dialog).findByRole('option', { name: /Keystone Risk/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer client' }));
  await waitFor(() => expect(address()).toBe(`/app/transfers/${TRANSFER}`));
  expect(server.callsOf(START)[0]!.body).toEqual({
    insuredCompanyId: 'i1',
    note: '',
    toAgencyId: 'k',
    toAgentId: 'ja',
  });
});

it('[G04] asks for a client with its letter, and puts a refusal at its field', async () => {
  const { server } = open('/app/transfers');
  server.answers[START] = () =>
    refuse(400, 'HTTP.BAD_INPUT', 'Please check the fields.', { 'letter.signedOn': 'The letter is too old.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer a client' }));
  const dialog = await focusedDialog('Transfer a client');
  await userEvent.click(within(dialog).getByLabelText('Request a client from another agency'));
  await userEvent.type(within(dialog).getByRole('combobox', { name: /Client/ }), 'pel');
  const mine = await within(dialog).findByRole('option', { name: /Pell Steel/ });
  expect(mine).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(dialog).getByRole('option', { name: /Pellworm/ }));
  const chosen = within(dialog).getByLabelText(/Broker of record letter/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request client' }));
  expect(await within(dialog).findByText('Please choose the letter.')).toBeInTheDocument();
  fireEvent.change(chosen, { target: { files: [new File(['GIF89a'], 'letter.gif', { type: 'image/gif' })] } });
  expect(await within(dialog).findByText('File not supported. Please upload pdf, png, jpeg only.')).toBeInTheDocument();
  fireEvent.change(chosen, { target: { files: [new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' })] } });
  expect(await within(dialog).findByText('letter.pdf, 48 kB')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Signed on/), '2099-01-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request client' }));
  expect(await within(dialog).findByText('The letter cannot be signed after today.')).toBeInTheDocument();
  await userEvent.clear(within(dialog).getByLabelText(/Signed on/));
  await userEvent.type(within(dialog).getByLabelText(/Signed on/), '2026-01-05');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request client' }));
  expect(await within(dialog).findByText('The letter is too old.')).toBeInTheDocument();
  expect(server.callsOf(START)[0]!.body).toEqual({
    insuredCompanyId: 'other',
    note: '',
    letter: { uploadId: 'up-1', signedOn: '2026-01-05' },
  });
});

it('[G04] asks another agency of a client for its part, by a policy that it manages', async () => {
  const { server, address } = open('/app/transfers?start=i1&side=receiver&name=Granite+Peak&beside=yes');
  const dialog = await focusedDialog('Transfer a client');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request client' }));
  expect(await within(dialog).findByText('Please select a policy of the other agency.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Policy of the other agency/ }));
  await userEvent.click(await screen.findByRole('option', { name: /•••AB123/ }));
  fireEvent.change(within(dialog).getByLabelText(/Broker of record letter/), {
    target: { files: [new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' })] },
  });
  expect(await within(dialog).findByText('letter.pdf, 48 kB')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Signed on/), '2026-01-05');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request client' }));
  await waitFor(() => expect(address()).toBe(`/app/transfers/${TRANSFER}`));
  expect(server.callsOf(START)[0]!.body).toEqual({
    insuredCompanyId: 'i1',
    note: '',
    policyId: 'p9',
    letter: { uploadId: 'up-1', signedOn: '2026-01-05' },
  });
});
