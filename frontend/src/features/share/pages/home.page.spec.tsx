import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import type { InsuredOverview, RequesterCounts, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { sampleShare } from '../testing/sample-share.js';

const share = sampleShare;

const requester = (id: string, more: Partial<RequesterRow> = {}): RequesterRow => ({
  id,
  requesterId: `r-${id}`,
  requesterName: `Requester ${id}`,
  projectId: `p-${id}`,
  projectName: 'Lakeside',
  outcome: 'pass',
  checking: false,
  excepted: 0,
  exceptionsLapseOn: null,
  met: 4,
  total: 4,
  nextExpiry: '2099-01-01',
  asked: 'responded',
  answered: true,
  need: 'fine',
  gaps: [],
  request: null,
  ...more,
});
const UNANSWERED_ROW = requester('a', {
  outcome: 'fail',
  asked: 'requested',
  answered: false,
  need: 'answer',
  request: { id: 'q-1', dueOn: '2099-12-05' },
});
const LACKING = requester('b', {
  outcome: 'fail',
  need: 'fix',
  gaps: [{ line: 'automobile', titles: ['Policy in force', 'Combined single limit', 'Any auto'] }],
});
const NONE: RequesterCounts = { total: 0, answer: 0, fix: 0, wait: 0, ended: 0, fine: 0 };

interface World {
  readonly shares?: ShareRow[];
  readonly requesters?: readonly RequesterRow[];
  readonly lapses?: InsuredOverview['lapses'];
}

function open({ shares = [], requesters = [], lapses = [] }: World, path = '/app/shared-policies') {
  rememberSession('insured');
  const counts = { ...NONE, total: requesters.length };
  for (const { need } of requesters) Object.assign(counts, { [need]: counts[need] + 1 });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET sharedpolicy/listview': () => ({ rows: shares, total: shares.length }),
    [`GET insured/${USER.companyId}/overview`]: () => ({ counts, lapses }),
    [`GET insured/${USER.companyId}/requesters`]: ({ query }) => {
      const rows = requesters.filter(({ need }) => !query.get('need') || need === query.get('need'));
      return { rows, total: rows.length };
    },
    'GET policy/respond/list': () => ({ rows: [], total: 0 }),
  });
  return { server, ...renderApp(path) };
}

describe('the first page of an insured', () => {
  it('[D08] says with how many requesters it is fine, and for each the status, why and the next step', async () => {
    const { container } = open({ requesters: [UNANSWERED_ROW, LACKING, requester('c')] });
    expect(
      await screen.findByText('You are fine with 1 of 3. 1 waits for your answer, 1 lacks something.'),
    ).toBeInTheDocument();
    const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
    const waiting = within(await rowOf('Requester a'));
    expect(waiting.getByText('Action Required')).toBeInTheDocument();
    expect(waiting.getByText('Due 12/05/2099')).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: 'Answer the request: Requester a, Lakeside' })).toHaveAttribute(
      'href',
      '/app/pending-requests/q-1',
    );
    const lacking = within(await rowOf('Requester b'));
    expect(lacking.getByText('Non-Compliant')).toBeInTheDocument();
    expect(lacking.getByText('Auto liability: Policy in force and 2 more')).toBeInTheDocument();
    expect(lacking.getByRole('link', { name: 'Fix what is missing: Requester b, Lakeside' })).toHaveAttribute(
      'href',
      '/app/suppliers/b/why',
    );
    expect(within(await rowOf('Requester c')).getByText('Compliant')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('[D08] narrows the requesters to what they need, with the number of each', async () => {
    const { server } = open({ requesters: [UNANSWERED_ROW, LACKING] });
    await userEvent.click(await screen.findByRole('button', { name: 'Something is missing (1)' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Requester a' })).toBeNull());
    expect(server.callsOf(`GET insured/${USER.companyId}/requesters`).at(-1)!.query.get('need')).toBe('fix');
    expect(screen.queryByRole('button', { name: /^Waiting for the requester/ })).toBeNull();
  });

  it('[D08] lists what lapses next: policies, and exceptions with until when they hold', async () => {
    open({
      requesters: [requester('a', { excepted: 1, exceptionsLapseOn: '2026-11-27' })],
      lapses: [
        { kind: 'exception', on: '2026-11-27', trackingId: 't-1', requesterName: 'Meridian', projectName: 'Lakeside' },
        { kind: 'policy', on: '2026-12-05', policyId: 'p-1', line: 'automobile', policyNumber: 'BA-1', shares: 2 },
      ],
    });
    const lapses = within(await screen.findByRole('region', { name: 'Lapses next' }));
    expect(await lapses.findByRole('link', { name: 'Exception of Meridian' })).toHaveAttribute(
      'href',
      '/app/suppliers/t-1/why',
    );
    const [, policy] = lapses.getAllByRole('listitem');
    expect(policy).toHaveTextContent('Auto liability BA-1Shared 2 times: renew it12/05/2026');
    expect(await screen.findByText('Compliant by Exception')).toBeInTheDocument();
    expect(screen.getByText('1 exception until 11/27/2026')).toBeInTheDocument();
  });

  it('[D08] shares a policy with one of the requesters', async () => {
    const { server } = open({ requesters: [LACKING] });
    server.answers[`GET policy/list/${USER.companyId}`] = () => ({
      rows: [{ id: 'p-1', line: 'automobile', policyNumber: 'BA-1' }],
      total: 1,
    });
    server.answers['POST sharedpolicy/share/company'] = () => ({ shareId: 's' });
    await userEvent.click(await screen.findByRole('button', { name: 'Share a policy' }));
    const dialog = await focusedDialog('Share a policy');
    for (const [label, option] of [
      ['Share with', 'Requester b, Lakeside'],
      ['Policy', 'Auto liability BA-1'],
    ] as const) {
      await userEvent.click(within(dialog).getByRole('combobox', { name: label }));
      await userEvent.click(await within(dialog).findByRole('option', { name: option }));
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Share policy' }));
    await waitFor(() =>
      expect(server.callsOf('POST sharedpolicy/share/company')[0]!.body).toEqual({
        insuredCompanyId: USER.companyId,
        requesterCompanyId: 'r-b',
        projectId: 'p-b',
        policyIds: ['p-1'],
      }),
    );
  });

  it('[D08] says to a new insured how it gets ready', async () => {
    const { container } = open({});
    const start = within(await screen.findByRole('region', { name: 'Get ready for the first request' }));
    expect(screen.getByText('Nobody has asked you for proof of insurance yet.')).toBeInTheDocument();
    expect(start.getByRole('link', { name: 'Add a policy' })).toHaveAttribute('href', '/app/policies/new');
    expect(start.getByText('0 of 3 done')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share a policy' })).toBeNull();
    await expectAccessible(container);
  });

  it('[B09] has the dialog that shares at an address', async () => {
    const { router } = open({}, '/app/shared-policies?share=1');
    const dialog = await focusedDialog('Share a policy');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('[B09] ticks off what a new insured has done', async () => {
    const { server, store } = open({});
    server.answers[`GET policy/list/${USER.companyId}`] = () => ({ rows: [{ id: 'p-1' }], total: 1 });
    server.answers['GET insured/agency'] = () => ({ current: [{}], waiting: [], earlier: [] });
    const start = within(await screen.findByRole('region', { name: 'Get ready for the first request' }));
    server.at = '0009';
    act(() => {
      store.dispatch(
        viewsMoved([
          { view: 'policies', position: '0009' },
          { view: 'appointments', position: '0009' },
        ]),
      );
    });
    expect(await start.findByText('2 of 3 done')).toBeInTheDocument();
    expect(start.queryByRole('link')).toBeNull();
  });

  it('[D08] offers to answer first, where a request waits', async () => {
    const { server } = open({ requesters: [UNANSWERED_ROW] });
    server.answers[`GET agent/openrequest/count/${USER.companyId}`] = () => ({ openRequestCount: 1 });
    expect(await screen.findByRole('button', { name: 'Answer requests' })).toHaveAttribute(
      'href',
      '/app/pending-requests',
    );
  });
});

const SHARES = '/app/shared-policies?tab=shares';

it('[D08] lists who sees the policies, and follows live', async () => {
  const rows = [share()];
  const { server, store, container } = open({ shares: rows }, SHARES);
  const row = (await screen.findByText('Northgate Hotels')).closest('tr')!;
  expect(within(row).getByText('3 policies')).toBeInTheDocument();
  expect(within(row).getByText('Active')).toBeInTheDocument();
  await expectAccessible(container);
  rows.splice(0, 1, share({ ended: true, worst: null }));
  server.at = '0009';
  act(() => {
    store.dispatch(viewsMoved([{ view: 'shares', position: '0009' }]));
  });
  expect(await screen.findByText('Ended')).toBeInTheDocument();
});

it('[D08] says how something comes to be shared', async () => {
  open({}, SHARES);
  expect(await screen.findByText('No shared policies yet')).toBeInTheDocument();
});

it('[C14] says which status the worst of the shared policies has, and how many have it', async () => {
  open({ shares: [share({ worst: { status: 'canceled', count: 1 } })] }, SHARES);
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(screen.getByText('1 of 3 policies')).toBeInTheDocument();
});
