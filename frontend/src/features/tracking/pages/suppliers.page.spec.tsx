import { screen, within } from '@testing-library/react';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { PROJECT_ID, supplier } from '../testing/tracked-samples.js';

it('lists the suppliers by name and offers to ask each for coverage [F01]', async () => {
  rememberSession('requester');
  const row = supplier(1, { supplierName: 'Bright & Sons' });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/tracked': () => ({ rows: [row, supplier(2)], total: 2 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
  });
  const { container } = renderApp('/app/suppliers');
  const table = within(await screen.findByRole('table', { name: 'Suppliers' }));
  expect(server.callsOf('GET dashboard/tracked')[0]!.query.get('sort')).toBe('supplierName');
  const ask = new URL(
    table.getByRole('button', { name: 'Request coverage of Bright & Sons' }).getAttribute('href')!,
    'http://page',
  );
  expect(ask.pathname).toBe('/app/request-coverage');
  expect(Object.fromEntries(ask.searchParams)).toEqual({
    ask: '1',
    company: row.supplierId,
    name: 'Bright & Sons',
    project: PROJECT_ID,
  });
  await expectAccessible(container);
});
