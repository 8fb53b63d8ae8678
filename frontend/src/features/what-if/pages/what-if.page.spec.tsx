import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WhatIf, WhatIfRow } from '@covertrail/contracts/what-if/what-if.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ID = 'bbbbbbbb-0000-4000-8000-000000000001';
const TEMPLATE = '50000000-0000-4000-8000-000000000001';
const ROW: WhatIfRow = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  supplierName: 'Granite Peak',
  requesterName: 'Meridian Builders',
  projectName: 'Union Yard',
  before: 'pass',
  after: 'fail',
  effect: 'fails',
  cure: 'limit',
  findings: [
    {
      rule: 'generalLiability.limit.eachOccurrence',
      line: 'generalLiability',
      title: 'Each occurrence',
      before: { outcome: 'pass', sentence: 'Each occurrence is met.' },
      after: {
        outcome: 'fail',
        sentence: 'Each occurrence is short by 1,000,000.',
        fixText: 'Raise each occurrence of GL-88120 by 1,000,000.',
      },
    },
  ],
};
const RUNNING: WhatIf = {
  whatIfId: ID,
  kind: 'template',
  subjectId: TEMPLATE,
  subject: 'Trade contractors',
  effectiveFrom: '2026-11-21',
  day: '2026-11-21',
  askedAt: '2026-11-21T15:00:00.000Z',
  changes: [{ label: 'General liability: each occurrence', before: '$1,000,000', after: '$2,000,000' }],
  done: 250,
  total: 1_000,
  totals: null,
};
const DONE: WhatIf = {
  ...RUNNING,
  done: 1_000,
  totals: {
    suppliers: 1_000,
    effects: { fails: 2, passes: 1, review: 0, unknown: 0, otherFindings: 0, none: 997 },
    cures: { decision: 0, statement: 0, endorsement: 1, terms: 0, limit: 1, policy: 0 },
  },
};

function open(answers: readonly unknown[], rows: readonly WhatIfRow[] = [ROW], path = `/app/what-if/${ID}`) {
  rememberSession('requester');
  const replies = [...answers];
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET what-ifs/${ID}`]: () => (replies.length > 1 ? replies.shift() : replies[0]),
    [`GET what-ifs/${ID}/suppliers`]: () => ({ rows, total: rows.length }),
  });
  return { server, ...renderApp(path) };
}

describe('what a change would do [H07]', () => {
  it('shows how far the assessment is, and then who would change status, by how much and what would cure it', async () => {
    const { container } = open([RUNNING, RUNNING, DONE]);
    expect(await screen.findByText('250 of 1,000 suppliers assessed')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Granite Peak/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'What if Trade contractors changed' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Of 1,000 suppliers, 2 would become non-compliant (1 needs only an endorsement, 1 a higher limit), 1 would become compliant.',
      ),
    ).toBeInTheDocument();
    expect(row.getByText('Each occurrence is short by 1,000,000.')).toBeInTheDocument();
    expect(row.getByText('Raise each occurrence of GL-88120 by 1,000,000.')).toBeInTheDocument();
    expect(row.getByText('A higher limit')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Granite Peak' })).toHaveAttribute('href', `/app/suppliers/${ROW.id}/why`);
    expect(screen.getByRole('button', { name: 'Edit the template' })).toHaveAttribute(
      'href',
      `/app/templates/${TEMPLATE}`,
    );
    await expectAccessible(container);
  });

  it('filters the suppliers by what would change, in the address', async () => {
    const { server } = open([DONE]);
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'What would change' })).getByRole('button', {
        name: /Newly compliant/,
      }),
    );
    const lastQuery = () => Object.fromEntries(server.callsOf(`GET what-ifs/${ID}/suppliers`).at(-1)!.query);
    await waitFor(() => expect(lastQuery()).toMatchObject({ effect: 'passes' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'What would change' })).getByRole('button', { name: /Newly compliant/ }),
    );
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('effect'));
  });

  it('says that nobody is affected', async () => {
    const none = {
      ...DONE,
      totals: {
        ...DONE.totals!,
        suppliers: 0,
        effects: { fails: 0, passes: 0, review: 0, unknown: 0, otherFindings: 0, none: 0 },
      },
    };
    open([none], []);
    expect(await screen.findByText('No supplier is affected.')).toBeInTheDocument();
    expect(await screen.findByText('No supplier is affected')).toBeInTheDocument();
  });

  it('reports an answer that is not there, or no longer', async () => {
    open([refuse(404, 'HTTP.NOT_FOUND', 'There is nothing at this address.')]);
    expect(await screen.findByText('There is nothing at this address.')).toBeInTheDocument();
  });
});
