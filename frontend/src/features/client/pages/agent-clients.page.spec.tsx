import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import type { MaskedPolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Lapse, RequesterCounts, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { selectUser } from '#shared/session/session.selectors';
import { userDetailed } from '#shared/session/session.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const CLIENT = '55555555-5555-4555-8555-555555555555';

const client = (more: Partial<ClientRow> = {}): ClientRow => ({
  id: CLIENT,
  insuredId: CLIENT,
  name: 'Granite Peak Demolition',
  policyCount: 5,
  unverifiedCount: 2,
  openRequests: 1,
  nextExpiry: '2026-12-07',
  status: 'unverified',
  since: '2024-11-20T09:00:00.000Z',
  transferId: null,
  ...more,
});

const COUNTS: RequesterCounts = { total: 3, answer: 1, fix: 0, wait: 0, ended: 0, fine: 2 };
const WAITING: RequesterRow = {
  id: 't1',
  requesterId: 'm',
  requesterName: 'Meridian Builders',
  projectId: 'p1',
  projectName: 'Union Yard',
  outcome: 'fail',
  checking: false,
  excepted: 0,
  exceptionsLapseOn: null,
  met: 0,
  total: 4,
  nextExpiry: null,
  asked: 'requested',
  answered: false,
  need: 'answer',
  gaps: [],
  request: { id: 'r1', dueOn: '2026-12-05' },
};
const RENEWAL: Lapse = {
  kind: 'policy',
  on: '2026-12-12',
  policyId: 'p-1',
  line: 'umbrella',
  policyNumber: 'UM-AB123',
  shares: 2,
};

function open(clients: ClientRow[], path = '/app/agent-clients', others: readonly MaskedPolicyRow[] = []) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET agent/client': ({ query }) => {
      const rows = clients.filter(
        ({ id, status }) => (query.get('insuredCompanyId') ?? id) === id && (query.get('status') ?? status) === status,
      );
      return { rows, total: rows.length };
    },
    'GET agent/appointment': () => [],
    [`GET insured/${CLIENT}/overview`]: () => ({ counts: COUNTS, lapses: [RENEWAL] }),
    [`GET insured/${CLIENT}/requesters`]: () => ({ rows: [WAITING], total: 1 }),
    'GET agent/client/search': () => [
      { insuredId: 'free', name: 'Pell Steel', city: 'Denver', state: 'CO', standing: 'free' },
      { insuredId: 'other', name: 'Pellworm Freight', city: 'Reno', state: 'NV', standing: 'elsewhere' },
    ],
    [`GET policy/list/${CLIENT}`]: () => ({ rows: [], total: 0 }),
    [`GET policy/others/${CLIENT}`]: () => ({ rows: others, total: others.length }),
    'GET policy/respond/list': () => ({
      rows: [
        {
          id: 'r1',
          number: '1042',
          requesterName: 'Meridian Builders',
          projectName: 'Union Yard',
          dueOn: '2026-12-05',
        },
      ],
      total: 1,
    }),
  });
  return { server, ...renderApp(path) };
}

it('[G03] lists the clients with what waits, and opens one', async () => {
  const { server, address, container } = open([client()]);
  const row = (await screen.findByRole('link', { name: 'Granite Peak Demolition' })).closest('tr')!;
  expect(within(row).getByText('Unverified')).toBeInTheDocument();
  expect(within(row).getByText('2 to approve')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(within(row).getByText('12/07/2026'));
  await waitFor(() => expect(address()).toBe(`/app/agent-clients/${CLIENT}`));
  expect(await screen.findByRole('heading', { name: 'Granite Peak Demolition' })).toBeInTheDocument();
  expect(await screen.findByText('Union Yard, request 1042')).toBeInTheDocument();
  expect(server.callsOf('GET policy/respond/list').at(-1)!.query.get('insuredCompanyId')).toBe(CLIENT);
});

it('[A03] is narrowed to a policy that an entry of single sign-on names, and shows all again', async () => {
  const { server } = open([client()], '/app/agent-clients?policyNumber=GL-88120');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filter: Policy GL-88120' }));
  await waitFor(() => expect(server.callsOf('GET agent/client').at(-1)!.query.has('policyNumber')).toBe(false));
  expect(server.callsOf('GET agent/client')[0]!.query.get('policyNumber')).toBe('GL-88120');
});

it('leads people who only read to the imports, and offers them none', async () => {
  const { server, store } = open([client()]);
  expect(await screen.findByRole('button', { name: 'Import from agency system' })).toBeInTheDocument();
  server.answers['GET user/userdetails'] = () => userDetails(['agent'], [], 'readOnly');
  act(() => void store.dispatch(userDetailed({ ...selectUser(store.getState())!, access: 'readOnly' })));
  expect(screen.getByRole('button', { name: 'Agency system imports' })).toHaveAttribute(
    'href',
    '/app/agent-system-imports',
  );
  expect(screen.queryByRole('button', { name: 'Import from agency system' })).toBeNull();
});

it('[G03] says whether the client is fine with everyone, with the next step for each and what is to be renewed', async () => {
  const { container } = open([client()], `/app/agent-clients/${CLIENT}`);
  expect(
    await screen.findByText('Granite Peak Demolition is fine with 2 of 3. 1 waits for your answer.'),
  ).toBeInTheDocument();
  const asks = within(await screen.findByRole('region', { name: 'Who asks' }));
  expect(await asks.findByText('Action Required')).toBeInTheDocument();
  expect(asks.getByRole('link', { name: 'Answer the request: Meridian Builders, Union Yard' })).toHaveAttribute(
    'href',
    '/app/agent-insured-requests/r1',
  );
  const lapses = within(screen.getByRole('region', { name: 'Lapses next' }));
  expect(lapses.getByRole('link', { name: 'Umbrella liability UM-AB123' })).toHaveAttribute(
    'href',
    '/app/policies/p-1',
  );
  await expectAccessible(container);
});

it('[G03] leads to the requests of the client where one waits, and keeps the other acts in a menu', async () => {
  const { address } = open([client()], `/app/agent-clients/${CLIENT}`);
  expect(await screen.findByRole('button', { name: 'Answer requests' })).toHaveAttribute(
    'href',
    '/app/agent-insured-requests?keyword=Granite+Peak+Demolition',
  );
  expect(screen.queryByRole('region', { name: 'Policies of other agencies' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(
    within(screen.getByRole('dialog', { name: 'More' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual([
    'Add policy',
    'Share policies',
    'Cure plan',
    'Shared policies',
    'Corrections',
    'Issue certificate…',
    'Issued certificates',
    'Address book',
    'Download certificates',
    'Transfer client',
    'Remove client…',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
  await waitFor(() => expect(address()).toBe('/app/policies/new'));
});

it('[D11] removes a client from the menu, after saying what follows', async () => {
  const { server, address } = open([client()], `/app/agent-clients/${CLIENT}`);
  server.answers['PUT agent/client/end'] = () => ({ insuredCompanyId: CLIENT });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove client…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Granite Peak Demolition?' }));
  expect(dialog.getByText(/gets no more requests for it/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Client' }));
  await waitFor(() => expect(address()).toBe('/app/agent-clients'));
  expect(server.callsOf('PUT agent/client/end')[0]!.body).toMatchObject({ insuredCompanyId: CLIENT });
});

it('[G03] offers to add a policy for a client where no request waits', async () => {
  open([client({ openRequests: 0 })], `/app/agent-clients/${CLIENT}`);
  expect(await screen.findByRole('button', { name: 'Add policy' })).toHaveAttribute(
    'href',
    `/app/policies/new?insured=${CLIENT}`,
  );
});

it('[C15] shows of another agency’s policies of the client the ends of their numbers, and nothing where there is none', async () => {
  const theirs = { id: 'p9', insuredId: CLIENT, line: 'umbrella', policyNumber: '•••AB123' } as const;
  const { container } = open([client()], `/app/agent-clients/${CLIENT}`, [theirs]);
  const panel = within(await screen.findByRole('region', { name: 'Policies of other agencies' }));
  expect(panel.getByRole('listitem')).toHaveTextContent('•••AB123');
  expect(within(panel.getByRole('listitem')).queryByRole('link')).toBeNull();
  expect(panel.getByRole('button', { name: 'Request them' })).toHaveAttribute(
    'href',
    `/app/transfers?start=${CLIENT}&side=receiver&name=Granite+Peak+Demolition&beside=yes`,
  );
  await expectAccessible(container);
});

it('[G04] leads to the transfer under way', async () => {
  open([client({ transferId: 't1' })]);
  expect(await screen.findByRole('link', { name: 'Transfer in progress' })).toHaveAttribute(
    'href',
    '/app/transfers/t1',
  );
});

async function openDialog() {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add client' }))[0]!);
  return focusedDialog('Add a client');
}

it('[G01] asks a client by the Request ID that it passed on, with the specification’s words where there is none', async () => {
  const { server } = open([]);
  server.answers['POST agent/client'] = () => ({ insuredId: CLIENT });
  const dialog = await openDialog();
  const ask = within(dialog).getByRole('button', { name: 'Ask company' });
  await userEvent.click(ask);
  expect(await within(dialog).findByText('Please enter Policy Request ID to search')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Request ID/ }), '104200000001');
  await userEvent.click(ask);
  expect(
    await screen.findByText('The company has been asked. You can answer its request now: see Open Requests.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.callsOf('POST agent/client')[0]!.body).toEqual({ requestNumber: '104200000001' });
});

it('[G01] asks a client by its Tax ID or Email, and for the one that is missing', async () => {
  const { server } = open([]);
  const dialog = await openDialog();
  for (const [way, missing, text, body] of [
    ['Tax ID', 'Please enter Tax ID.', '84-1234567', { taxId: '84-1234567' }],
    ['Email', 'Please enter Email.', 'ines@granite.example', { email: 'ines@granite.example' }],
  ] as const) {
    await userEvent.click(within(dialog).getByRole('radio', { name: way }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask company' }));
    expect(await within(dialog).findByText(missing)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox', { name: new RegExp(way) }), text);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask company' }));
    await waitFor(() => expect(server.callsOf('POST agent/client').at(-1)?.body).toEqual(body));
  }
});

it('[G03] asks a company that it knows by name alone, and offers a transfer for one of another agency', async () => {
  const { server } = open([]);
  server.answers['POST agent/appointment'] = () => ({ insuredId: 'free' });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Company name' }));
  const search = within(dialog).getByRole('combobox');
  await userEvent.type(search, 'pel');
  await userEvent.click(await within(dialog).findByRole('option', { name: /Pellworm/ }));
  expect(within(dialog).getByRole('link', { name: 'Request a transfer' })).toHaveAttribute(
    'href',
    '/app/transfers?start=other&side=receiver&name=Pellworm+Freight',
  );
  expect(within(dialog).getByRole('button', { name: 'Ask company' })).toBeDisabled();
  await userEvent.clear(search);
  await userEvent.type(search, 'pell');
  await userEvent.click(await within(dialog).findByRole('option', { name: /Pell Steel/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask company' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.callsOf('POST agent/appointment')[0]!.body).toEqual({ insuredCompanyId: 'free' });
  expect(server.callsOf('POST agent/client')).toEqual([]);
});

it('[B09] has the dialog at an address, for those who may add clients', async () => {
  const { store, router } = open([]);
  await openDialog();
  expect(router.state.location.search).toBe('?add=1');
  const user = selectUser(store.getState())!;
  act(() => void store.dispatch(userDetailed({ ...user, access: 'readOnly' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void store.dispatch(userDetailed(user)));
  await userEvent.click(within(await focusedDialog('Add a client')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the companies that have not accepted the agency, and takes a request back', async () => {
  const { server, container } = open([client()]);
  const appointment = {
    insuredId: 'n',
    insuredName: 'Northgate Hotels',
    agentName: 'Jonah Aldana',
    askedAt: '2026-11-20T16:00:00.000Z',
  };
  server.answers['GET agent/appointment'] = () => [
    { ...appointment, id: 'p1', state: 'waiting', endedAt: null, reason: '' },
    {
      ...appointment,
      id: 'p2',
      insuredName: 'Bayside',
      state: 'refused',
      endedAt: '2026-11-21T16:00:00.000Z',
      reason: 'No need',
    },
  ];
  server.answers['PUT agent/appointment/withdraw'] = () => ({ insuredId: 'n' });
  const panel = await screen.findByRole('region', { name: 'Awaiting acceptance' });
  expect(within(panel).getByText('Refused 11/21/2026: No need')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(within(panel).getByRole('button', { name: 'Withdraw the request to Northgate Hotels' }));
  await waitFor(() =>
    expect(server.callsOf('PUT agent/appointment/withdraw')[0]?.body).toEqual({ insuredCompanyId: 'n' }),
  );
});

it('[G03] says that a client is not of this agency', async () => {
  open([], `/app/agent-clients/${CLIENT}`);
  expect(await screen.findByText('Not a client of your agency')).toBeInTheDocument();
});
