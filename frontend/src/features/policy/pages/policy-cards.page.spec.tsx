/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyCompliance, StandingFinding } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { EditPolicyDto } from '@covertrail/contracts/policy/policy.inputs';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { limitsPage } from '../testing/sample-cards.js';
import { policyDetails } from '../testing/sample-policy.js';

const { id, terms } = policyDetails();
const EDIT = 'PUT policy/editpolicy';

const finding = (rule: string, more: Partial<StandingFinding> = {}): StandingFinding => ({
  rule,
  outcome: 'fail',
  title: 'AM Best rating',
  requiredText: 'A+ X or better',
  availableText: 'A',
  ...more,
});
const complianceOf = (findings: readonly StandingFinding[], acceptsEitherKind = false): PolicyCompliance => ({
  standings: [
    {
      trackingId: 't-1',
      requesterName: 'Meridian Builders',
      projectName: 'Union Yard',
      acceptsEitherKind,
      acceptsAnySymbol: acceptsEitherKind,
      findings,
    },
  ],
});

function open(
  policy: PolicyDetails,
  compliance: PolicyCompliance,
  role: 'insured' | 'agent' = 'insured',
  section: string | null = null,
) {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [`GET policy/${id}`]: () => policy,
    [`GET policy/${id}/compliance`]: () => compliance,
    'POST policy/getLimitDetails': () => limitsPage(),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  return { server, ...renderApp(`/app/policies/${id}${section === null ? '' : `?edit=${section}`}`) };
}

it('[C09] [C11] shows an agent beside rating and exclusions what each requester asks for', async () => {
  const { container } = open(
    policyDetails({ line: 'workersCompensation', terms: { ...terms, limits: {} } }),
    complianceOf([
      finding('workersCompensation.rating'),
      finding('workersCompensation.proprietors', {
        title: 'Excluded persons',
        requiredText: 'Nobody excluded',
        availableText: 'Not given',
        outcome: 'unknown',
      }),
    ]),
    'agent',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Compliance of the AM Best rating' }));
  expect(await screen.findByRole('dialog', { name: 'Compliance of the AM Best rating' })).toHaveTextContent(
    'Meridian Builders, Union YardAM Best rating: required A+ X or better, available A',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Compliance of the exclusions' }));
  expect(await screen.findByRole('dialog', { name: 'Compliance of the exclusions' })).toHaveTextContent(
    'required Nobody excluded, available Not given',
  );
  await expectAccessible(container);
});

it('[H12] says in the card what of the proof a requester misses', async () => {
  const proofText =
    'It was verified by the agent on 10/17/2025, 400 days ago (BA-33071); the template requires it no more than 365 days old.';
  open(policyDetails(), complianceOf([finding('automobile.rating', { outcome: 'review', proofText })]));
  expect(await screen.findByRole('region', { name: 'Requested AM Best Rating' })).toHaveTextContent(proofText);
});

it('[C09] shows nobody else these icons', async () => {
  open(policyDetails(), complianceOf([finding('automobile.rating')]));
  expect(await screen.findByRole('region', { name: 'Requested AM Best Rating' })).toHaveTextContent('A+ X or better');
  expect(screen.queryByRole('button', { name: 'Compliance of the AM Best rating' })).toBeNull();
});

it('[C10] shows required remarks with a tag, and warns those whose words an agent must approve', async () => {
  open(
    policyDetails(),
    complianceOf([
      finding('automobile.remark.1', { requiredText: 'All operations in Ohio.' }),
      finding('automobile.remark.2', { requiredText: 'Thirty days notice.', outcome: 'review' }),
    ]),
    'insured',
    'remarks',
  );
  const required = within(await screen.findByRole('region', { name: 'Required Additional Remarks' }));
  expect(await required.findByText('All operations in Ohio.')).toBeInTheDocument();
  const card = within(screen.getByRole('region', { name: 'Additional Remarks' }));
  expect(card.getByText('Non-Compliant')).toBeInTheDocument();
  expect(card.getByText(/The agent must approve/)).toBeInTheDocument();
});

it('[C10] says so where no remark is required, and warns no agent', async () => {
  open(policyDetails(), complianceOf([]), 'agent', 'remarks');
  const card = within(await screen.findByRole('region', { name: 'Additional Remarks' }));
  expect(card.getByText('No Remarks Required')).toBeInTheDocument();
  expect(card.queryByText(/The agent must approve/)).toBeNull();
});

it('[C04] [C13] says which requester accepts either kind of limits, and warns where neither is entered', async () => {
  open(policyDetails(), complianceOf([], true), 'agent', 'limits');
  expect(await screen.findByLabelText('Requestor accepts Combined Single Limit or Split Limits.')).toBeChecked();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Combined single limit/ }));
  expect(await screen.findByText(/Please enter a combined single limit, or at least one of/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Covered auto symbols/ }));
  expect(screen.getByLabelText('Requestor accepts any one of the requested Coverage Symbols.')).toBeChecked();
});

it('[C04] opens the limits of both kinds where a requester accepts either, and takes one kind', async () => {
  open(policyDetails(), complianceOf([], true), 'agent', 'limits');
  const perPerson = await screen.findByLabelText(/per person/);
  await waitFor(() => expect(perPerson).toBeEnabled());
  await userEvent.type(perPerson, '500000');
  expect(await screen.findByText('A combined single limit and split limits cannot both be set.')).toBeInTheDocument();
});

it('[C03] [C04] takes a Canadian row by its type alone, shows its currency, and asks no boxes of the US', async () => {
  const property = policyDetails({
    line: 'commercialProperty',
    terms: { ...terms, region: 'canada', limits: { buildingLimit: 200_000_000 } },
  });
  const { server, container } = open(property, complianceOf([], true), 'insured', 'limits');
  expect((await screen.findAllByText('CA$')).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Building' }));
  await userEvent.click(screen.getByRole('button', { name: /Details/ }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Valuation type' }));
  const offered = within(screen.getByRole('listbox', { name: 'Valuation type' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(['Replacement cost (RC)', 'Actual cash value (ACV)', 'Base value']);
  await userEvent.click(screen.getByRole('option', { name: 'Base value' }));
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog(/Save \d changes?\?/);
  await userEvent.click(within(dialog).getByLabelText('The policy changed on a specific date'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms).toMatchObject({
    region: 'canada',
    limitDetails: { buildingLimit: { valuation: 'baseValue' } },
  });
});

it('[C03] chooses the limit of the personal injury row, and another choice clears the amount', async () => {
  const { server } = open(
    policyDetails({
      line: 'generalLiability',
      terms: { ...terms, limits: { eachOccurrence: 100, personalAndAdvertisingInjury: 100_000_000 } },
    }),
    complianceOf([]),
    'insured',
    'limits',
  );
  expect(await screen.findByRole('textbox', { name: 'Personal and advertising injury' })).toHaveValue('1,000,000');
  await userEvent.click(screen.getByRole('combobox', { name: 'Limit of this row' }));
  await userEvent.click(screen.getByRole('option', { name: 'Personal injury' }));
  expect(screen.queryByRole('textbox', { name: 'Personal and advertising injury' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Personal injury' }), '500000');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog(/Save \d changes?\?/);
  await userEvent.click(within(dialog).getByLabelText('The policy changed on a specific date'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.limits).toEqual({
    eachOccurrence: 100,
    personalInjury: 50_000_000,
  });
});
