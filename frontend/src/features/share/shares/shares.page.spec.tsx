import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShareDetails } from '@covertrail/contracts/share/share.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer } from '#testing/fake-server';
import { documentRow } from '../../document/testing/sample-document.js';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { sampleShare } from '../testing/sample-share.js';

const SHARED = sampleShare({ expiresOn: '2026-12-31', policyCount: 2 });
const ENDED = sampleShare({ id: 's2', requesterName: 'Harbor Hotels', ended: true, worst: null });
const LIST = 'GET sharedpolicy/listview';
const policy = (policyId: string, policyNumber: string) =>
  ({
    policyId,
    line: 'generalLiability',
    policyNumber,
    carrierName: 'Granite Mutual',
    effectiveOn: '2026-01-01',
    expiresOn: '2027-01-01',
  }) as ShareDetails['policies'][number];

function open(role: 'insured' | 'agent' = 'insured') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [LIST]: () => ({ rows: [SHARED, ENDED], total: 2 }),
    'GET insured/i/requesters': () => ({ rows: [], total: 0 }),
    'GET agent/client': () => ({ rows: [], total: 0 }),
    'GET sharedpolicy/details/s1': (): ShareDetails => ({
      ...SHARED,
      policies: [policy('p1', 'GL-1'), policy('p2', 'GL-2')],
      firstOpenedAt: '2026-11-21T09:00:00.000Z',
      lastOpenedAt: '2026-11-22T09:00:00.000Z',
      firstOpenedBy: 'Dana Reyes',
      lastOpenedBy: 'Sam Ortiz',
      received: [
        { documentId: 'd', name: 'coi.pdf', version: 2, personName: 'Sam Ortiz', at: '2026-11-22T09:01:00.000Z' },
      ],
    }),
    'DELETE sharedpolicy/deleteShare/s1': () => ({ shareId: 's1' }),
    'DELETE sharedpolicy/remove/policy/s1/p2': () => ({ shareId: 's1' }),
    'PUT sharedpolicy/enable/s2': () => ({ shareId: 's2' }),
  });
  return { server, ...renderApp(role === 'agent' ? '/app/agent-clients/i/shares' : '/app/shared-policies?tab=shares') };
}

const act = async (row: string, name: string) => {
  const line = (await screen.findByText(row)).closest('tr')!;
  await userEvent.click(within(line).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('the documents of shares [D08]', () => {
  const row = {
    ...documentRow({ name: 'COI 2026.pdf' }),
    line: 'generalLiability',
    policyNumber: 'GL-88120',
  };

  it('are a list with pages of 20, whose documents open in the page', async () => {
    rememberSession('insured');
    const server = fakeServer({
      'GET user/userdetails': () => userDetails(['insured']),
      'GET insured/i/requesters': () => ({ rows: [], total: 0 }),
      'GET sharedpolicy/documents': () => ({ rows: [row], total: 21 }),
    });
    fakeFiles({ [`document/${row.id}/file`]: new Blob(['%PDF']) });
    const { container } = renderApp('/app/shared-policies?tab=shares&view=documents');
    expect(await screen.findByText('GL-88120')).toBeInTheDocument();
    expect(server.callsOf('GET sharedpolicy/documents')[0]!.query.get('size')).toBe('20');
    await expectAccessible(container);
    await userEvent.click(screen.getByText('COI 2026.pdf'));
    expect(await screen.findByRole('dialog', { name: 'COI 2026.pdf' })).toBeInTheDocument();
  });

  it('come as an archive of one project and of one certificate holder', async () => {
    rememberSession('insured');
    const share = sampleShare({ holderName: 'Harbor Bank' });
    fakeServer({
      'GET user/userdetails': () => userDetails(['insured']),
      [LIST]: () => ({ rows: [share], total: 1 }),
      'GET insured/i/requesters': () => ({ rows: [], total: 0 }),
      'GET sharedpolicy/details/s1': () => ({ ...share, policies: [], received: [] }),
    });
    const saved = fakeFiles({ 'sharedpolicy/download': new Blob(['PK']) });
    renderApp('/app/shared-policies?tab=shares');
    await userEvent.click(await screen.findByText('Northgate Hotels'));
    await userEvent.click(await screen.findByRole('button', { name: 'Documents of the project' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Documents of the holder' }));
    await waitFor(() => expect(saved).toEqual(['Lakeside documents.zip', 'Harbor Bank documents.zip']));
  });
});

describe('the list of shares [D08]', () => {
  it('has pages of 20, and filters by state and by address', async () => {
    const { server, container } = open();
    await screen.findByText('Northgate Hotels');
    expect(server.callsOf(LIST)[0]!.query.get('size')).toBe('20');
    await userEvent.click(screen.getByRole('button', { name: 'Expiring soon' }));
    await waitFor(() => expect(server.callsOf(LIST).at(-1)!.query.get('state')).toBe('expiring'));
    await expectAccessible(container);
  });

  it('asks before it ends a share, and says what that means', async () => {
    const { server } = open();
    await act('Northgate Hotels', 'End share…');
    const dialog = await screen.findByRole('dialog', { name: 'End the share with Northgate Hotels?' });
    expect(dialog).toHaveTextContent('also for pages that are open now');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End share' }));
    await waitFor(() => expect(server.callsOf('DELETE sharedpolicy/deleteShare/s1')).toHaveLength(1));
  });

  it('enables an ended share, to a last day', async () => {
    const { server } = open();
    await act('Harbor Hotels', 'Enable share…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Last day/), '2027-01-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Enable share' }));
    await waitFor(() =>
      expect(server.callsOf('PUT sharedpolicy/enable/s2')[0]?.body).toEqual({ shareExpiringOn: '2027-01-31' }),
    );
  });

  it('says who opened a share and received which document, and removes a policy from it', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByText('Northgate Hotels'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shared with Northgate Hotels' }));
    expect(await dialog.findByText(/First opened by Dana Reyes/)).toHaveTextContent('last by Sam Ortiz');
    expect(dialog.getByText('coi.pdf, version 2')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove GL-2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Really remove GL-2' }));
    await waitFor(() => expect(server.callsOf('DELETE sharedpolicy/remove/policy/s1/p2')).toHaveLength(1));
  });

  it('is the same to an agent for a client', async () => {
    const { server } = open('agent');
    expect(await screen.findByText('Northgate Hotels')).toBeInTheDocument();
    expect(server.callsOf(LIST)[0]!.query.get('insuredCompanyId')).toBe('i');
  });
});
