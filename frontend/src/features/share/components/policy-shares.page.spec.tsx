import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { FEATURES } from '#app/features';
import type { PageRoute } from '#shared/navigation/page-routes';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { fakeLocations } from '#shared/selections/testing/fake-selection';
import { sampleShare } from '../testing/sample-share.js';
import PolicySharesPanel from './policy-shares.panel.js';

const share = (more: Partial<ShareRow> = {}): ShareRow =>
  sampleShare({
    id: '66666666-6666-4666-8666-666666666666',
    requesterName: 'Meridian Builders',
    projectName: 'Union Yard',
    policyCount: 1,
    worst: { status: 'active', count: 1 },
    ...more,
  });

function open(rows: ShareRow[], standing: PolicyDetails['standing'], mayEdit = false) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET sharedpolicy/listview': () => ({ rows, total: rows.length }),
    'GET sharedpolicy/holders/policy-1': () => ({ rows: [], total: 0 }),
    ...fakeLocations('policy-1'),
  });
  // The panel reads no more of a policy than these.
  const policy = {
    id: 'policy-1',
    insuredId: USER.companyId,
    line: 'generalLiability',
    mayEdit,
    standing,
  } as PolicyDetails;
  const routes: readonly PageRoute[] = [{ page: 'policies/:id', element: <PolicySharesPanel policy={policy} /> }];
  return { server, ...renderApp('/app/policies/policy-1', [{ name: 'a-policy', routes }, ...FEATURES]) };
}

it('[C01] [C14] lists with whom a policy is shared, as the shared-policy dashboard words its status', async () => {
  const { server, container } = open([share(), share({ id: 'b', projectName: 'Old Yard', ended: true })], 'verified');
  const row = (await screen.findByText('Union Yard')).closest('tr')!;
  expect(within(row).getByText('Active')).toBeInTheDocument();
  expect(within(screen.getByText('Old Yard').closest('tr')!).getByText('Ended')).toBeInTheDocument();
  expect(server.callsOf('GET sharedpolicy/listview')[0]!.query.get('policyId')).toBe('policy-1');
  await expectAccessible(container);
});

it('[C14] shows an expired or rejected policy as it is', async () => {
  open([share()], 'rejected');
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
});

it('[C14] words an issue or a review of the project that a policy is shared for', async () => {
  const rows = [
    share({ outcome: 'fail' }),
    share({ id: 'b', projectName: 'Old Yard', outcome: 'review' }),
    share({ id: 'c', projectName: 'Dry Dock', outcome: null }),
  ];
  open(rows, 'unverified');
  const rowOf = async (project: string) => (await screen.findByText(project)).closest('tr')!;
  expect(within(await rowOf('Union Yard')).getByText('Compliance')).toBeInTheDocument();
  expect(within(await rowOf('Old Yard')).getByText('Requires Review')).toBeInTheDocument();
  expect(within(await rowOf('Dry Dock')).getByText('Unverified')).toBeInTheDocument();
});

it('[C01] says when a policy is not shared', async () => {
  open([], 'verified');
  expect(await screen.findByText('Not shared yet')).toBeInTheDocument();
});

describe('the locations that a share shows [C06] [C14]', () => {
  const SAVE = 'POST policy/locations/selection/policy-1';
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Locations: 5,000 of 5,000' }));
    return within(await screen.findByRole('dialog', { name: 'Locations that Meridian Builders sees' }));
  };

  it('are only counted for those who may not change them, and not for a share that ended', async () => {
    open([share(), share({ id: 'b', ended: true })], 'verified');
    expect(await screen.findAllByText('Locations: 5,000 of 5,000')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Locations/ })).toBeNull();
  });

  it('are all but three of 5,000 by three clicks, and one small command', async () => {
    const { server } = open([share()], 'verified', true);
    const dialog = await openDialog();
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(11);
    await expectAccessible(screen.getByRole('dialog'));
    for (const name of [/^2 /, /^3 /]) await userEvent.click(dialog.getByRole('checkbox', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Search locations' }), '4711{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
    dialog.getByRole('checkbox', { name: /^4711 / }).focus();
    await userEvent.keyboard(' ');
    expect(dialog.getByRole('status')).toHaveTextContent('4,997 of 5,000 selected');
    await userEvent.click(dialog.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(SAVE)[0]!.body).toEqual({
      projectId: 'p',
      selectAll: false,
      clearPrevious: false,
      newAddedList: [],
      removeList: ['l-2', 'l-3', 'l-4711'],
      includeNewLocations: true,
    });
  });

  it('are only some of them, and those added later on request', async () => {
    const { server } = open([share()], 'verified', true);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Select none' }));
    const later = dialog.getByRole('checkbox', { name: 'Include locations that are added later' });
    expect(later).not.toBeChecked();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^1 / }));
    await userEvent.click(later);
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 5,000 selected');
    await userEvent.click(dialog.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(1));
    expect(server.callsOf(SAVE)[0]!.body).toMatchObject({
      clearPrevious: true,
      newAddedList: ['l-1'],
      removeList: [],
      includeNewLocations: true,
    });
  });

  it('stay as they were chosen when the server refuses', async () => {
    const { server } = open([share()], 'verified', true);
    server.answers[SAVE] = () => refuse(422, 'SELECTION.TOO_MANY', 'A choice names at most 500 one by one.');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Save selection' }));
    expect(await dialog.findByText('A choice names at most 500 one by one.')).toBeInTheDocument();
  });
});
