import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
import { FEATURES } from '#app/features';
import type { PageRoute } from '#shared/navigation/page-routes';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { PolicyHolders } from './policy-holders.panel.js';

const HOLDERS = 'GET sharedpolicy/holders/policy-1';
const ISSUE = 'POST sharedpolicy/issue-again';
const holder = (shareId: string, more: Partial<PolicyHolder>): PolicyHolder => ({
  shareId,
  requesterId: 'c-2',
  requesterName: 'Meridian Builders',
  projectId: 'j',
  projectName: 'Union Yard',
  isAnswer: true,
  sharedAt: '2026-11-01T09:00:00.000Z',
  toldAt: null,
  changes: [{ label: 'Each occurrence', before: '$1,000,000', after: '$500,000' }],
  beside: [],
  from: '2026-11-21',
  verdict: {
    effect: 'worse',
    before: 'pass',
    after: 'fail',
    findings: [{ rule: 'r', title: 'Each occurrence', before: 'pass', after: 'fail', sentence: 'It is too low.' }],
  },
  ...more,
});
const LOW = holder('s-2', {
  requesterName: 'Low Homes',
  beside: [{ id: 'e-1', at: '2026-11-21T09:00:00.000Z', sentence: 'Location 7 in Denver was added.' }],
  verdict: { effect: 'none', before: 'pass', after: 'pass', findings: [] },
});
const KNOWS = holder('s-3', { requesterName: 'Calm Homes', changes: [], from: null, verdict: null });

function open(mayEdit = true, all: readonly PolicyHolder[] = [holder('s-1', {}), LOW, KNOWS]) {
  rememberSession('insured');
  const batch = {
    id: 'b-1',
    insuredId: USER.companyId,
    policyIds: ['policy-1'],
    replaces: null,
    again: true,
    count: 2,
  };
  const done = { done: 2, shared: 2, alreadyShared: 0, refused: 0, stage: 'completed', startedAt: LOW.sharedAt };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [HOLDERS]: ({ query }) =>
      query.get('only') ? { rows: all.slice(0, 2), total: 2 } : { rows: all, total: all.length },
    [ISSUE]: () => ({ batchId: 'b-1' }),
    'GET sharedpolicy/bulk/list': () => ({ rows: [{ ...batch, ...done }], total: 1 }),
    'GET sharedpolicy/bulk/rows/b-1': () => ({ rows: [], total: 0 }),
  });
  const policy = { id: 'policy-1', insuredId: USER.companyId, agencyId: 'agency-1', mayEdit } as PolicyDetails;
  const routes: readonly PageRoute[] = [{ page: 'policies/:id', element: <PolicyHolders policy={policy} /> }];
  return { server, ...renderApp('/app/policies/policy-1', [{ name: 'a-policy', routes }, ...FEATURES]) };
}
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: '.cell-main' })).closest('li')!);

describe('who holds a policy [D12]', () => {
  it('says for each what changed, and what that is by its requirements', async () => {
    const { container } = open();
    const worse = await rowOf('Meridian Builders');
    for (const text of ['Worse', '$1,000,000', '$500,000', 'It is too low.'])
      expect(worse.getByText(text)).toBeInTheDocument();
    const low = await rowOf('Low Homes');
    expect(low.getByText('No difference')).toBeInTheDocument();
    expect(low.getByRole('list', { name: 'Changed beside the terms for Low Homes, Union Yard' })).toHaveTextContent(
      'Location 7 in Denver was added.',
    );
    expect((await rowOf('Calm Homes')).getByText('Nothing changed')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('issues it again to those chosen by keyboard, and shows the progress', async () => {
    const { server } = open();
    (await screen.findByRole('checkbox', { name: 'Tell Meridian Builders, Union Yard' })).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Issue again to 1 chosen requester' }));
    const dialog = await focusedDialog('Issue again');
    expect(await within(dialog).findByText(/2 told, 0 told already, 0 not told/)).toBeInTheDocument();
    expect(server.callsOf(ISSUE)[0]!.body).toEqual({ policyId: 'policy-1', shares: [{ shareId: 's-1' }] });
  });

  it('issues it again for what changed beside its terms', async () => {
    const beside = [{ id: 'e-1', at: LOW.sharedAt, sentence: 'Location 7 in Denver was added.' }];
    const { server } = open(true, [holder('s-9', { changes: [], beside, from: null, verdict: null })]);
    (await screen.findByRole('checkbox', { name: 'Tell Meridian Builders, Union Yard' })).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Issue again to 1 chosen requester' }));
    await focusedDialog('Issue again');
    expect(server.callsOf(ISSUE)[0]!.body).toEqual({ policyId: 'policy-1', shares: [{ shareId: 's-9' }] });
  });

  it('issues it again to all who were not told where none is chosen', async () => {
    const { server } = open();
    expect(
      await screen.findByText(
        /^Certificates that do not state this policy as it is now stay .* only your agent issues them again, and is asked to/,
      ),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Issue again to all 2 requesters not told' }));
    await focusedDialog('Issue again');
    expect(server.callsOf(ISSUE)[0]!.body).toEqual({ policyId: 'policy-1' });
  });

  it('only says it to those who may not change the policy', async () => {
    open(false);
    await rowOf('Low Homes');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Issue again/ })).toBeNull();
  });
});
