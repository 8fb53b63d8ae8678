import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { chooseInRow } from '#testing/row-menu';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const TRACKING = 'aaaaaaaa-0000-4000-8000-000000000001';
const OMAR = 'a0000000-0000-4000-8000-000000000009';
const REOPEN = `PUT dashboard/compliancereview/${TRACKING}/reopen`;
const review = (change: Partial<ComplianceReviewRow> = {}): ComplianceReviewRow => ({
  id: TRACKING,
  status: 'pending',
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  waitingSince: '2026-11-01T15:00:00.000Z',
  openItems: [{ rule: 'generalLiability.rating', title: 'GL: AM Best rating' }],
  assigneeId: null,
  assigneeName: '',
  completedAt: null,
  completedBy: '',
  note: '',
  ...change,
});

async function open(...rows: ComplianceReviewRow[]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/compliancereview': () => ({ rows, total: rows.length }),
    'GET dashboard/compliancereview/reviewers': () => [{ id: OMAR, name: 'Omar Reyes' }],
    [`PUT dashboard/compliancereview/${TRACKING}/assign`]: () => ({ trackingId: TRACKING }),
    [`PUT dashboard/compliancereview/${TRACKING}/complete`]: () => ({ trackingId: TRACKING }),
    [REOPEN]: () => ({ trackingId: TRACKING }),
  });
  const app = renderApp('/app/compliance-reviews');
  await screen.findByRole('heading', { level: 1, name: 'Compliance Reviews' });
  return { server, ...app };
}

it('[H04] lists what waits longest first, and blocks Complete while something requires a review', async () => {
  const { server, container } = await open(review());
  const row = (await screen.findByText('Granite Peak')).closest('tr')!;
  expect(row).toHaveTextContent('GL: AM Best rating');
  expect(within(row).queryByRole('button', { name: 'Complete: Granite Peak' })).toBeNull();
  expect(Object.fromEntries(server.callsOf('GET dashboard/compliancereview')[0]!.query)).toMatchObject({
    state: 'pending',
    sort: 'waitingSince',
    direction: 'asc',
  });
  await expectAccessible(container);
});

it('is assigned to a colleague', async () => {
  const { server } = await open(review());
  await chooseInRow('Granite Peak', 'Assign…');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Assigned to' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Omar Reyes' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(server.callsOf(`PUT dashboard/compliancereview/${TRACKING}/assign`)[0]!.body).toEqual({ assigneeId: OMAR }),
  );
});

it('is completed with notes, and says why it was refused', async () => {
  const { server } = await open(review({ openItems: [] }));
  expect(await screen.findByText('Nothing open: ready to complete')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Complete: Granite Peak' }));
  const dialog = await screen.findByRole('dialog');
  server.answers[`PUT dashboard/compliancereview/${TRACKING}/complete`] = () =>
    refuse(409, 'REVIEW.ALREADY_COMPLETE', 'This review is complete already.');
  await userEvent.type(within(dialog).getByLabelText('Notes'), 'Read all of it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Complete' }));
  expect(await within(dialog).findByText('This review is complete already.')).toBeInTheDocument();
  expect(server.callsOf(`PUT dashboard/compliancereview/${TRACKING}/complete`)[0]!.body).toEqual({
    note: 'Read all of it.',
  });
});

it('[C16] is set to Pending again with notes, which are required', async () => {
  const { server } = await open(review({ status: 'complete', completedAt: '2026-11-02T15:00:00.000Z', openItems: [] }));
  await chooseInRow('Granite Peak', 'Set to Pending…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set this review to Pending?' }));
  await userEvent.type(dialog.getByLabelText(/^Notes/), ' ');
  await userEvent.click(dialog.getByRole('button', { name: 'Set to Pending' }));
  expect(await dialog.findByText('*Please enter Notes.')).toBeInTheDocument();
  expect(server.callsOf(REOPEN)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText(/^Notes/), 'A new letter came.');
  await userEvent.click(dialog.getByRole('button', { name: 'Set to Pending' }));
  await waitFor(() => expect(server.callsOf(REOPEN)[0]!.body).toEqual({ reason: 'A new letter came.' }));
});

it('[H04] completes several at once, each of which the server takes or refuses', async () => {
  const { server } = await open(review({ openItems: [] }), review({ id: OMAR, supplierName: 'Basalt Works' }));
  server.answers[`PUT dashboard/compliancereview/${OMAR}/complete`] = () =>
    refuse(409, 'REVIEW.STILL_OPEN', 'Something of it requires a review.');
  for (const name of ['Granite Peak', 'Basalt Works'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}, Union Yard` }));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Chosen rows' })).getByRole('button', { name: 'Complete…' }),
  );
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }));
  expect(await screen.findByRole('list', { name: 'Refused' })).toHaveTextContent('Something of it requires a review.');
  expect(server.callsOf(`PUT dashboard/compliancereview/${TRACKING}/complete`)).toHaveLength(1);
});

it('[H04] keeps what is done with a row in its menu', async () => {
  await open(review({ openItems: [] }));
  await chooseInRow('Granite Peak', 'Complete…');
  expect(await screen.findByLabelText('Notes')).toBeInTheDocument();
});

it('opens the findings of a row with Enter', async () => {
  const { router } = await open(review());
  const row = (await screen.findByText('Granite Peak')).closest('tr')!;
  row.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/suppliers/${TRACKING}/why`));
});
