import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Role } from '#shared/session/role';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const POLICY = 'cccccccc-0000-4000-8000-000000000001';
const PRIYA = 'dddddddd-0000-4000-8000-000000000001';

const COMPANY = '22222222-2222-4222-8222-222222222222';
const GL: PolicyRow = {
  id: POLICY,
  insuredId: 'granite',
  insuredName: 'Granite Peak Demolition',
  line: 'generalLiability',
  policyNumber: 'GL-88120',
  carrierName: 'Summit Mutual',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  verification: 'verified',
  verifiedOn: '2026-01-02',
  editsAwait: false,
  canceledFrom: null,
  standing: 'verified',
};

const row = (other: Partial<ActivityRow> = {}): ActivityRow => ({
  id: 'r1',
  eventId: 'e1',
  type: 'PolicyCanceled',
  feature: 'policy',
  about: 'Policies',
  recordedAt: '2026-05-18T16:00:00.000Z',
  effectiveFrom: '2026-03-02',
  sentence: 'General liability *GL-88120* was canceled.',
  actorId: PRIYA,
  actor: 'Priya Raman',
  company: 'Hollis & Vance Insurance',
  onBehalfOf: 'Granite Peak Demolition',
  changes: [{ label: 'Cover', before: 'in force', after: 'canceled' }],
  aboutCompanyIds: [],
  policyId: POLICY,
  ...other,
});

async function open(search = '', role: Role = 'requester') {
  rememberSession(role);
  const world = { rows: [row()], total: 1 };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET activity-log': () => world,
    'GET activity-log/people': () => ({ rows: [{ id: PRIYA, name: 'Priya Raman', events: 12 }], total: 1 }),
    'GET activity-log/features': () => [
      { feature: 'client', about: 'Clients' },
      { feature: 'policy', about: 'Policies' },
    ],
    'GET policy/agency': () => ({ rows: [GL], total: 1 }),
    [`GET policy/list/${COMPANY}`]: () => ({ rows: [GL], total: 1 }),
    'GET company/search': () => ({
      rows: [{ id: 'company-1', name: 'Granite Peak Demolition', city: 'Denver', state: 'CO' }],
      total: 1,
    }),
  });
  const app = renderApp(`/app/activity-log${search}`);
  await screen.findByText(/was canceled\./);
  const lastAsked = () => Object.fromEntries(server.callsOf('GET activity-log').at(-1)!.query);
  return { server, world, lastAsked, ...app };
}

it('lists every event with before and after, who, for whom and since when', async () => {
  const { container } = await open();
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('General liability GL-88120 was canceled.');
  expect(row).toHaveTextContent('Coverin forcecanceled');
  expect(row).toHaveTextContent('Priya RamanHollis & Vance Insuranceon behalf of Granite Peak Demolition');
  expect(row).toHaveTextContent('03/02/2026');
  await expectAccessible(container);
});

it('is narrowed to a person, a policy, a company, a feature and a time, and shown whole again', async () => {
  const { lastAsked, router } = await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Show only events by Priya Raman' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ user: PRIYA }));
  await user.click(await screen.findByRole('button', { name: 'Only this policy' }));
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  await user.type(screen.getByRole('combobox', { name: 'Company' }), 'granite');
  await user.click(await screen.findByRole('option', { name: /Granite Peak Demolition/ }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '03/01/2026');
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      user: PRIYA,
      policy: POLICY,
      company: 'company-1',
      from: '2026-03-01',
      page: '1',
      size: '50',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Clear filter: Priya Raman' }));
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('user'));
  expect(screen.getByRole('list', { name: 'Filters in use' })).toHaveTextContent(
    'Company: Granite Peak DemolitionPolicy: One policyFrom: 03/01/2026',
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('names what an event is about, and is narrowed to it', async () => {
  const { lastAsked } = await open();
  const user = userEvent.setup();
  expect(screen.getByRole('cell', { name: 'Policies' })).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'About' }));
  await user.click(await screen.findByRole('option', { name: 'Policies' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ feature: 'policy' }));
});

it('searches a person among those who acted, and takes the choice away by one click', async () => {
  const { server, lastAsked } = await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('combobox', { name: 'Policy' })).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Person' }), 'pri');
  await user.click(await screen.findByRole('option', { name: /Priya Raman.*12 events/ }));
  expect(Object.fromEntries(server.callsOf('GET activity-log/people').at(-1)!.query)).toEqual({ keyword: 'pri' });
  await waitFor(() => expect(lastAsked()).toMatchObject({ user: PRIYA }));
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('Priya Raman');
  await user.click(screen.getByRole('button', { name: 'Clear filter: Priya Raman' }));
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('user'));
});

it('shows what the address narrows it to', async () => {
  const { container } = await open(`?user=${PRIYA}&policy=${POLICY}`, 'agent');
  const chips = screen.getByRole('list', { name: 'Filters in use' });
  await waitFor(() => expect(chips).toHaveTextContent('Person: Priya RamanPolicy: One policy'));
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('Priya Raman');
  expect(screen.getByRole('combobox', { name: 'Policy' })).toHaveValue('One policy');
  await expectAccessible(screen.getByRole('dialog', { name: 'Filters' }));
});

it('says what of the address it does not follow, and takes that away', async () => {
  const { lastAsked } = await open('?feature=policy&sort=who&dir=desc&color=red');
  const note = screen.getByText(
    /The address asks for “sort=who”, “dir=desc”, “color=red”, which this list does not have/,
  );
  expect(lastAsked()).toMatchObject({ feature: 'policy' });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
  expect(lastAsked()).toMatchObject({ feature: 'policy' });
});

it('leads from the last of its pages to what is older, and back to the latest events', async () => {
  const { world, store, lastAsked } = await open('?page=50&feature=policy');
  expect(screen.queryByText(/events are listed\. Older ones/)).toBeNull();
  Object.assign(world, { total: 90_000, next: '0000000000000777' });
  act(() => {
    store.dispatch(viewsMoved([{ view: 'activity-log', position: '0009' }]));
  });
  expect(await screen.findByText(/The latest 2,500 events are listed/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show older events' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ after: '0000000000000777', page: '1', feature: 'policy' }));
  expect(screen.queryByRole('button', { name: 'Show older events' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the latest events' }));
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('after'));
  expect(lastAsked()).toMatchObject({ feature: 'policy' });
});

it.each([
  ['insured', `policy/list/${COMPANY}`],
  ['agent', 'policy/agency'],
] as const)('lets an %s search a policy by its number', async (role, path) => {
  const { server, lastAsked } = await open('', role);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.type(screen.getByRole('combobox', { name: 'Policy' }), 'GL-88');
  await user.click(
    await screen.findByRole('option', { name: /GL-88120, General liability.*Granite Peak Demolition, Summit Mutual/ }),
  );
  expect(Object.fromEntries(server.callsOf(`GET ${path}`).at(-1)!.query)).toEqual({ keyword: 'GL-88', size: '8' });
  await waitFor(() => expect(lastAsked()).toMatchObject({ policy: POLICY }));
  expect(screen.getByRole('combobox', { name: 'Policy' })).toHaveValue('GL-88120, General liability');
  await user.click(screen.getByRole('button', { name: 'Clear filter: GL-88120, General liability' }));
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('policy'));
});

it('offers no choice of a person whom the reader may not know', async () => {
  const { world, store } = await open();
  world.rows = [row({ id: 'r2', actorId: '', actor: 'its agent' })];
  act(() => {
    store.dispatch(viewsMoved([{ view: 'activity-log', position: '0009' }]));
  });
  expect(await screen.findByText('its agent')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Show only events by/ })).toBeNull();
});

it('shows what happens as it happens', async () => {
  const { world, store } = await open();
  world.rows = [row({ id: 'r2', sentence: 'General liability *GL-88120* was reinstated.' }), row()];
  act(() => {
    store.dispatch(viewsMoved([{ view: 'activity-log', position: '0009' }]));
  });
  expect(await screen.findByText(/was reinstated\./)).toBeInTheDocument();
});

it('saves the export of the server under the same filters, and says when that fails', async () => {
  await open('?feature=policy');
  const exportCalls: [string, RequestInit][] = [];
  const saved: string[] = [];
  const before = globalThis.fetch;
  const file = new Blob(['"Recorded at (UTC)"']);
  globalThis.fetch = ((address: string, init: RequestInit) => {
    if (!address.includes('/export')) return before(address, init);
    exportCalls.push([address, init]);
    return Promise.resolve(
      exportCalls.length === 1
        ? { ok: true, blob: () => Promise.resolve(file) }
        : {
            ok: false,
            status: 500,
            json: () => Promise.resolve(refuse(500, 'HTTP.UNEXPECTED', 'It could not be written.')),
          },
    );
  }) as typeof fetch;
  URL.createObjectURL = (kept) => (kept === file ? 'blob:log' : '');
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} of ${this.href}`);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toEqual(['activity-log.csv of blob:log']));
  expect(exportCalls[0]![0]).toBe('/covertrail-api/activity-log/export?feature=policy');
  expect(exportCalls[0]![1].headers).toMatchObject({ Authorization: 'Bearer token-1', 'X-Acting-Role': 'requester' });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('It could not be written.')).toBeInTheDocument();
  click.mockRestore();
});
