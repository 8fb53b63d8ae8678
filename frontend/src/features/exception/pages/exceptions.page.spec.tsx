import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { addDays, dayInZone } from '@covertrail/domain/kernel/dates';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const TRACKING = 'aaaaaaaa-0000-4000-8000-000000000001';
const exception = (change: Partial<ExceptionRow> = {}): ExceptionRow => ({
  id: 'x1',
  state: 'holds',
  kind: 'exception',
  decision: 'accepted',
  scope: 'supplier',
  scopeName: 'Union Yard',
  trackingId: TRACKING,
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  line: 'generalLiability',
  title: 'General liability: Each occurrence',
  sentence: 'Each occurrence is short by $100,000.',
  comment: 'Small work.',
  documents: [],
  lapsesOn: '2099-01-01',
  withdrawnOn: null,
  decidedOn: '2026-11-01',
  decidedAt: '2026-11-01T15:00:00.000Z',
  decidedBy: 'Dana Whitfield',
  covers: 1,
  without: 'fail',
  ...change,
});

async function open(rows: readonly ExceptionRow[]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET policy/request/exceptions': () => ({ rows, total: rows.length }),
    [`POST tracking/${TRACKING}/exceptions/withdraw`]: () => ({ trackingId: TRACKING }),
  });
  const app = renderApp('/app/exceptions');
  await screen.findByRole('heading', { level: 1, name: 'Exceptions' });
  return { server, ...app };
}

it('[H02] says who granted what, until when, and what it would be without', async () => {
  const { container } = await open([
    exception(),
    exception({
      id: 'x2',
      scope: 'template',
      scopeName: 'Trade contractors',
      state: 'reopened',
      lapsesOn: null,
      covers: 0,
      without: null,
    }),
  ]);
  const row = (await screen.findByText('Granite Peak')).closest('tr')!;
  expect(row).toHaveTextContent('Each occurrence is short by $100,000.');
  expect(row).toHaveTextContent('Dana Whitfield');
  expect(within(row).getByText('Fail')).toBeInTheDocument();
  expect(screen.getByText('All suppliers of the template')).toBeInTheDocument();
  expect(screen.getByText('Perpetual', { selector: 'td *' })).toBeInTheDocument();
  await expectAccessible(container);
});

it('[H09] says the last day on which one is effective, and that its end is near only while it holds', async () => {
  const lapsesOn = addDays(dayInZone(new Date().toISOString(), 'UTC'), 10);
  await open([
    exception({ supplierName: 'Granite Peak' }),
    exception({ id: 'x2', supplierName: 'Basalt Works', lapsesOn }),
    exception({ id: 'x3', supplierName: 'Slate Lines', lapsesOn, state: 'closed', covers: 0, without: null }),
  ]);
  const rowOf = (name: string) => screen.getByText(name).closest('tr')!;
  expect(await screen.findByText('12/31/2098')).toBeInTheDocument();
  expect(rowOf('Basalt Works')).toHaveTextContent(/Lapses in (9|10|11) days/);
  expect(rowOf('Slate Lines')).not.toHaveTextContent('Lapses in');
});

it('filters those about to lapse, in the address', async () => {
  const { server } = await open([exception()]);
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'State' })).getByRole('button', { name: 'About to lapse' }),
  );
  await waitFor(() =>
    expect(Object.fromEntries(server.callsOf('GET policy/request/exceptions').at(-1)!.query)).toMatchObject({
      state: 'lapsing',
    }),
  );
});

it('withdraws one with a reason', async () => {
  const { server } = await open([exception()]);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions: General liability/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw…' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(within(dialog).getByText('Please enter a reason.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'It grew.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(server.callsOf(`POST tracking/${TRACKING}/exceptions/withdraw`)[0]!.body).toEqual({
      exceptionId: 'x1',
      reason: 'It grew.',
    }),
  );
});

it('[H02] withdraws several with one reason', async () => {
  const { server } = await open([exception(), exception({ id: 'x2', supplierName: 'Basalt Works' })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose all/ }));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Chosen rows' })).getByRole('button', { name: 'Withdraw…' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 2 exceptions?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They grew.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(server.callsOf(`POST tracking/${TRACKING}/exceptions/withdraw`).map(({ body }) => body)).toEqual([
      { exceptionId: 'x1', reason: 'They grew.' },
      { exceptionId: 'x2', reason: 'They grew.' },
    ]),
  );
});

it('[H02] opens the findings that an exception is about', async () => {
  const { router } = await open([exception()]);
  (await screen.findByText('Granite Peak')).closest('tr')!.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/suppliers/${TRACKING}/why`));
});

it('says how to grant the first one', async () => {
  await open([]);
  expect(await screen.findByText('No exceptions yet')).toBeInTheDocument();
});

it('[H02] downloads the documents of a decision', async () => {
  const file = { number: 2, name: 'Counsel.pdf', bytes: 2_048, sha256: 'a'.repeat(64) };
  const { server, container } = await open([exception({ documents: [file] })]);
  URL.createObjectURL = () => 'blob:counsel';
  const path = `GET tracking/${TRACKING}/exceptions/x1/documents/2`;
  server.answers[path] = () => ({});
  await userEvent.click(await screen.findByRole('button', { name: 'Download Counsel.pdf' }));
  await waitFor(() => expect(server.callsOf(path)).toHaveLength(1));
  await expectAccessible(container);
});
