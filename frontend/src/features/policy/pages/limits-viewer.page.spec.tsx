import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, type Call } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { askedLimits, limitsPage } from '../testing/sample-cards.js';
import { policyDetails } from '../testing/sample-policy.js';

const POLICY = policyDetails({
  line: 'commercialProperty',
  terms: { ...policyDetails().terms, limits: { buildingLimit: 200_000_000 } },
});
const BLANKETS = Array.from({ length: 11 }, (_, index): BlanketLimit => ({
  number: String(index + 1),
  type: 'blanketOfBuildings',
  total: 100_000_000,
  coinsurance: 9_000,
  valuationAmount: 25_000_000,
  deductible: { kind: 'percentOfValue', value: 200 },
}));
const LOCATION = {
  id: '77777777-7777-4777-8777-777777777777',
  policyId: POLICY.id,
  number: '4',
  address1: '18 Dock Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: '',
  zipCode: '80202',
  country: 'US',
  description: 'Yard',
  buildingCount: 0,
  limitCount: 1,
  source: null,
};

const COUNTS = { policyLimitCount: 1, blanketLimitCount: 11, locationLimitCount: 12 };

function limits(call: Call) {
  const { limitType, page } = askedLimits(call);
  if (limitType === 'blanket')
    return limitsPage({
      ...COUNTS,
      policyLimts: [],
      blanketLimits: BLANKETS.slice((page - 1) * 10, page * 10),
      totalCount: 11,
    });
  if (limitType === 'location')
    return limitsPage({ ...COUNTS, policyLimts: [], locations: [LOCATION], totalCount: 12 });
  return limitsPage({
    ...COUNTS,
    hasLimitIssue: true,
    policyLimts: [
      {
        limit: 'buildingLimit',
        limitTypeId: 501,
        limitCategoryId: 5,
        amount: 200_000_000,
        displayed: 150_000_000,
        coinsurance: 8_000,
        deductible: { kind: 'percentOfValue', value: 200 },
        issues: [{ what: 'limit', requested: '$3,000,000', available: '$2,000,000' }],
        madeUp: [],
      },
    ],
  });
}

function open(answer: (call: Call) => unknown = limits) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${POLICY.id}`]: () => POLICY,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    'POST policy/getLimitDetails': answer,
    [`GET policy/location/${LOCATION.id}`]: () => ({
      id: LOCATION.id,
      policyId: POLICY.id,
      place: LOCATION,
      buildings: [],
      revision: 0,
      mayEdit: false,
      limits: [
        {
          category: 'property',
          type: 'buildingCoverage',
          amount: 250_000_000,
          secondAmount: null,
          coinsurance: null,
          valuation: null,
          valuationAmount: null,
          deductibleType: null,
          deductible: null,
        },
      ],
    }),
  });
  return { server, ...renderApp(`/app/policies/${POLICY.id}`) };
}

it('[C02] counts the limits of each kind, and shows them with what is asked in a dialog that Escape closes', async () => {
  const { container } = open();
  await userEvent.click(await screen.findByRole('button', { name: '1 policy limit' }));
  const dialog = await focusedDialog('Policy limits');
  const row = await within(dialog).findByRole('row', { name: /Building/ });
  expect(row).toHaveTextContent('Non-CompliantLimit: requested $3,000,000, available $2,000,000');
  expect(row).toHaveTextContent('$2,000,000$1,500,000–80%–Percent of value 2%');
  expect(within(dialog).queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await expectAccessible(dialog);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('region', { name: 'Limit Types' })).getByText('Non-Compliant')).toBeInTheDocument();
  await expectAccessible(container);
});

it('[C02] [C05] asks for blanket limits ten a page, and says a deductible in percent', async () => {
  const { server } = open();
  await userEvent.click(await screen.findByRole('button', { name: '11 blanket limits' }));
  const dialog = await focusedDialog('Blanket limits');
  expect(await within(dialog).findAllByRole('row')).toHaveLength(11);
  expect(within(dialog).getByRole('row', { name: /^1 / })).toHaveTextContent(
    '$1,000,00090%$250,000Percent of value 2%',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(2));
  expect(server.callsOf('POST policy/getLimitDetails').map(askedLimits).at(-1)).toMatchObject({
    limitType: 'blanket',
    page: 2,
    pageSize: 10,
  });
});

it('[C02] shows locations as panels and loads the detail of one when it opens', async () => {
  const { server } = open();
  await userEvent.click(await screen.findByRole('button', { name: '12 locations' }));
  const dialog = await focusedDialog('Locations');
  expect(await within(dialog).findByText('Showing 1 - 1 of 12 locations')).toBeInTheDocument();
  expect(server.callsOf(`GET policy/location/${LOCATION.id}`)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: /18 Dock Street/ }));
  expect(await within(dialog).findByRole('table', { name: 'Limits of location 4' })).toHaveTextContent('$2,500,000');
  await expectAccessible(dialog);
});

it('[H12] marks a limit that is high enough and proven too little, and does not call it non-compliant', async () => {
  const proofText =
    'It was typed by the insured on 07/01/2020 (CP-1); the template requires it verified by the agent or better.';
  const page = limitsPage({
    ...COUNTS,
    hasProofIssue: true,
    policyLimts: [
      {
        limit: 'buildingLimit',
        limitTypeId: 501,
        limitCategoryId: 5,
        amount: 200_000_000,
        issues: [{ what: 'limit', requested: '$1,000,000', available: '$2,000,000', proofText }],
        madeUp: [],
      },
    ],
  });
  const { container } = open(() => page);
  await userEvent.click(await screen.findByRole('button', { name: '1 policy limit' }));
  const dialog = await focusedDialog('Policy limits');
  const row = await within(dialog).findByRole('row', { name: /Building/ });
  expect(row).toHaveTextContent(`Requires ReviewLimit: requested $1,000,000, available $2,000,000. ${proofText}`);
  await expectAccessible(dialog);
  expect(container).not.toHaveTextContent('Non-Compliant');
});

it('[C02] calls a limit that an umbrella makes up for met, with both amounts', async () => {
  const row = { limit: 'buildingLimit', limitTypeId: 501, limitCategoryId: 5, amount: 200_000_000 } as const;
  const madeUp = [{ requested: '$5,000,000', available: '$6,000,000' }];
  open(() => limitsPage({ ...COUNTS, policyLimts: [{ ...row, issues: [], madeUp }] }));
  await userEvent.click(await screen.findByRole('button', { name: '1 policy limit' }));
  const dialog = await focusedDialog('Policy limits');
  expect(
    await within(dialog).findByText('Met with an umbrella: requested $5,000,000, available $6,000,000'),
  ).toBeVisible();
  expect(within(dialog).queryByText('Non-Compliant')).toBeNull();
});
