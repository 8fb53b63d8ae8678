import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { limitsPage, providedPolicy } from '../testing/sample-cards.js';
import { policyDetails } from '../testing/sample-policy.js';

const { id, sources } = policyDetails();
const REVERIFY = `PUT policy/reverify/${id}`;
const VERIFIED = /^Verified by the agent on 06\/20\/2020, \d+ years ago$/;

function open(policy: PolicyDetails, role: 'insured' | 'agent' = 'agent') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [`GET policy/${id}`]: () => policy,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: { id: 'c', name: 'Summit Mutual', naic: '24112', rating: null }, notice: null }),
    [REVERIFY]: () => ({ policyId: id }),
  });
  return { server, ...renderApp(`/app/policies/${id}`) };
}

it('[H12] says beside each section of a policy where it comes from and how old it is, and nothing where nothing is stated', async () => {
  const typed = { kind: 'typedByInsured', on: '2020-07-01' } as const;
  const { container } = open(policyDetails({ sources: { ...sources, limits: typed } }));
  expect(await screen.findByRole('region', { name: 'Limits' })).toHaveTextContent(/Typed by the insured on 07\/01\/2020, \d+ years ago/);
  expect(screen.getAllByText(VERIFIED).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Endorsements' })).not.toHaveTextContent(/ago/);
  await expectAccessible(container);
});

it('[H12] names of several values the one that is proven least', async () => {
  open(policyDetails({ sources: { ...sources, carrier: { kind: 'readFromCertificate', on: '2020-06-25' } } }));
  expect(await screen.findByRole('region', { name: 'Policy' })).toHaveTextContent(/Read from a certificate on 06\/25\/2020/);
});

it('[H12] lets an agent verify a verified policy again', async () => {
  const { server } = open(policyDetails({ mayReverify: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Verify again' }));
  expect(await screen.findByText('Policy BA-33071 was verified again today.')).toBeInTheDocument();
  expect(server.callsOf(REVERIFY)).toHaveLength(1);
});

it('[H12] offers that to nobody else', async () => {
  open(policyDetails(), 'insured');
  await screen.findByRole('region', { name: 'Limits' });
  expect(screen.queryByRole('button', { name: 'Verify again' })).toBeNull();
});

it('[H12] shows the requester where the insurer and the limits of a provided policy come from', async () => {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']), 'GET tracking/t-1/coverage': () => [providedPolicy()],
    'GET tracking/t-1/verdict': () => ({ supplierName: 'Granite Peak', projectName: 'Union Yard', findings: [], toDecide: [] }),
    'POST policy/getLimitDetails': () => limitsPage(),
  });
  renderApp('/app/suppliers/t-1/coverage');
  expect(await screen.findByRole('region', { name: 'Limit Types' })).toHaveTextContent(/Verified by the agent on 06\/20\/2020/);
  expect(screen.getByRole('region', { name: 'Insurer details' })).toHaveTextContent(/Verified by the agent on 06\/20\/2020/);
});
