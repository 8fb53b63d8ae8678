import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, UNANSWERED } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { history, TRACKING } from '../testing/history-samples.js';

const OTHER = 'aaaaaaaa-0000-4000-8000-000000000002';
const { supplierId, supplierName } = history();

async function open(others: readonly Pick<TrackedSupplierRow, 'id' | 'supplierId' | 'projectName'>[] = []) {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    [`GET tracking/${TRACKING}/contacts`]: () => ({
      supplierId,
      supplierName,
      address: { address1: '12 Mill Road', city: 'Dayton', state: 'OH', postalCode: '45402', country: 'US' },
      trade: null,
      people: [],
      agency: null,
    }),
    [`GET tracking/${TRACKING}/verdict`]: () => UNANSWERED,
    [`GET tracking/${TRACKING}/history`]: () => history(),
    [`GET tracking/${OTHER}/history`]: () => ({ ...history(), trackingId: OTHER, projectName: 'Riverfront' }),
    'GET dashboard/tracked': () => ({ rows: others, total: others.length }),
    'GET policy/request/pendinglist': () => ({ rows: [], total: 0 }),
  });
  const app = renderApp(`/app/suppliers/${TRACKING}`);
  const panel = await screen.findByRole('region', { name: 'The last 12 months' });
  await within(panel).findByRole('heading', { level: 3, name: 'Union Yard, Phase 2' });
  return { panel, ...app };
}

it('[F03] draws the periods of the last 12 months, each leads to its day in the history', async () => {
  const { panel, container } = await open();
  const spans = within(panel).getAllByRole('link');
  expect(spans.map((span) => span.getAttribute('aria-label'))).toEqual([
    'Not Known Yet 01/01/2026 to 01/10/2026, 9 days',
    'Compliant 01/10/2026 to 03/02/2026, 51 days',
    'Non-Compliant 03/02/2026 to 04/09/2026, 38 days',
    'Compliant 04/09/2026 to 11/22/2026, 227 days',
  ]);
  expect(spans[2]).toHaveAttribute('href', `/app/suppliers/${TRACKING}/history?on=2026-03-02`);
  await expectAccessible(container);
});

it('[F03] opens the history of the day that the pointer is on', async () => {
  const { panel, router } = await open();
  await userEvent.click(within(panel).getByRole('link', { name: /^Non-Compliant/ }));
  expect(router.state.location.pathname).toBe(`/app/suppliers/${TRACKING}/history`);
  expect(router.state.location.search).toBe('?on=2026-03-02');
});

it('[F03] has a band for each project of the supplier', async () => {
  const { panel } = await open([
    { id: TRACKING, supplierId, projectName: 'Union Yard, Phase 2' },
    { id: OTHER, supplierId, projectName: 'Riverfront' },
    { id: 'x', supplierId: 'another', projectName: 'Elsewhere' },
  ]);
  await within(panel).findByRole('heading', { level: 3, name: 'Riverfront' });
  expect(
    within(panel)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Union Yard, Phase 2', 'Riverfront']);
});

it('[F03] says the same as a table, the latest first', async () => {
  const { panel, container } = await open();
  await userEvent.click(within(panel).getByRole('button', { name: 'As a table' }));
  const table = within(panel).getByRole('table', { name: 'Union Yard, Phase 2' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'StatusFromThroughDays',
    'Compliant04/09/202611/21/2026227',
    'Non-Compliant03/02/202604/08/202638',
    'Compliant01/10/202603/01/202651',
    'Not Known Yet01/01/202601/09/20269',
  ]);
  expect(within(table).getByRole('link', { name: '03/02/2026' })).toHaveAttribute(
    'href',
    `/app/suppliers/${TRACKING}/history?on=2026-03-02`,
  );
  await expectAccessible(container);
});
