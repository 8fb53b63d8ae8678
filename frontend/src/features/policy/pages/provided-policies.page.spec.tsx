import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import { documentRow } from '../../document/testing/sample-document.js';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { fakeFiles } from '#testing/fake-files';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { limitsPage, providedPolicy } from '../testing/sample-cards.js';

const POLICY = providedPolicy();
const RATING: FindingText = {
  rule: 'automobile.rating',
  line: 'automobile',
  policyId: POLICY.policyId,
  outcome: 'fail',
  reason: 'RATING.STRENGTH_BELOW',
  params: {},
  events: [],
  cites: [],
  title: 'AM Best rating',
  requiredText: 'A++ X or better',
  availableText: 'A',
  sentence: 'The rating is below.',
};
const REMARK: FindingText = {
  ...RATING,
  rule: 'automobile.remark.1',
  outcome: 'review',
  title: 'Required remark 1',
  requiredText: 'All operations in Ohio.',
};
const VERDICT: Pick<Verdict, 'supplierName' | 'projectName' | 'findings' | 'toDecide'> = {
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  findings: [RATING, REMARK],
  toDecide: [],
};

function open(policies: readonly ProvidedPolicyCard[], verdict: Partial<Verdict> = {}, access?: AccessLevel) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], access),
    'POST tracking/t-1/exceptions': () => ({ exceptionIds: ['e-2'] }),
    'GET tracking/t-1/coverage': () => policies,
    'GET tracking/t-1/verdict': () => ({ ...VERDICT, ...verdict }),
    'POST policy/getLimitDetails': () => limitsPage(),
  });
  return { server, ...renderApp('/app/suppliers/t-1/coverage') };
}

it('[C02] [C11] shows a requester each policy with its insurer, the requested and the present rating, and its limits', async () => {
  const { container } = open([
    POLICY,
    {
      ...POLICY,
      policyId: '99999999-9999-4999-8999-999999999999',
      policyNumber: 'BA-2',
      standing: 'expired',
      insurer: { ratingAtStart: null, currentRating: null, currentSince: null },
    },
  ]);
  expect(await screen.findByRole('region', { name: 'Requested AM Best Rating' })).toHaveTextContent('A++ X or better');
  expect(screen.getByRole('region', { name: 'Current AM Best Rating' })).toHaveTextContent(
    /^Current AM Best RatingAPublished by AM Best, since 05\/04\/2020/,
  );
  expect(screen.getByRole('region', { name: 'Insurer details' })).toHaveTextContent('Financial SizeNA');
  expect(await screen.findByRole('button', { name: '1 policy limit' })).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 policy that ended before' }));
  await userEvent.click(screen.getByRole('button', { name: /BA-2/ }));
  const second = screen.getByRole('region', { name: /BA-2/ });
  expect(within(second).getByText(/An AM Best rating is not available for this insurer/)).toBeInTheDocument();
});

it.each([
  [['fail', 'review'], 'Non-Compliant'],
  [['pass', 'review'], 'Requires Review'],
  [['pass', 'unknown'], 'Requires Review'],
  [['pass'], null],
] as const)('[C08] tags a list of documents of which it is found %j: %s', async (outcomes, tag) => {
  const findings = outcomes.map((outcome, place) => ({
    ...RATING,
    policyId: POLICY.policyId,
    rule: `automobile.document.${String(place)}`,
    outcome,
    title: 'Document',
  }));
  const terms = { ...POLICY.terms, endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' } as const] };
  open([{ ...POLICY, terms }], { findings });
  const card = await screen.findByRole('region', { name: 'Endorsements and documents' });
  const tags = within(card).queryAllByText(/^(Non-Compliant|Requires Review)$/);
  expect(tags.map(({ textContent }) => textContent)).toEqual(tag === null ? [] : [tag]);
});

it('[C11] says what the mark of a rating under review means', async () => {
  const rating = { strength: 'A', size: 'XV', underReview: true } as const;
  const { container } = open([
    {
      ...POLICY,
      insurer: { ratingAtStart: { strength: 'A', size: 'XV' }, currentRating: rating, currentSince: '2026-11-20' },
    },
  ]);
  const strip = await screen.findByRole('region', { name: 'Insurer details' });
  expect(strip).toHaveTextContent('Current AM Best RatingA u');
  expect(strip).toHaveTextContent('AM Best has placed the rating under review (u), so it may change soon.');
  expect(screen.getByRole('region', { name: 'Current AM Best Rating' })).toHaveTextContent('A u XV');
  await expectAccessible(container);
});

it('[C08] shows the endorsements with what they state, what is asked of their forms, and their documents', async () => {
  const waiver: FindingText = {
    ...RATING,
    policyId: POLICY.policyId,
    rule: 'automobile.endorsement.waiverOfSubrogation',
    outcome: 'pass',
    title: 'Waiver of subrogation',
    sentence: 'The form was seen.',
  };
  const dates: FindingText = {
    ...waiver,
    rule: 'automobile.condition.waiverOfSubrogation:effectiveDatesRequired',
    outcome: 'fail',
    title: 'Effective dates required',
    sentence: 'The form has no dates.',
  };
  const missing: FindingText = {
    ...dates,
    rule: 'automobile.endorsement.primaryNoncontributory',
    title: 'Primary and non-contributory',
    sentence: 'It is not stated.',
  };
  const terms: ProvidedPolicyCard['terms'] = {
    ...POLICY.terms,
    endorsements: [
      { code: 'waiverOfSubrogation', grade: 'seen', form: 'CA 04 44' },
      { code: 'additionalInsuredOngoing', grade: 'claimed' },
    ],
    endorsementDetails: {
      waiverOfSubrogation: { count: 5, text: 'Where required by contract.', blanketWaiverOfSubrogation: true },
    },
  };
  const { container, server } = open([{ ...POLICY, terms }], { findings: [waiver, dates, missing] });
  const document = {
    ...documentRow({
      policyId: POLICY.policyId,
      documentType: 3,
      endorsement: 'waiverOfSubrogation',
      name: 'waiver.pdf',
    }),
    line: POLICY.line,
    policyNumber: POLICY.policyNumber,
  };
  server.answers['GET tracking/t-1/documents'] = () => [document];
  const saved = fakeFiles({ [`tracking/t-1/documents/${document.id}`]: new Blob(['%PDF']) });
  const card = within(await screen.findByRole('region', { name: 'Endorsements and documents' }));
  const row = within(card.getByRole('row', { name: /^Waiver of subrogation/ }));
  expect(row.getByRole('cell', { name: 'CA 04 44' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'Form seen' })).toBeInTheDocument();
  expect(row.getByText(/Count 5/)).toBeInTheDocument();
  expect(row.getByText('Where required by contract.')).toBeInTheDocument();
  expect(card.getByText('The form has no dates.').closest('li')).toHaveTextContent(/^Fail Effective dates required/);
  expect(card.getByText('Required and not stated').parentElement).toHaveTextContent('Primary and non-contributory');
  expect(await card.findByText('No document attached.')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(card.getByRole('button', { name: 'Download waiver.pdf' }));
  await waitFor(() => expect(saved).toEqual(['waiver.pdf']));
});

it('[C02] folds the policies that ended before, and shows one that a requirement still fails by', async () => {
  const past = {
    ...POLICY,
    policyId: '99999999-9999-4999-8999-999999999999',
    policyNumber: 'BA-1',
    standing: 'expired',
  } as const;
  open([past, { ...POLICY, standing: 'expired' }]);
  expect(await screen.findByRole('button', { name: /BA-33071/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('button', { name: /BA-1\b/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 policy that ended before' }));
  expect(screen.getByRole('button', { name: /BA-1\b/ })).toHaveAttribute('aria-expanded', 'false');
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
  const other = {
    ...POLICY,
    policyId: '99999999-9999-4999-8999-999999999999',
    policyNumber: 'BA-2',
    agent: {
      agencyId: '88888888-8888-4888-8888-888888888888',
      agencyName: 'Keystone',
      agencyLogoId: '77777777-7777-4777-8777-777777777777',
      agentName: 'Jonah Reed',
    },
  };
  const { container } = open([{ ...POLICY, terms: { ...POLICY.terms, remarks: ['Work in Texas.'] } }, other]);
  const card = within(await screen.findByRole('region', { name: 'Additional Remarks' }));
  expect(card.getByRole('region', { name: 'Provided Additional Remarks' })).toHaveTextContent(
    'Work in Texas.Auto liability BA-33071',
  );
  expect(await card.findByText('All operations in Ohio.')).toBeInTheDocument();
  expect(card.getByText('In Review')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: '2 agents placed these policies' }));
  expect(card.getByText('Jonah Reed')).toBeVisible();
  expect(card.getByText('HV')).toBeInTheDocument();
  expect(container.querySelector('.policy-agent-mark img')).toHaveAttribute(
    'src',
    `/covertrail-api/company/${other.agent.agencyId}/logo/${other.agent.agencyLogoId}`,
  );
  await userEvent.click(card.getByRole('button', { name: 'Actions of the remarks' }));
  expect(screen.getByRole('button', { name: 'Handle Exception' })).toBeDisabled();
  await expectAccessible(container);
});

it('[C10] offers no decision about remarks to people who only read', async () => {
  open([POLICY], {}, 'readOnly');
  await screen.findByRole('region', { name: 'Required Additional Remarks' });
  await userEvent.click(screen.getByRole('button', { name: 'Actions of the remarks' }));
  expect(screen.getByRole('button', { name: 'Handle Exception' })).toBeDisabled();
});

it('[C10] handles exceptions of the checked remarks where they can be decided, and shows no agents where there is one', async () => {
  const other: FindingText = {
    ...REMARK,
    rule: 'automobile.remark.2',
    outcome: 'fail',
    requiredText: 'Cross liability.',
  };
  const decided: FindingText = {
    ...REMARK,
    rule: 'automobile.remark.3',
    outcome: 'pass',
    requiredText: 'No deductible.',
    exceptionText: 'Exception accepted.',
    exception: {
      exceptionId: 'e-1',
      kind: 'exception',
      scope: 'supplier',
      decision: 'accepted',
      comment: '',
      from: '2026-11-21',
      lapsesOn: null,
      instead: 'fail',
    },
  };
  const { container, server } = open([POLICY], {
    findings: [REMARK, other, decided],
    toDecide: [
      { rule: REMARK.rule, sentence: 'It may be there.', kind: 'review' },
      { rule: other.rule, sentence: 'It is missing.', kind: 'exception' },
    ],
  });
  const required = within(await screen.findByRole('region', { name: 'Required Additional Remarks' }));
  expect(required.getByText('Exception accepted.')).toBeInTheDocument();
  expect(required.getByText('Excepted')).toBeInTheDocument();
  expect(required.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(required.getByRole('checkbox', { name: 'Exception: Cross liability.' }));
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Actions of the remarks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Handle Exception' }));
  const dialog = within(await focusedDialog('Handle Exception'));
  expect(dialog.getByRole('checkbox', { name: 'Cross liability.' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'All operations in Ohio.' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Accept' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Duration/ }));
  await userEvent.click(dialog.getByRole('option', { name: 'Perpetual' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(server.callsOf('POST tracking/t-1/exceptions')[0]?.body).toMatchObject({
      decision: 'accepted',
      duration: 'perpetual',
      findings: [{ rule: other.rule, sentence: 'It is missing.' }],
    }),
  );
  expect(screen.queryByRole('region', { name: 'Agents' })).toBeNull();
});
