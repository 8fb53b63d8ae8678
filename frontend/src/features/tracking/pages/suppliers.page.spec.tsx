import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { PROJECT_ID, supplier, TEMPLATE_ID } from '../testing/tracked-samples.js';

it('lists the suppliers by name and offers to ask each for coverage [F01]', async () => {
  rememberSession('requester');
  const row = supplier(1, { supplierName: 'Bright & Sons' });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/tracked': () => ({ rows: [row, supplier(2)], total: 2 }),
    'GET policy/request/pendinglist': () => ({ rows: [], total: 0 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
  });
  const { container, router } = renderApp('/app/suppliers');
  const table = within(await screen.findByRole('table', { name: 'Suppliers' }));
  await expectAccessible(container);
  expect(server.callsOf('GET dashboard/tracked')[0]!.query.get('sort')).toBe('supplierName');
  await userEvent.click(table.getByRole('button', { name: 'Actions: Bright & Sons, Union Yard' }));
  const menu = within(screen.getByRole('dialog', { name: 'Actions: Bright & Sons, Union Yard' }));
  await userEvent.click(menu.getByRole('button', { name: 'Request coverage' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/request-coverage'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ask: '1',
    company: row.supplierId,
    name: 'Bright & Sons',
    project: PROJECT_ID,
  });
});

it('[D01] reminds of the newest open request from the menu of its row, and offers it where there is one', async () => {
  rememberSession('requester');
  const openRequest = { id: 'r-1', remindedOn: '2026-11-20' };
  const waits = supplier(1, { supplierName: 'Bright & Sons', outcome: 'fail', openRequest });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/tracked': () => ({ rows: [waits, supplier(2)], total: 2 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    'POST policy/request/remind': () => ({ requestId: 'r-1' }),
  });
  renderApp('/app/suppliers');
  expect(await screen.findByText('Reminded 11/20/2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remind: Supplier 2, Union Yard' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions: Bright & Sons, Union Yard' }));
  const menu = within(screen.getByRole('dialog', { name: 'Actions: Bright & Sons, Union Yard' }));
  await userEvent.click(menu.getByRole('button', { name: 'Remind' }));
  expect(await screen.findByText('Bright & Sons was sent a reminder.')).toBeInTheDocument();
  expect(server.callsOf('POST policy/request/remind').map(({ body }) => body)).toEqual([{ requestId: 'r-1' }]);
});

it('offers someone who only reads nothing that they may not do', async () => {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], 'readOnly'),
    'GET dashboard/tracked': () => ({ rows: [supplier(1)], total: 1 }),
  });
  renderApp('/app/suppliers');
  await screen.findByRole('table', { name: 'Suppliers' });
  expect(screen.queryAllByText(/Request coverage/)).toEqual([]);
  expect(screen.queryAllByRole('checkbox', { name: /^Choose/ })).toEqual([]);
});

it('applies a template to several suppliers, says what it requires otherwise, and restores it [F04]', async () => {
  rememberSession('requester');
  const rows = [supplier(1), supplier(2), supplier(3, { templateId: 't2', templateName: 'Heavy work' })];
  const requirements = (atLeast: number) => ({
    lines: [
      { line: 'generalLiability', limits: [{ limit: 'eachOccurrence', atLeast, tower: false }], endorsements: [] },
    ],
    umbrellaMode: 'separate',
    rating: null,
  });
  const template = (id: string, name: string, atLeast: number) => ({
    id,
    name,
    version: 1,
    requirements: requirements(atLeast),
    effectiveFrom: '2026-01-01',
    changedAt: '2026-01-01T10:00:00.000Z',
    trackings: 1,
    revision: 0,
  });
  const put = (number: number) => `PUT tracking/${rows[number - 1]!.id}/template`;
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/tracked': () => ({ rows, total: 3 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    'GET requestor/templates': () => ({
      rows: [template(TEMPLATE_ID, 'Trade contractors', 100_000_000), template('t2', 'Heavy work', 500_000_000)],
      total: 2,
    }),
    [put(1)]: () => ({ trackingId: rows[0]!.id }),
    [put(2)]: () => refuse(422, 'TRACKING.TEMPLATE_NOT_IN_EFFECT', 'This template requires nothing on that day.'),
  });
  renderApp('/app/suppliers');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change template…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change template of 3 suppliers' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply template' }));
  expect(dialog.getByText('Please select a template.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Template' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Heavy work' }));
  expect(dialog.getByText('Instead of Trade contractors (2 suppliers)')).toBeInTheDocument();
  expect(dialog.getByText('General liability: each occurrence: $5,000,000 instead of $1,000,000')).toBeInTheDocument();
  expect(dialog.getByText('1 supplier checked against it already; nothing changes.')).toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Apply template' }));
  expect(await screen.findByText('Template applied successfully to 1 supplier. 1 refused:')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Refused' })).toHaveTextContent(
    'Supplier 2, Union Yard: This template requires nothing on that day.',
  );
  expect(server.callsOf(put(1))[0]!.body).toMatchObject({ templateId: 't2' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.callsOf(put(1))[1]!.body).toMatchObject({ templateId: TEMPLATE_ID }));
  expect(server.callsOf(put(2))).toHaveLength(1);
});

it('lists who is inactive too, reminds nobody of them, and leads to the settings [F03]', async () => {
  rememberSession('requester');
  const openRequest = { id: 'r-1', remindedOn: null };
  const row = supplier(1, { supplierName: 'Bright & Sons', active: false, outcome: null, openRequest });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET dashboard/tracked': () => ({ rows: [row], total: 1 }),
  });
  const { router } = renderApp('/app/suppliers');
  const table = within(await screen.findByRole('table', { name: 'Suppliers' }));
  expect(server.callsOf('GET dashboard/tracked')[0]!.query.get('inactive')).toBe('shown');
  expect(table.getByText('Inactive')).toBeInTheDocument();
  await userEvent.click(table.getByRole('button', { name: 'Actions: Bright & Sons, Union Yard' }));
  const menu = within(screen.getByRole('dialog', { name: 'Actions: Bright & Sons, Union Yard' }));
  expect(menu.queryByRole('button', { name: 'Remind' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'Settings' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/suppliers/${row.id}`));
  expect(router.state.location.search).toBe('?settings=1');
});
