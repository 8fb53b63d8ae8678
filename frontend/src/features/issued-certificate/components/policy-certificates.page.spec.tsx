import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import { FEATURES } from '#app/features';
import type { PageRoute } from '#shared/navigation/page-routes';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import PolicyCertificates from './policy-certificates.panel.js';

const REQUEST = 'POST certificate/bulk/request';
const ASK = 'Ask your agent to issue all again';

function open(role: 'insured' | 'agent', agencyId: string | null = 'agency-1', standing: PolicyStatus = 'verified') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET certificate/list': () => ({ rows: [], total: 0 }),
    [REQUEST]: () => ({ batchId: 'b-1' }),
  });
  const policy = { id: 'policy-1', insuredId: USER.companyId, agencyId, mayEdit: true, standing } as PolicyDetails;
  const routes: readonly PageRoute[] = [{ page: 'policies/:id', element: <PolicyCertificates policy={policy} /> }];
  renderApp('/app/policies/policy-1', [{ name: 'a-policy', routes }, ...FEATURES]);
  return server;
}

describe('who has a certificate of a policy [D12]', () => {
  it('lets the insured ask its agent to issue all again, by the keyboard', async () => {
    const server = open('insured');
    (await screen.findByRole('button', { name: ASK })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Your agent is asked to issue them again.')).toBeInTheDocument();
    expect(server.callsOf(REQUEST)[0]!.body).toEqual({ policyId: 'policy-1' });
    expect(screen.queryByRole('button', { name: 'Issue all again' })).toBeNull();
  });

  it('offers that to no agent', async () => {
    open('agent');
    expect(await screen.findByRole('button', { name: 'Issue all again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });

  it('offers an agent to issue none again of a policy that nobody approved', async () => {
    open('agent', 'agency-1', 'unverified');
    expect(await screen.findByText('No certificate states this policy.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Issue all again' })).toBeNull();
  });

  it('is not offered where no agency manages the policy', async () => {
    open('insured', null);
    expect(await screen.findByText('No certificate states this policy.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });
});
