import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, addMonths, dayInZone } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '#shared/format/day-format';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { TREND } from '../testing/tracked-samples.js';

const YESTERDAY = addDays(dayInZone(new Date().toISOString(), USER.timeZone), -1);
const ID = '00000000-0000-4000-8000-000000000001';
const ROWS = [
  { id: ID, supplierName: 'Granite Peak', projectName: 'Union Yard', status: 'nonCompliant', missing: 'General liability ended 02/20/2026' },
  { id: `${ID.slice(0, -1)}2`, supplierName: 'Basalt', projectName: 'Union Yard', status: 'compliant', missing: null },
] as const; // prettier-ignore
const SUMMARY = {
  firstDay: addMonths(YESTERDAY, -6),
  statuses: [
    { status: 'compliant', count: 1 },
    { status: 'compliantByException', count: 0 },
    { status: 'nonCompliant', count: 1 },
    { status: 'review', count: 0 },
    { status: 'requested', count: 0 },
  ],
  trend: TREND,
};

function open(search = '', answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET dashboard/past': () => ({ rows: ROWS, total: 2 }),
    'GET dashboard/past/summary': () => SUMMARY,
    ...answers,
  });
  const lastQuery = () => Object.fromEntries(server.callsOf('GET dashboard/past').at(-1)?.query ?? []);
  return { server, lastQuery, ...renderApp(`/app/dashboard/past-day${search}`) };
}

describe('the dashboard as of a past day [F11]', () => {
  it('begins with yesterday, and names each supplier with its status and what was missing', async () => {
    const { lastQuery, container } = open();
    const table = within(await screen.findByRole('table', { name: 'Suppliers' }));
    expect(lastQuery()).toMatchObject({ on: YESTERDAY });
    expect(table.getByText('General liability ended 02/20/2026')).toBeInTheDocument();
    expect(table.getByRole('link', { name: `History of Granite Peak on ${dayFormat(YESTERDAY)}` })).toHaveAttribute(
      'href',
      `/app/suppliers/${ID}/history?on=${YESTERDAY}`,
    );
    await expectAccessible(container);
  });

  it('shows another day by its field or by a step back, where there was something', async () => {
    const user = userEvent.setup();
    const { lastQuery } = open();
    await user.click(await screen.findByRole('button', { name: '3 months ago' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ on: addMonths(YESTERDAY, -3) }));
    expect(screen.getByRole('button', { name: 'A year ago' })).toBeDisabled();
    const box = screen.getByLabelText('As of');
    await user.clear(box);
    await user.type(box, dayFormat(addDays(YESTERDAY, -2)));
    await waitFor(() => expect(lastQuery()).toMatchObject({ on: addDays(YESTERDAY, -2) }));
  });

  it('leads from a status to its suppliers', async () => {
    const user = userEvent.setup();
    const { lastQuery } = open();
    await user.click(await screen.findByRole('button', { name: /^Non-Compliant\s*1$/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'nonCompliant' }));
  });

  it('says so where no supplier was checked yet, and offers to try again where it cannot be read', async () => {
    const first = open('?on=2020-01-01', { 'GET dashboard/past': () => ({ rows: [], total: 0 }) });
    expect(await screen.findByText('No supplier was checked by 01/01/2020')).toBeInTheDocument();
    first.unmount();
    open('', { 'GET dashboard/past/summary': () => refuse(503, 'HTTP.UNAVAILABLE', 'Try again') });
    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeInTheDocument();
  });
});
