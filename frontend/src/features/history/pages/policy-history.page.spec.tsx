import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyHistory, PolicyHistoryEntry } from '@covertrail/contracts/history/history.replies';
import { UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/unstated-terms';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { historyEntry } from '../testing/history-samples.js';

const POLICY = 'cccccccc-0000-4000-8000-000000000001';

const entry = (
  id: string,
  day: string,
  after: Partial<PolicyHistoryEntry['after']>,
  sentence: string,
): PolicyHistoryEntry => ({
  ...historyEntry({ id, on: day, recordedAt: `${day}T16:00:00.000Z`, sentence }),
  after: {
    day,
    terms: {
      policyNumber: 'GL-88120',
      period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
      carrier: { carrierId: POLICY, name: 'Summit Mutual', naic: '12345' },
      limits: { eachOccurrence: 100_000_000 },
      trigger: 'occurrence',
      retroactiveOn: null,
      endorsements: [],
      schedule: null,
      descriptionOfOperations: '',
      ...UNSTATED_TERMS,
      remarks: ['Blasting is covered'],
    },
    standing: 'inForce',
    verification: 'verified',
    ...after,
  },
});

const HISTORY: PolicyHistory = {
  policyId: POLICY,
  insuredId: POLICY,
  insuredName: 'Granite Peak Demolition',
  line: 'generalLiability',
  policyNumber: 'GL-88120',
  knownAt: '2026-11-21T15:00:00.000Z',
  entries: [
    entry('p1', '2026-01-01', { verification: 'unverified' }, 'It was added.'),
    entry('p2', '2026-01-03', {}, 'It was approved.'),
    entry('p3', '2026-03-02', { standing: 'canceled' }, 'It was canceled.'),
  ],
};

it('shows the events of a policy, and the policy after each event', async () => {
  rememberSession('agent');
  fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET policy/${POLICY}/history`]: () => HISTORY,
  });
  const { container } = renderApp(`/app/policies/${POLICY}/history`);
  const after = await screen.findByRole('region', { name: 'As of 03/02/2026' });
  expect(within(after).getByText('Canceled')).toBeInTheDocument();
  expect(within(after).getByText('$1,000,000')).toBeInTheDocument();
  for (const [term, value] of [
    ['Policy number', 'GL-88120'],
    ['Trigger', 'occurrence'],
    ['Remark 1', 'Blasting is covered'],
  ] as const)
    expect(within(after).getByText(term).nextSibling).toHaveTextContent(value);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  const first = screen.getByRole('region', { name: 'As of 01/01/2026' });
  expect(within(first).getByText('Unverified')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous event' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Show 2 later events' })).toBeInTheDocument();
});

it('[J05] shows who attached a document, when and as what, among the events of the policy', async () => {
  rememberSession('insured');
  const attached = {
    ...entry('d1', '2026-02-02', {}, 'The document *COI 2026.pdf* was attached to *General liability GL-88120*.'),
    type: 'DocumentAttached',
    feature: 'document',
    actor: 'Priya Raman',
    changes: [{ label: 'Document type', after: 'Certificate of insurance' }],
  };
  const [added, approved, canceled] = HISTORY.entries;
  fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET policy/${POLICY}/history`]: () => ({ ...HISTORY, entries: [added, approved, attached, canceled] }),
  });
  renderApp(`/app/policies/${POLICY}/history`);
  const name = await screen.findByText('COI 2026.pdf');
  const item = name.closest('li')!;
  expect(item).toHaveTextContent('Priya Raman');
  expect(item).toHaveTextContent('Certificate of insurance');
  const texts = screen.getAllByRole('listitem').map(({ id }) => id);
  expect(texts.filter((id) => id.startsWith('event-'))).toEqual(['event-p3', 'event-d1', 'event-p2', 'event-p1']);
});
