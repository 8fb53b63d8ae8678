import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { chooseInRow, rowMenu } from '#testing/row-menu';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { policyRow } from '../testing/sample-policy.js';

const LIST = `GET policy/list/${USER.companyId}`;

function open(rows: PolicyRow[], path = '/app/my-policies') {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [LIST]: ({ query }) => {
      const fitting = rows.filter(({ standing }) => !query.get('standing') || standing === query.get('standing'));
      return { rows: fitting, total: fitting.length };
    },
  });
  return { server, ...renderApp(path) };
}

it('[C01] [C14] lists the policies of the insured by line, insurer, days and status', async () => {
  const { container } = open([
    policyRow(),
    policyRow({ id: 'b', policyNumber: 'GL-91344', line: 'generalLiability', standing: 'rejected' }),
  ]);
  const row = (await screen.findByRole('link', { name: 'BA-33071' })).closest('tr')!;
  expect(within(row).getByText('Auto liability')).toBeInTheDocument();
  expect(within(row).getByText('07/01/2099')).toBeInTheDocument();
  expect(within(row).getByText('Active')).toBeInTheDocument();
  const rejected = screen.getByRole('link', { name: 'GL-91344' }).closest('tr')!;
  expect(within(rejected).getByText('Inactive')).toBeInTheDocument();
  await expectAccessible(container);
  const acts = (await rowMenu('policy GL-91344')).getAllByRole('button').map(({ textContent }) => textContent?.trim());
  expect(acts).toEqual(['Edit', 'Manage My Documents', 'Archive…']);
});

it('[C01] has the act for which a policy waits in its row, and all of them in its menu', async () => {
  const { router } = open([
    policyRow({ standing: 'expiring' }),
    policyRow({ id: 'b', policyNumber: 'GL-91344', standing: 'archived' }),
    policyRow({ id: 'c', policyNumber: 'UM-1' }),
  ]);
  await screen.findByRole('link', { name: 'BA-33071' });
  const inRows = screen
    .getAllByRole('button', { name: /: policy / })
    .map((button) => button.getAttribute('aria-label'));
  expect(inRows.filter((name) => !name?.startsWith('Actions'))).toEqual([
    'Replace: policy BA-33071',
    'Take out of archive: policy GL-91344',
  ]);
  await chooseInRow('policy UM-1', 'Replace');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies/c/replace'));
});

it('[C01] leads from the menu of a row to the documents of the policy, of an archived one too', async () => {
  const { router } = open([policyRow({ id: 'c', policyNumber: 'UM-1', standing: 'archived' })]);
  await screen.findByRole('link', { name: 'UM-1' });
  await chooseInRow('policy UM-1', 'Manage My Documents');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies/c'));
  expect(router.state.location.search).toBe('?tab=documents');
});

it('[C01] filters by status and sorts on the server, and says when nothing fits', async () => {
  const { server } = open([policyRow()], '/app/my-policies?standing=canceled');
  expect(await screen.findByText('No policies match')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await screen.findByRole('link', { name: 'BA-33071' });
  await userEvent.click(screen.getByRole('button', { name: 'Insurer' }));
  await waitFor(() => expect(server.callsOf(LIST).at(-1)!.query.get('sort')).toBe('carrierName'));
});

it('[C01] cancels with a day in the past and a reason, after saying what that does', async () => {
  const rows = [policyRow()];
  const { server } = open(rows);
  server.answers[`DELETE policy/deletePolicy/${rows[0]!.id}`] = () => {
    rows[0] = policyRow({ standing: 'canceled' });
    server.at = '0005';
    return {};
  };
  await chooseInRow('policy BA-33071', 'Cancel…');
  const dialog = await focusedDialog('Cancel policy BA-33071?');
  expect(within(dialog).getByText(/Nothing is deleted/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel policy' }));
  expect(await within(dialog).findByText('Please enter a reason.')).toBeInTheDocument();
  const day = within(dialog).getByLabelText(/First day without cover/);
  await userEvent.clear(day);
  await userEvent.type(day, '2021-03-14');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Premium not paid');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel policy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('table')).getByText('Canceled')).toBeInTheDocument();
  const [sent] = server.callsOf(`DELETE policy/deletePolicy/${rows[0]!.id}`);
  expect(sent!.body).toEqual({ effectiveFrom: '2021-03-14', reason: 'Premium not paid' });
});

it('[C01] keeps the question open with the reason why a policy was not canceled', async () => {
  const { server } = open([policyRow()]);
  server.answers[`DELETE policy/deletePolicy/${policyRow().id}`] = () =>
    refuse(409, 'POLICY.CANCELED', 'This policy is canceled.');
  await chooseInRow('policy BA-33071', 'Cancel…');
  const dialog = await focusedDialog();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Sold');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel policy' }));
  expect(await within(dialog).findByText('This policy is canceled.')).toBeInTheDocument();
});

it('[C01] shows the way to the first policy', async () => {
  const { address } = open([]);
  expect(await screen.findByText('No policies yet')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add policy' })[0]!);
  await waitFor(() => expect(address()).toBe('/app/policies/new'));
});

it('[C01] archives after a question, and takes it back', async () => {
  const rows = [policyRow()];
  const { server, container } = open(rows);
  const path = (what: string) => `PUT policy/${what}/${rows[0]!.id}`;
  server.answers[path('archive')] = () => {
    rows[0] = policyRow({ standing: 'archived' });
    server.at = '0005';
    return {};
  };
  server.answers[path('unarchive')] = () => {
    rows[0] = policyRow();
    server.at = '0006';
    return {};
  };
  await chooseInRow('policy BA-33071', 'Archive…');
  const dialog = await focusedDialog('Archive policy BA-33071?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive policy' }));
  expect(await screen.findByRole('button', { name: 'Take out of archive: policy BA-33071' })).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Policy BA-33071 is no longer archived.')).toBeInTheDocument();
  expect((await rowMenu('policy BA-33071')).getByRole('button', { name: 'Edit' })).toBeInTheDocument();
});

it('[C01] says why an archived policy was not taken back', async () => {
  const rows = [policyRow()];
  const { server } = open(rows);
  server.answers[`PUT policy/archive/${rows[0]!.id}`] = () => ({});
  server.answers[`PUT policy/unarchive/${rows[0]!.id}`] = () =>
    refuse(404, 'POLICY.NOT_FOUND', 'This policy does not exist.');
  await chooseInRow('policy BA-33071', 'Archive…');
  await userEvent.click(within(await focusedDialog()).getByRole('button', { name: 'Archive policy' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This policy does not exist.')).toBeInTheDocument();
});

it('[C01] archives several policies, says which were refused and why, and takes the others back', async () => {
  const rows = [
    policyRow(),
    policyRow({ id: 'b', policyNumber: 'GL-91344', line: 'generalLiability' }),
    policyRow({ id: 'c', policyNumber: 'UM-1' }),
  ];
  const { server, container } = open(rows);
  const sent: string[] = [];
  for (const { id } of rows) {
    server.answers[`PUT policy/archive/${id}`] = () =>
      id === 'c' ? refuse(404, 'POLICY.NOT_FOUND', 'This policy does not exist.') : sent.push(`archive ${id}`) && {};
    server.answers[`PUT policy/unarchive/${id}`] = () => sent.push(`unarchive ${id}`) && {};
  }
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
  expect(screen.getByText('3 chosen')).toBeInTheDocument();
  await expectAccessible(container);
  expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Chosen rows' })).getByRole('button', { name: 'Archive…' }),
  );
  const dialog = await focusedDialog('Archive 3 policies?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('2 policies archived. 1 refused:')).toBeInTheDocument();
  expect(screen.getByText('policy UM-1').closest('li')).toHaveTextContent('policy UM-1: This policy does not exist.');
  expect(screen.queryByText('3 chosen')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 policies taken out of the archive.')).toBeInTheDocument();
  expect(sent).toEqual([`archive ${rows[0]!.id}`, 'archive b', `unarchive ${rows[0]!.id}`, 'unarchive b']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('2 policies taken out of the archive.')).toBeNull();
});

it('[C01] chooses the policies of all pages', async () => {
  rememberSession('insured');
  const pages: Record<string, object> = {
    first: { rows: [policyRow()], total: 51 },
    all: { rows: [policyRow(), policyRow({ id: 'b', policyNumber: 'GL-91344' })], total: 2 },
  };
  fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [LIST]: ({ query }) => (query.get('size') === '200' ? pages['all']! : pages['first']!),
  });
  renderApp('/app/my-policies');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose policy BA-33071' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose all 51' }));
  expect(await screen.findByText('2 chosen')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('checkbox', { name: 'Choose policy BA-33071' })).not.toBeChecked();
});
