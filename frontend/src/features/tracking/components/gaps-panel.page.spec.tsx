import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GapCount } from '@covertrail/contracts/tracking/tracking.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { COUNTS, supplier, TREND } from '../testing/tracked-samples.js';

const GAPS: readonly GapCount[] = [
  { kind: 'umbrellaLimit', title: 'Umbrella liability: limit too low', toReview: false, count: 9 },
  { kind: 'ended', title: 'Policy expired', toReview: false, count: 7 },
  { kind: 'additionalInsuredOngoingReview', title: 'Additional insured: to review', toReview: true, count: 6 },
  { kind: 'unverified', title: 'Policy unverified', toReview: true, count: 4 },
  { kind: 'ratingBelow', title: 'AM Best rating too low', toReview: false, count: 3 },
  { kind: 'canceled', title: 'Policy canceled', toReview: false, count: 2 },
  { kind: 'trigger', title: 'Coverage trigger not as required', toReview: false, count: 1 },
];

function open(gaps: readonly GapCount[], path = '/app/dashboard') {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET dashboard/summary': () => ({ counts: COUNTS, trend: TREND }),
    'GET dashboard/tracked': () => ({ rows: [supplier(1)], total: 1 }),
    'GET dashboard/gaps': () => gaps,
  });
  const lists = () => server.callsOf('GET dashboard/tracked').filter(({ query }) => query.get('size') !== '5');
  return { lists, ...renderApp(path) };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Gaps by cause' }));

describe('gaps by cause [F01]', () => {
  it('count who lacks what, the most first, and each leads to exactly those rows', async () => {
    const { lists, router, container } = open(GAPS);
    const gaps = await panel();
    await waitFor(() => expect(gaps.getAllByRole('link')).toHaveLength(6));
    expect(gaps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Umbrella liability: limit too low9',
      'Policy expired7',
      'Additional insured: to review6',
      'Policy unverified4',
      'AM Best rating too low3',
      'Policy canceled2',
    ]);
    await userEvent.click(gaps.getByRole('link', { name: /^Policy expired/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?gap=ended'));
    await waitFor(() => expect(lists().at(-1)?.query.get('gap')).toBe('ended'));
    expect(await screen.findByRole('heading', { name: 'Suppliers: Policy expired' })).toBeInTheDocument();
    expect(gaps.getByRole('link', { name: /^Policy expired/ })).toHaveAttribute('aria-current', 'true');
    await expectAccessible(container);
  });

  it('are all shown on demand', async () => {
    open(GAPS);
    const gaps = await panel();
    await userEvent.click(await gaps.findByRole('button', { name: 'Show all 7 causes' }));
    expect(gaps.getAllByRole('link')).toHaveLength(7);
  });

  it('are a filter of the list, which says what it shows and is taken back', async () => {
    const { lists } = open(GAPS, '/app/suppliers?gap=canceled');
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    await userEvent.click(await chips.findByRole('button', { name: 'Clear filter: Policy canceled' }));
    await waitFor(() => expect(lists().at(-1)?.query.has('gap')).toBe(false));
  });

  it('say that nothing is missing', async () => {
    open([]);
    expect(await (await panel()).findByText('Nothing is missing')).toBeInTheDocument();
  });
});
