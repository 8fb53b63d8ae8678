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

function open(policy: PolicyDetails = policyDetails()) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policy,
    [`GET policy/${NEXT}`]: () => policyDetails({ id: NEXT, replaces: { policyId: id, policyNumber: 'BA-33071' } }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [REPLACE]: () => ({ policyId: NEXT }),
  });
  return { server, ...renderApp(`/app/policies/${id}/replace`) };
}

const sent = (server: ReturnType<typeof open>['server']) => server.callsOf(REPLACE)[0]!.body as { upon: string; terms: { period: { effectiveOn: string; expiresOn: string }; limits: object } };

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
    terms: { policyNumber: 'BA-33071-R', period: { effectiveOn: '2099-07-01', expiresOn: '2100-07-01' }, limits: { combinedSingleLimit: 100_000_000 } },
  });
  expect(await screen.findByText(/Takes the place of/)).toBeInTheDocument();
});

it('[C01] replaces immediately, from today on, and shows why the server refused', async () => {
  const { server } = open();
  server.answers[REPLACE] = () => refuse(409, 'POLICY.REPLACED', 'This policy was replaced.');
  await userEvent.click(await screen.findByLabelText(/Immediately/));
  await userEvent.click(screen.getByRole('button', { name: 'Replace policy' }));
  expect(await screen.findByText('This policy was replaced.')).toBeInTheDocument();
  expect(sent(server).upon).toBe('replacement');
  expect(sent(server).terms.period.effectiveOn < '2099-07-01').toBe(true);
});

it('[C01] says when a policy cannot be replaced', async () => {
  open(policyDetails({ mayReplace: false }));
  expect(await screen.findByText('This policy cannot be replaced')).toBeInTheDocument();
});
