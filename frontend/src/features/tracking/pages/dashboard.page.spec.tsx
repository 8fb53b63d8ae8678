import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse, type Call } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { COUNTS, PROJECT_ID, supplier, TEMPLATE_ID, TREND } from '../testing/tracked-samples.js';

const GAPS = [
  {
    rule: 'umbrella.limit.umbrellaEachOccurrence',
    outcome: 'fail',
    title: 'Umbrella: Each occurrence',
    requirements: ['Umbrella: Each occurrence'],
  },
  {
    rule: 'generalLiability.endorsement.waiverOfSubrogation',
    outcome: 'review',
    title: 'Waiver of subrogation',
    requirements: ['Waiver of subrogation'],
  },
  {
    rule: 'generalLiability.rating',
    outcome: 'unknown',
    title: 'GL: AM Best rating',
    requirements: ['GL: AM Best rating'],
  },
] as const;
const FAILING = supplier(1, { supplierName: 'Halvorsen Electric', outcome: 'fail', met: 4, gaps: GAPS });
const ROWS = [
  FAILING,
  supplier(2),
  supplier(3, { checking: true }),
  supplier(4, { coverEndsOn: null, outcome: 'unknown', asked: 'requested', answered: false, met: 0, gaps: GAPS }),
];

const page = (rows: readonly unknown[], more: object = {}) => ({ rows, total: rows.length, ...more });
const queryOf = ({ query }: Call) => Object.fromEntries(query);

function open(path = '/app/dashboard', answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'PUT dashboard/visit': () => ({ lastVisit: null }),
    'GET dashboard/changes': () => ({
      rows: [],
      total: 0,
      since: '2026-11-20T15:00:00.000Z',
      lastVisit: null,
      became: [],
    }),
    'GET dashboard/summary': () => ({ counts: COUNTS, trend: TREND }),
    'GET dashboard/tracked': ({ query }) => page(query.get('size') === '5' ? [] : ROWS),
    'GET requestor/projects': () =>
      page([
        {
          id: PROJECT_ID,
          name: 'Union Yard',
          templateId: TEMPLATE_ID,
          templateName: 'Trade contractors',
          isDefault: true,
        },
      ]),
    'GET requestor/templates': () => page([{ id: TEMPLATE_ID, name: 'Trade contractors' }]),
    ...answers,
  });
  const lists = () => server.callsOf('GET dashboard/tracked').filter(({ query }) => query.get('size') !== '5');
  return { server, lists, ...renderApp(path) };
}

/** The table, once the charts are drawn too. */
async function table() {
  await waitFor(() => expect(document.querySelectorAll('.recharts-surface')).toHaveLength(1));
  return screen.findByRole('table', { name: 'Suppliers' });
}

describe('tracked policies [F01]', () => {
  it('shows how every supplier stands, and never an old green for one that is being checked', async () => {
    open();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.querySelector('.outcome-pill, .status-tag')?.textContent)).toEqual([
      'Non-Compliant',
      'Compliant',
      'Being checked',
      'Requested',
    ]);
    expect(within(rows[0]!).getByText('4/7 met')).toBeInTheDocument();
    expect(within(rows[0]!).getByText('+1 more')).toHaveAttribute('title', 'GL: AM Best rating');
    expect(within(rows[3]!).getByText('No cover on file')).toBeInTheDocument();
    expect(within(rows[3]!).queryByText(/met$/)).toBeNull();
    expect(within(rows[3]!).getByText('Nothing shared yet')).toBeInTheDocument();
  });

  it('[F01] names the policy that ended in place of the requirements that fail for it', async () => {
    const requirements = ['GL: Policy in force', 'GL: Each occurrence', 'GL: General aggregate'];
    const ended = {
      rule: 'generalLiability.inForce',
      outcome: 'fail',
      title: 'General liability ended 11/09/2026',
      requirements,
    } as const;
    open('/app/dashboard', {
      'GET dashboard/tracked': ({ query }) =>
        page(query.get('size') === '5' ? [] : [supplier(1, { outcome: 'fail', gaps: [ended] })]),
    });
    const chip = within(await table()).getByText('General liability ended 11/09/2026');
    expect(chip).toHaveAttribute('title', requirements.join('\n'));
    expect(within(chip.parentElement!).queryByText(/more$/)).toBeNull();
  });

  it('is accessible', async () => {
    const { container } = open('/app/dashboard?group=nonCompliant', {
      'GET dashboard/tracked': ({ query }) => page(query.get('size') === '5' ? [] : [FAILING, supplier(2)]),
    });
    await table();
    await expectAccessible(container);
  });

  it('leads to a supplier and to its history', async () => {
    const { address } = open();
    expect(await screen.findByRole('link', { name: 'History of Halvorsen Electric' })).toHaveAttribute(
      'href',
      `/app/suppliers/${FAILING.id}/history`,
    );
    await userEvent.click(screen.getByText('Umbrella: Each occurrence'));
    await waitFor(() => expect(address()).toBe(`/app/suppliers/${FAILING.id}`));
  });

  it('drills from a number and from a segment to the rows behind it, by the address', async () => {
    const { lists, router } = open();
    await table();
    expect(queryOf(lists()[0]!)).toEqual({ sort: 'outcome', direction: 'asc', page: '1', size: '25' });
    await userEvent.click(screen.getByRole('button', { name: /^Non-Compliant\s*2$/ }));
    expect(await screen.findByRole('heading', { name: 'Suppliers: Non-Compliant' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?group=nonCompliant');
    await waitFor(() => expect(queryOf(lists().at(-1)!)).toMatchObject({ group: 'nonCompliant', page: '1' }));
    await userEvent.click(screen.getByRole('button', { name: /^Requires Review\s*1/ }));
    await waitFor(() => expect(queryOf(lists().at(-1)!)).toMatchObject({ group: 'review' }));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('button', { name: /^Non-Compliant\s*2$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['12,7,11', 'compliant'],
    ['13', 'nonCompliant'],
    ['2,5', 'expired'],
    ['1', 'inactive'],
  ])('reads the drill-down codes %s of the specification', async (codes, group) => {
    const { lists } = open(`/app/dashboard?status=${codes}`);
    await table();
    expect(queryOf(lists()[0]!)).toMatchObject({ group });
  });

  it('reads codes of several drill-downs at once, together with the filters, and takes them back [F01]', async () => {
    const { lists, router } = open(`/app/dashboard?status=13,2&project=${PROJECT_ID}`);
    await table();
    expect(queryOf(lists()[0]!)).toMatchObject({ status: '13,2,5', projectId: PROJECT_ID });
    expect(await screen.findByRole('heading', { name: 'Suppliers: Non-Compliant or Expired' })).toBeInTheDocument();
    const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
    await userEvent.click(chips.getByRole('button', { name: /Non-Compliant or Expired/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?project=${PROJECT_ID}`));
  });

  it('counts who is inactive beside the others, and leads to them [F03]', async () => {
    const counts = { ...COUNTS, inactive: 2 };
    const { router } = open('/app/dashboard', { 'GET dashboard/summary': () => ({ counts, trend: TREND }) });
    await table();
    await userEvent.click(await screen.findByRole('button', { name: '2 inactive' }));
    await waitFor(() => expect(router.state.location.search).toBe('?group=inactive'));
  });

  it.each([
    ['group', 'nonCompliantt', 'group'],
    ['status', '99', 'group'],
    ['gap', 'noSuchGap', 'gap'],
    ['project', 'union-yard', 'projectId'],
    ['template', '7', 'templateId'],
  ])('says that the %s of the address is none, and shows everything', async (name, value, sent) => {
    const { lists, router } = open(`/app/dashboard?${name}=${value}`);
    await table();
    expect(screen.getByText(/^The address asks for/)).toHaveTextContent(`“${value}”`);
    expect(queryOf(lists()[0]!)[sent] ?? '').toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/^The address asks for/)).toBeNull();
  });

  it('says nothing of a gap that there is and nobody has today', async () => {
    const { lists } = open('/app/dashboard?gap=ratingReview');
    await table();
    expect(queryOf(lists()[0]!)).toMatchObject({ gap: 'ratingReview' });
    expect(screen.queryByText(/^The address asks for/)).toBeNull();
  });

  it('filters by 30, 60 and 90 days, project and template, and takes it back', async () => {
    const { lists } = open();
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Expiry' }));
    await userEvent.click(screen.getByRole('option', { name: 'Expiring in 60 days' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Union Yard' }));
    await waitFor(() => expect(queryOf(lists().at(-1)!)).toMatchObject({ group: 'expiring60', projectId: PROJECT_ID }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus());
    const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Expiry: Expiring in 60 days',
      'Project: Union Yard',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Clear filter: Expiring in 60 days' }));
    await waitFor(() => expect(queryOf(lists().at(-1)!)).not.toHaveProperty('group'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() =>
      expect(queryOf(lists().at(-1)!)).toEqual({ sort: 'outcome', direction: 'asc', page: '1', size: '25' }),
    );
  });

  it('searches once typing rests, and sorts on the server', async () => {
    const { lists } = open();
    await table();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const before = lists().length;
    await user.type(screen.getByRole('textbox', { name: 'Search suppliers' }), 'halv');
    act(() => {
      jest.advanceTimersByTime(700);
    });
    expect(
      lists()
        .slice(before)
        .filter(({ query }) => query.has('keyword')),
    ).toEqual([]);
    act(() => {
      jest.advanceTimersByTime(60);
    });
    await waitFor(() => expect(queryOf(lists().at(-1)!)).toMatchObject({ keyword: 'halv' }));
    await user.click(screen.getByRole('button', { name: 'Cover ends' }));
    await waitFor(() =>
      expect(queryOf(lists().at(-1)!)).toMatchObject({ sort: 'coverEndsOn', direction: 'asc', keyword: 'halv' }),
    );
    jest.useRealTimers();
  });

  it('updates a row when the server reports a change, without a reload', async () => {
    const { server, store } = open();
    await table();
    server.answers['GET dashboard/tracked'] = ({ query }) =>
      page(query.get('size') === '5' ? [] : [{ ...FAILING, outcome: 'pass', met: 7, gaps: [] }]);
    server.answers['GET dashboard/summary'] = () => ({
      counts: { ...COUNTS, compliant: 6, nonCompliant: 1 },
      trend: TREND,
    });
    server.at = '0009';
    act(() => {
      store.dispatch(viewsMoved([{ view: 'tracked-suppliers', position: '0009' }]));
    });
    await waitFor(() =>
      expect(within(screen.getByRole('table', { name: 'Suppliers' })).getByText('Compliant')).toBeInTheDocument(),
    );
    expect(await screen.findByRole('button', { name: /^Non-Compliant\s*1$/ })).toBeInTheDocument();
  });

  it('says of how many suppliers in how many places a number is [F01]', async () => {
    open();
    expect(
      await screen.findByText('7 suppliers in 8 places, checked as soon as anything changes.'),
    ).toBeInTheDocument();
  });

  it('says when cover ended, before any that ends later [F01]', async () => {
    const ended = supplier(7, { nextExpiry: '2027-07-01', coverEndsOn: '2026-11-02' });
    open('/app/dashboard', { 'GET dashboard/tracked': () => page([ended]) });
    expect(within(await table()).getByText(/^ended \d+ days ago$/)).toBeInTheDocument();
  });

  it('exports every filtered row, page by page', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => String(saved.push(blob));
    URL.revokeObjectURL = () => undefined;
    const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const answer = ({ query }: Call) => {
      if (query.get('size') === '5') return page([]);
      if (query.get('size') !== '200') return page([supplier(1)], { total: 2 });
      return query.has('after') ? { rows: [supplier(2)], total: 2 } : { rows: [supplier(1)], total: 2, next: 'k1' };
    };
    const { lists } = open('/app/dashboard?group=compliant', { 'GET dashboard/tracked': answer });
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(lists().slice(-2).map(queryOf)).toEqual([
      { group: 'compliant', sort: 'outcome', direction: 'asc', size: '200' },
      { group: 'compliant', sort: 'outcome', direction: 'asc', size: '200', after: 'k1' },
    ]);
    expect(screen.queryByRole('progressbar', { name: 'Export' })).toBeNull();
    expect(link.mock.contexts.map((anchor) => (anchor as HTMLAnchorElement).download)).toEqual([
      'tracked-policies.csv',
    ]);
    link.mockRestore();
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0]!);
    });
    expect(text.split('\r\n')[0]).toContain(
      'Supplier,Status,Requirements met,Cover ends,What is missing,Project and template',
    );
    expect(text).toContain('Supplier 1,Compliant,7 of 7');
    expect(text).toContain('Supplier 2,Compliant,7 of 7');
  });

  it('reports a failed export, and dismisses it', async () => {
    open('/app/dashboard', {
      'GET dashboard/tracked': ({ query }) =>
        query.get('size') === '200' ? refuse(500, 'HTTP.UNEXPECTED', 'No export today.') : page(ROWS),
    });
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: 'CSV (.csv)' }));
    expect(await screen.findByText('No export today.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('No export today.')).toBeNull();
  });
});

describe('charts [F02]', () => {
  it('say the rate, how it changed, and the months in words', async () => {
    open();
    const trend = within(await screen.findByRole('region', { name: 'Compliance trend' }));
    expect(await trend.findByText('62.5%')).toBeInTheDocument();
    expect(trend.getByText('+12.5 pts since October')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'November 2026 5 2 8' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'December 2025 3 4 8' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '3 mo' }));
    expect(screen.queryByRole('row', { name: 'December 2025 3 4 8' })).toBeNull();
    expect(screen.getByRole('row', { name: 'September 2026 3 4 8' })).toBeInTheDocument();
  });

  it('lead from a part of the bar to its rows, and are each number once', async () => {
    const { container, router } = open();
    await table();
    const parts = [...container.querySelectorAll('.tracked-bar > button')];
    expect(parts.map((part) => part.getAttribute('title'))).toEqual([
      'Compliant: 5',
      'Non-Compliant: 2',
      'Requires Review: 1',
    ]);
    await userEvent.click(parts[1]!);
    await waitFor(() => expect(router.state.location.search).toBe('?group=nonCompliant'));
    expect(screen.getByRole('link', { name: '2 requests not answered yet' })).toHaveAttribute(
      'href',
      '/app/request-coverage?state=open',
    );
  });

  it('list what expires next, and lead to all of it', async () => {
    const soon = supplier(6, { supplierName: 'Redwood Paving', coverEndsOn: '2026-11-24' });
    const { router } = open('/app/dashboard', {
      'GET dashboard/tracked': ({ query }) =>
        page(query.get('size') === '5' ? [soon] : ROWS, query.get('size') === '5' ? { total: 12 } : {}),
    });
    const panel = within(await screen.findByRole('region', { name: 'Expiring next' }));
    expect(await panel.findByRole('link', { name: 'Redwood Paving' })).toHaveAttribute(
      'href',
      `/app/suppliers/${soon.id}`,
    );
    await userEvent.click(panel.getByRole('button', { name: '2 in 60 days' }));
    await waitFor(() => expect(router.state.location.search).toBe('?group=expiring60'));
    await userEvent.click(panel.getByRole('button', { name: '3 in 90 days' }));
    await waitFor(() => expect(router.state.location.search).toBe('?group=expiring90'));
  });

  it('remind whoever is asked and expires next, from its menu [D01]', async () => {
    const openRequest = { id: 'r-1', remindedOn: null };
    const soon = supplier(6, { supplierName: 'Redwood Paving', coverEndsOn: '2026-11-24', openRequest });
    const { server } = open('/app/dashboard', {
      'GET dashboard/tracked': ({ query }) => page(query.get('size') === '5' ? [soon] : ROWS),
      'POST policy/request/remind': () => ({ requestId: 'r-1' }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Expiring next' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Actions: Redwood Paving, Union Yard' }));
    const menu = within(screen.getByRole('dialog', { name: 'Actions: Redwood Paving, Union Yard' }));
    await userEvent.click(menu.getByRole('button', { name: 'Remind' }));
    expect(await screen.findByText('Redwood Paving was sent a reminder.')).toBeInTheDocument();
    expect(server.callsOf('POST policy/request/remind').map(({ body }) => body)).toEqual([{ requestId: 'r-1' }]);
  });

  it('say so where nobody is tracked yet', async () => {
    const none = Object.fromEntries(Object.keys(COUNTS).map((name) => [name, 0]));
    open('/app/dashboard', {
      'GET dashboard/summary': () => ({ counts: { ...none, suppliers: none, openRequests: 0 }, trend: [] }),
      'GET dashboard/tracked': () => page([]),
    });
    expect(await screen.findByText('No suppliers yet')).toBeInTheDocument();
    expect(await screen.findByText('Nothing expires soon')).toBeInTheDocument();
  });
});
