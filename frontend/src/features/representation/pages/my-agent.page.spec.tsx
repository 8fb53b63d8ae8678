import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InsuredAgency, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const AGENCY = '66666666-6666-4666-8666-666666666666';
const appointment = (more: Partial<InsuredAppointment> = {}): InsuredAppointment => ({
  id: 'p1', agencyId: AGENCY, agencyName: 'Keystone Risk', agencyCity: 'Pittsburgh', agencyState: 'PA', agentName: 'Jonah Aldana',
  agentEmail: 'jonah@keystone.example', state: 'waiting', proof: null, askedAt: '2026-11-20T16:00:00.000Z', since: null, endedAt: null, reason: '', ...more,
});
const nobody: InsuredAgency = { current: null, waiting: [], earlier: [], mayDecide: true };

function open(agency: Partial<InsuredAgency>) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET insured/agency': () => ({ ...nobody, ...agency }),
    'PUT insured/agency/accept': () => ({ insuredId: 'i' }),
    'PUT insured/agency/refuse': () => ({ insuredId: 'i' }),
  });
  return { server, ...renderApp('/app/my-agent') };
}

it('names the agency that answers, its agent, and why it does', async () => {
  const { container } = open({
    current: appointment({ state: 'current', proof: 'taxId', since: '2026-11-01T16:00:00.000Z' }),
    earlier: [appointment({ id: 'p0', agencyName: 'Hollis & Vance', state: 'former', since: '2025-01-05T16:00:00.000Z', endedAt: '2026-11-01T16:00:00.000Z' })],
  });
  const panel = await screen.findByRole('region', { name: 'Your agency' });
  expect(within(panel).getByText('It entered your Tax ID.')).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'jonah@keystone.example' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Earlier agencies' })).getByText('01/05/2025 to 11/01/2026')).toBeInTheDocument();
  await expectAccessible(container);
});

it('accepts an agency after it said what that means', async () => {
  const { server } = open({ waiting: [appointment()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await focusedDialog('Accept Keystone Risk');
  expect(dialog).toHaveTextContent('may add, change, cancel and share them for you');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept agency' }));
  await waitFor(() => expect(server.callsOf('PUT insured/agency/accept')[0]?.body).toEqual({ agencyCompanyId: AGENCY }));
});

it('refuses an agency, with or without a reason', async () => {
  const { server } = open({ waiting: [appointment()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse…' }));
  const dialog = await focusedDialog('Refuse Keystone Risk');
  await userEvent.type(within(dialog).getByRole('textbox'), 'We have our own.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse agency' }));
  await waitFor(() => expect(server.callsOf('PUT insured/agency/refuse')[0]?.body).toEqual({ agencyCompanyId: AGENCY, reason: 'We have our own.' }));
});

it('lets a manager decide, and says what to do where nobody asks', async () => {
  open({ waiting: [appointment()], mayDecide: false });
  expect(await screen.findByText('A manager of your company decides.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('says how an agency is found where none answers', async () => {
  open({});
  expect(await screen.findByText('No agency of record')).toBeInTheDocument();
});
