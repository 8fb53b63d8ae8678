/** @run rest: long forms, filled in key by key. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id } = policyDetails();
const NEXT = '99999999-9999-4999-8999-999999999999';
const REPLACE = `POST policy/replace/${id}`;

const CARRIED = [
  { id: '77000000-0000-4000-8000-000000000001', kind: 'locations', count: 300, carried: 120, stage: 'running' },
  { id: '77000000-0000-4000-8000-000000000002', kind: 'shares', count: 1, carried: 1, stage: 'completed' },
];

function open(policy: PolicyDetails = policyDetails()) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policy,
    [`GET policy/${NEXT}`]: () => policyDetails({ id: NEXT, replaces: { policyId: id, policyNumber: 'BA-33071' } }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [`GET policy/carryover/${NEXT}`]: () => ({ rows: CARRIED, total: 2 }),
    [REPLACE]: () => ({ policyId: NEXT }),
  });
  return { server, ...renderApp(`/app/policies/${id}/replace`) };
}

const sent = (server: ReturnType<typeof open>['server']) =>
  server.callsOf(REPLACE)[0]!.body as {
    upon: string;
    carriesOver: boolean;
    terms: { period: { effectiveOn: string; expiresOn: string }; limits: object };
  };

it('[C01] replaces upon expiration: the terms are taken over, for the year after', async () => {
  const { server, address, container } = open();
  expect(await screen.findByLabelText(/Effective date/)).toHaveValue('2099-07-01');
  expect(screen.getByLabelText(/Expiration date/)).toHaveValue('2100-07-01');
  await expectAccessible(container);
  await userEvent.type(screen.getByLabelText(/Policy number/), '-R');
  await userEvent.click(screen.getByRole('button', { name: 'Replace policy' }));
  await waitFor(() => expect(address()).toBe(`/app/policies/${NEXT}`));
  expect(sent(server)).toMatchObject({
    upon: 'expiration',
    carriesOver: true,
    terms: {
      policyNumber: 'BA-33071-R',
      period: { effectiveOn: '2099-07-01', expiresOn: '2100-07-01' },
      limits: { combinedSingleLimit: 100_000_000 },
    },
  });
  expect(await screen.findByText(/Takes the place of/)).toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Carrying over locations' })).toHaveAttribute('value', '120');
  expect(screen.getByText('1 share carried over.')).toBeInTheDocument();
  await expectAccessible(container);
});

it('[C01] replaces immediately, from today on, and shows why the server refused', async () => {
  const { server } = open();
  server.answers[REPLACE] = () => refuse(409, 'POLICY.REPLACED', 'This policy was replaced.');
  await userEvent.click(await screen.findByLabelText(/Immediately/));
  await userEvent.click(screen.getByLabelText(/^Carry over locations, vehicles and shares/));
  await userEvent.click(screen.getByRole('button', { name: 'Replace policy' }));
  expect(await screen.findByText('This policy was replaced.')).toBeInTheDocument();
  expect(sent(server)).toMatchObject({ upon: 'replacement', carriesOver: false });
  expect(sent(server).terms.period.effectiveOn < '2099-07-01').toBe(true);
});

it('[C01] says when a policy cannot be replaced', async () => {
  open(policyDetails({ mayReplace: false }));
  expect(await screen.findByText('This policy cannot be replaced')).toBeInTheDocument();
});
