import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlanketLimit } from '@covertrail/domain/policy/limit-details.contract';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const BLANKETS = Array.from({ length: 11 }, (_, index): BlanketLimit => ({ number: String(index + 1), type: 'blanketOfBuildings', total: 100_000_000 }));
const POLICY = policyDetails({
  line: 'commercialProperty',
  terms: {
    ...policyDetails().terms, limits: { buildingLimit: 200_000_000 }, blankets: BLANKETS,
    limitDetails: { buildingLimit: { displayed: 150_000_000, coinsurance: 8_000, deductible: { kind: 'percentOfValue', value: 200 } } },
  },
});

it('[C02] counts the limits of each type, and shows them ten a page in a dialog that Escape closes', async () => {
  rememberSession('insured');
  fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${POLICY.id}`]: () => POLICY,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
  });
  const { container } = renderApp(`/app/policies/${POLICY.id}`);
  await userEvent.click(await screen.findByRole('button', { name: '1 Policy Limits' }));
  const limits = await focusedDialog('Policy Limits');
  expect(within(limits).getByRole('row', { name: /Building/ })).toHaveTextContent('Building$2,000,000$1,500,000–80%–Percent of value 2%');
  expect(within(limits).queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await expectAccessible(limits);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '11 Blanket Limits' }));
  const blankets = await focusedDialog('Blanket Limits');
  expect(within(blankets).getAllByRole('row')).toHaveLength(11);
  await userEvent.click(within(blankets).getByRole('button', { name: 'Page 2' }));
  expect(within(blankets).getAllByRole('row')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expectAccessible(container);
});
