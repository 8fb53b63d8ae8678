import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { UNABLE } from '#shared/api/api-problem';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const review: ExceptionRow = {
  id: 'x-1',
  state: 'holds',
  kind: 'review',
  decision: 'accepted',
  scope: 'supplier',
  scopeName: 'Union Yard',
  trackingId: 't-1',
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  line: 'generalLiability',
  title: 'Additional insured',
  sentence: 'Additional insured: a form of the carrier.',
  comment: 'The wording is fine.',
  documents: [],
  lapsesOn: '2027-01-01',
  withdrawnOn: null,
  decidedOn: '2026-11-01',
  decidedAt: '2026-11-01T15:00:00.000Z',
  decidedBy: 'Dana Whitfield',
  covers: 1,
  without: 'review',
};
const denied: ExceptionRow = {
  ...review,
  id: 'x-2',
  state: 'denied',
  decision: 'denied',
  title: 'Waiver of subrogation',
  lapsesOn: null,
};

async function openReviews(reviews: () => unknown) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/contacts': () => ({ supplierId: 'c-2', supplierName: 'Granite Peak', people: [], agency: null }),
    'GET tracking/t-1/notes': () => ({ rows: [], total: 0 }),
    'GET policy/request/exceptions': reviews,
  });
  const app = renderApp('/app/suppliers/t-1/notes');
  expect(await screen.findByRole('tab', { name: 'Notes', selected: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Compliance Review' }));
  return { server, panel: within(await screen.findByRole('region', { name: 'Compliance Review' })), ...app };
}

it('[I02] shows on its second tab what was reviewed, by whom and until when', async () => {
  const { panel, server, container } = await openReviews(() => ({ rows: [review, denied], total: 2 }));
  const accepted = await panel.findByRole('row', { name: /^Additional insured/ });
  for (const text of ['Accepted', '12/31/2026', 'The wording is fine.', 'Dana Whitfield', '11/01/2026'])
    expect(within(accepted).getByText(text)).toBeInTheDocument();
  const refused = panel.getByRole('row', { name: /^Waiver of subrogation/ });
  for (const text of ['Denied', 'Perpetual']) expect(within(refused).getByText(text)).toBeInTheDocument();
  expect(server.callsOf('GET policy/request/exceptions')[0]?.query.get('trackingId')).toBe('t-1');
  await expectAccessible(container);
});

it('[I02] says in the words of the specification that reviews could not be read', async () => {
  const { panel } = await openReviews(() => refuse(500, 'SERVER.FAILED', UNABLE));
  expect(await panel.findByText('Error occurred while fetching compliance data.')).toBeInTheDocument();
});
