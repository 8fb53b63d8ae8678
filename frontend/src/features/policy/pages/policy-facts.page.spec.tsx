import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id, terms } = policyDetails();
const LIABILITY = policyDetails({
  line: 'generalLiability',
  terms: {
    ...terms,
    limits: { eachOccurrence: 100_000_000, generalAggregate: 200_000_000 },
    limitDetails: { eachOccurrence: { displayed: 50_000_000, deductible: { kind: 'perOccurrence', value: 500_000 } } },
    aggregate: { basis: 'perProject', description: '' },
    notes: 'Renewal is under way.',
  },
});

const standing = (requesterName: string, findings: RequesterFindings['findings']): RequesterFindings => ({
  trackingId: requesterName,
  requesterName,
  projectName: 'Union Yard',
  acceptsEitherKind: false,
  acceptsAnySymbol: false,
  findings,
});

function open(policy: PolicyDetails, standings: readonly RequesterFindings[] = []) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policy,
    [`GET policy/${id}/compliance`]: () => ({ standings }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
  });
  return { server, ...renderApp(`/app/policies/${id}`) };
}

const AGGREGATE = {
  rule: 'generalLiability.limit.generalAggregate',
  title: 'General aggregate',
  requiredText: '$5,000,000',
  availableText: '$2,000,000',
};

it('[C01] reads the limits as a table: what each is per, its amount, what is displayed, and its deductible', async () => {
  const { container } = open(LIABILITY);
  const table = within(await screen.findByRole('table', { name: 'Limits' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Limit', 'Per', 'Amount', 'Displayed', 'Deductible'],
    ['Each occurrence', 'Occurrence', '$1,000,000', '$500,000', 'Per occurrence $5,000'],
    ['General aggregate', 'Project', '$2,000,000', '–', '–'],
  ]);
  await expectAccessible(container);
});

it('[C01] says who verified the policy, and when', async () => {
  open(LIABILITY);
  const panel = await screen.findByRole('region', { name: 'Verification' });
  expect(panel).toHaveTextContent('Verified byPriya Raman, Hollis & Vance');
  expect(panel).toHaveTextContent('Verified on06/20/2020');
});

it('[C02] says of each requester by itself what it asks of a limit, and nothing where an umbrella makes it up', async () => {
  open(LIABILITY, [
    standing('Meridian Builders', [{ ...AGGREGATE, outcome: 'fail' }]),
    standing('Keystone', [{ ...AGGREGATE, outcome: 'pass' }]),
  ]);
  const row = await screen.findByRole('row', { name: /General aggregate .*Meridian Builders requires \$5,000,000/ });
  expect(row).not.toHaveTextContent('Keystone');
  const shown = within(screen.getByRole('region', { name: 'Where it is shown' }));
  const [meridian, keystone] = shown.getAllByRole('listitem');
  expect(meridian).toHaveTextContent('Meridian Builders Union YardFailGeneral aggregate');
  expect(keystone).toHaveTextContent('Keystone Union YardPass');
});

it('[C01] shows what else is stated, and leaves the rest behind one button that opens its section', async () => {
  open(LIABILITY);
  expect(await screen.findByRole('region', { name: 'Notes' })).toHaveTextContent('Renewal is under way.');
  expect(screen.queryByRole('region', { name: 'Instructions' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add …' }));
  await userEvent.click(screen.getByRole('link', { name: 'Instructions' }));
  const drawer = await focusedDialog('Edit BA-33071');
  expect(within(drawer).getByLabelText('Instructions for this policy')).toHaveFocus();
  expect(within(drawer).getByPlaceholderText('No instructions available')).toHaveValue('');
  const outline = within(within(drawer).getByRole('navigation', { name: 'Sections' }));
  expect(outline.getByRole('button', { name: 'Instructions Empty' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(outline.getByRole('button', { name: 'Limits' }));
  expect(within(drawer).getByLabelText('Each occurrence')).toHaveValue('1,000,000');
});

it('[C01] opens the section of the first wrong field, and gives it the focus', async () => {
  open(LIABILITY);
  await userEvent.click(await screen.findByRole('link', { name: 'Edit number, insurer and dates' }));
  await userEvent.clear(await screen.findByLabelText(/Policy number/));
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  expect(await screen.findByText('Please enter policy number.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Policy number/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Policy Wrong' })).toBeInTheDocument();
});
