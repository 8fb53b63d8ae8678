import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProgramCompanyRow, ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import type { Role } from '#shared/session/role';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const PLANS = ['Answering requests', 'Tracking suppliers', 'Vendor Management Program'];
const FEE = 14_900;

const program = (change: Partial<ProgramRow> = {}): ProgramRow => ({
  id: 'c-1',
  requesterName: 'Meridian Builders',
  fee: FEE,
  status: 'upgrade',
  eligibility: 'eligible',
  until: null,
  ...change,
});
const company: ProgramCompanyRow = {
  id: 'e-1',
  insuredId: 'c-2',
  companyName: 'Granite Peak',
  status: 'awaitingEnrollmentFees',
  until: null,
};

function open(role: Role, answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET enrollment/programs': () => ({ rows: [], total: 0 }),
    'GET enrollment/program': () => ({ id: USER.companyId, fee: null }),
    'GET enrollment/companies': () => ({ rows: [], total: 0 }),
    ...answers,
  });
  return { server, ...renderApp('/app/upgrade') };
}

it.each<[Role, string]>([
  ['insured', 'Answering requests'],
  ['requester', 'Tracking suppliers'],
])('[F08] shows an %s the plans, and that its own is %s', async (role, own) => {
  const { container } = open(role);
  const cards = await Promise.all(PLANS.map((name) => screen.findByRole('region', { name })));
  const owned = cards.filter((card) => within(card).queryByText('Your plan') !== null);
  expect(owned.map((card) => card.querySelector('h2')?.textContent)).toEqual([own]);
  const card = within(cards[2]!);
  expect(card.getByText('12 Months')).toBeInTheDocument();
  expect(card.getByText('Continuous monitoring eligible')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Contact us/ })).toHaveAttribute('href', '/app/contactus/vendorProgram');
  await expectAccessible(container);
});

it('[F08] lists for an insured the programs, and leads to the payment of those that it can enroll in', async () => {
  const enrolled = program({
    id: 'c-3',
    requesterName: 'Apex',
    status: 'active',
    eligibility: 'enrolled',
    until: '2027-11-21',
  });
  const expiring = program({ id: 'c-4', requesterName: 'Cobalt', status: 'expiring', until: '2026-12-01' });
  const { container } = open('insured', {
    'GET enrollment/programs': () => ({ rows: [program(), enrolled, expiring], total: 3 }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Enroll in Vendor Management Program' }));
  const enroll = await panel.findByRole('link', { name: 'Enroll in the program of Meridian Builders' });
  expect(enroll).toHaveAttribute('href', '/app/payment-gateway?requester=c-1');
  expect(enroll).toHaveTextContent('Enroll');
  expect(panel.getByRole('link', { name: 'Enroll in the program of Cobalt' })).toHaveTextContent('Renew');
  expect(panel.queryByRole('link', { name: 'Enroll in the program of Apex' })).toBeNull();
  expect(panel.getByText('$149 for 12 Months, paid until 12/01/2026')).toBeInTheDocument();
  expect(panel.getByText('Active')).toBeInTheDocument();
  await expectAccessible(container);
});

it('[F08] says to an insured that nobody offers a program', async () => {
  open('insured');
  expect(await screen.findByText('No program to enroll in')).toBeInTheDocument();
});

it('[F08] offers the program of a requester for a fee, and lists its companies', async () => {
  const { server, container } = open('requester', {
    'GET enrollment/companies': () => ({ rows: [company], total: 1 }),
    'PUT enrollment/program': () => ({ requesterId: USER.companyId }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer the program' }));
  expect(await screen.findByText('Please enter a fee from $1 to $100,000.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Fee for 12 Months/), '149');
  await userEvent.click(screen.getByRole('button', { name: 'Offer the program' }));
  await waitFor(() => expect(server.callsOf('PUT enrollment/program')[0]?.body).toEqual({ fee: FEE }));
  const row = await screen.findByRole('row', { name: /Granite Peak/ });
  expect(within(row).getByText('Awaiting Enrollment Fees')).toBeInTheDocument();
  await expectAccessible(container);
});

it('[F08] closes the program of a requester after a question', async () => {
  const { server } = open('requester', {
    'GET enrollment/program': () => ({ id: USER.companyId, fee: FEE }),
    'DELETE enrollment/program': () => ({ requesterId: USER.companyId }),
  });
  expect(await screen.findByText('Companies that you track can enroll for $149, for 12 Months.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the program' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the program' }));
  expect(dialog.getByText(/Whoever has paid stays enrolled/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close the program' }));
  await waitFor(() => expect(server.callsOf('DELETE enrollment/program')).toHaveLength(1));
});
