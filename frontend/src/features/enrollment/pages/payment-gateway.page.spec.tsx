import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentSettled, ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const PROGRAM: ProgramRow = {
  id: 'c-1',
  requesterName: 'Cobalt Builders',
  fee: 14_900,
  status: 'upgrade',
  eligibility: 'eligible',
  until: null,
};
const ENROLLED: ProgramRow = { ...PROGRAM, status: 'active', eligibility: 'enrolled', until: '2027-11-21' };

function open(path: string, program = PROGRAM, answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET enrollment/checkEligibility/c-1': () => program,
    ...answers,
  });
  return { server, ...renderApp(path) };
}

it('[F08] says what is paid, and leaves for the provider of payments', async () => {
  const { server, container } = open('/app/payment-gateway?requester=c-1', PROGRAM, {
    'POST enrollment/transaction': () => ({ transactionId: 't-1', address: '#payments/t-1' }),
  });
  const pay = await screen.findByRole('button', { name: 'Pay $149' });
  for (const text of ['Cobalt Builders', '12 Months', '$149']) expect(screen.getByText(text)).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(pay);
  await waitFor(() => expect(window.location.hash).toBe('#payments/t-1'));
  expect(server.callsOf('POST enrollment/transaction')[0]?.body).toEqual({ requesterId: 'c-1' });
});

it('[F08] says why nothing can be paid', async () => {
  open('/app/payment-gateway?requester=c-1', ENROLLED);
  expect(await screen.findByText(/^Your company is enrolled already/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('[F08] says that the product takes no payments', async () => {
  open('/app/payment-gateway?requester=c-1', PROGRAM, {
    'POST enrollment/transaction': () => refuse(409, 'ENROLLMENT.NO_PROVIDER', 'This product takes no payments.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $149' }));
  expect(await screen.findByText('This product takes no payments.')).toBeInTheDocument();
});

it.each<[PaymentSettled['outcome'], ProgramRow, string]>([
  ['paid', ENROLLED, 'Your payment was received'],
  ['declined', PROGRAM, 'Your payment was declined'],
  ['abandoned', PROGRAM, 'You did not pay'],
  ['open', PROGRAM, 'Your payment has not ended yet'],
])('[F08] shows who comes back that the payment is %s', async (outcome, program, title) => {
  const { server, container } = open('/app/payment-gateway?requester=c-1&transaction=t-1', program, {
    'POST enrollment/transaction/settle': () => ({ outcome }),
  });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  const settled = server.callsOf('POST enrollment/transaction/settle');
  expect(settled.map(({ body }) => body)).toEqual([{ requesterId: 'c-1', transactionId: 't-1' }]);
  await expectAccessible(container);
});

it('[F08] asks about a payment that has not ended again, and begins no second one', async () => {
  open('/app/requestor-verification-program/open?requester=c-1&transaction=t-1');
  const again = await screen.findByRole('link', { name: 'Look again' });
  expect(again).toHaveAttribute('href', '/app/payment-gateway?requester=c-1&transaction=t-1');
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});

it('[F08] believes no address that says paid', async () => {
  open('/app/requestor-verification-program/paid?requester=c-1');
  expect(await screen.findByRole('heading', { name: 'Your payment has not ended yet' })).toBeInTheDocument();
});

it.each(['/app/requestor-verification-program/golden?requester=c-1', '/app/requestor-verification-program/paid'])(
  '[F08] has no result at %s',
  async (path) => {
    open(path);
    expect(await screen.findByText('There is no such result')).toBeInTheDocument();
  },
);
