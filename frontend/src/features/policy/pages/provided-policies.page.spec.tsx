import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { limitsPage, providedPolicy } from '../testing/sample-cards.js';

const POLICY = providedPolicy();
const RATING: FindingText = {
  rule: 'automobile.rating', line: 'automobile', policyId: POLICY.policyId, outcome: 'fail', reason: 'RATING.STRENGTH_BELOW', params: {}, events: [], cites: [],
  title: 'AM Best rating', requiredText: 'A++ X or better', availableText: 'A', sentence: 'The rating is below.',
};
const REMARK: FindingText = { ...RATING, rule: 'automobile.remark.1', outcome: 'review', title: 'Required remark 1', requiredText: 'All operations in Ohio.' };
const VERDICT: Pick<Verdict, 'supplierName' | 'projectName' | 'findings' | 'toDecide'> =
  { supplierName: 'Granite Peak', projectName: 'Union Yard', findings: [RATING, REMARK], toDecide: [] };

function open(policies: readonly ProvidedPolicyCard[], verdict: Partial<Verdict> = {}) {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']), 'GET tracking/t-1/coverage': () => policies, 'GET tracking/t-1/verdict': () => ({ ...VERDICT, ...verdict }),
    'POST policy/getLimitDetails': () => limitsPage(),
  });
  return renderApp('/app/suppliers/t-1/coverage');
}

it('[C02] [C11] shows a requester each policy with its insurer, the requested and the present rating, and its limits', async () => {
  const { container } = open([POLICY, { ...POLICY, policyId: '99999999-9999-4999-8999-999999999999', policyNumber: 'BA-2', shareEnded: true, insurer: { ratingAtStart: null, currentRating: null } }]);
  expect(await screen.findByRole('region', { name: 'Requested AM Best Rating' })).toHaveTextContent('A++ X or better');
  expect(screen.getByRole('region', { name: 'Current AM Best Rating' })).toHaveTextContent(/A$/);
  expect(screen.getByRole('region', { name: 'Insurer details' })).toHaveTextContent('Financial SizeNA');
  expect(await screen.findByRole('button', { name: '1 Policy Limits' })).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: /BA-2/ }));
  const second = screen.getByRole('region', { name: /BA-2/ });
  expect(within(second).getByText(/no longer shares this policy/)).toBeInTheDocument();
  expect(within(second).getByText(/An AM Best rating is not available for this insurer/)).toBeInTheDocument();
});

it('[C02] says so while a supplier has provided none', async () => {
  open([]);
  expect(await screen.findByText('No policies yet')).toBeInTheDocument();
});

it('[C11] says so where the insurer is not known', async () => {
  open([{ ...POLICY, terms: { ...POLICY.terms, carrier: { carrierId: '', name: '', naic: '' } } }]);
  expect(await screen.findByText('No insurer details available')).toBeInTheDocument();
});

it('[C10] shows what is provided and required, in review, with the agents where several placed the policies', async () => {
  const other = { ...POLICY, policyId: '99999999-9999-4999-8999-999999999999', policyNumber: 'BA-2', agent: { agencyId: '88888888-8888-4888-8888-888888888888', agencyName: 'Keystone', agentName: 'Jonah Reed' } };
  const { container } = open([{ ...POLICY, terms: { ...POLICY.terms, remarks: ['Work in Texas.'] } }, other]);
  const card = within(await screen.findByRole('region', { name: 'Additional Remarks' }));
  expect(card.getByRole('region', { name: 'Provided Additional Remarks' })).toHaveTextContent('Work in Texas.Auto liability BA-33071');
  expect(await card.findByText('All operations in Ohio.')).toBeInTheDocument();
  expect(card.getByText('In Review')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: '2 agents placed these policies' }));
  expect(card.getByText('Jonah Reed')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Actions of the remarks' }));
  expect(screen.getByRole('button', { name: 'Handle Exception' })).toBeDisabled();
  await expectAccessible(container);
});

it('[C10] leads those who may decide to the page where they do, and shows no agents where there is one', async () => {
  open([POLICY], { toDecide: [{ rule: REMARK.rule, sentence: '', kind: 'review' }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of the remarks' }));
  expect(await screen.findByRole('link', { name: 'Handle Exception' })).toHaveAttribute('href', '/app/suppliers/t-1/why');
  expect(screen.queryByRole('region', { name: 'Agents' })).toBeNull();
});
