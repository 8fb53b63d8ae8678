import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MaintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeIntervals } from '#testing/fake-intervals';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { momentWithZone, untilText, upToHalfHour } from '../maintenance-times.words.js';

const NONE: MaintenanceStatus = {
  flag: false,
  statTime: null,
  endTime: null,
  text: '',
  contact: 'support@covertrail.example',
  at: '2026-12-05T02:00:00.000Z',
};
const RUNS: MaintenanceStatus = {
  ...NONE,
  flag: true,
  statTime: '2026-12-05T01:30:00.000Z',
  endTime: '2026-12-05T03:10:00.000Z',
  text: 'The database moves.',
};

const opened = (path: string, status: MaintenanceStatus) => {
  const server = fakeServer({
    'GET maintenance': () => status,
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  });
  return { server, ...renderApp(path) };
};

describe('maintenance [A13]', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is said to whoever opens the product, with the time rounded up to the next half hour', async () => {
    const { container, address } = opened('/login', RUNS);
    expect(await screen.findByRole('heading', { name: 'Maintenance in progress' })).toBeInTheDocument();
    expect(address()).toBe('/maintenance');
    const back = await screen.findByText(momentWithZone('2026-12-05T03:30:00.000Z'));
    expect(back).toHaveAttribute('datetime', '2026-12-05T03:30:00.000Z');
    expect(screen.getByText('The database moves.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@covertrail.example',
    );
    await expectAccessible(container);
  });

  it('leaves the log-in of its own, by which people go on reading', async () => {
    const { address } = opened('/maintenance-activity-login', RUNS);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(address()).toBe('/maintenance-activity-login');
    expect(sessionStorage.getItem('covertrail.maintenance-log-in')).toBe('1');
  });

  it('leaves a sign-up that is open when it begins as it was typed, says so, and lets it be sent once it is over', async () => {
    fakeIntervals();
    const { server, container, address } = opened('/sign-up', NONE);
    server.answers['POST user/lookup'] = () => ({ excludedDomain: false, emailDomainCompanies: [] });
    fireEvent.change(await screen.findByLabelText(/Email/), { target: { value: 'nora@granite.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify email' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Create a new company profile' }));
    const typed = [
      [/First name/, 'Nora'],
      [/^Password/, 'Trombone&Kettle7'],
      [/Company Name/, 'Granite Works'],
    ] as const;
    for (const [label, value] of typed) fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    server.answers['GET maintenance'] = () => RUNS;
    act(() => void jest.advanceTimersByTime(30_000));
    const until = momentWithZone('2026-12-05T03:30:00.000Z');
    const note = await screen.findByText(
      `Maintenance in progress: nothing can be sent until about ${until}. What you typed stays on this page, so please leave it open.`,
    );
    expect(address()).toBe('/sign-up');
    await expectAccessible(container);
    server.answers['GET maintenance'] = () => NONE;
    act(() => void jest.advanceTimersByTime(30_000));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(address()).toBe('/sign-up');
    for (const [label, value] of typed) expect(screen.getByLabelText(label)).toHaveValue(value);
  });

  it('leads to the log-in once it is over', async () => {
    const { address } = opened('/maintenance', NONE);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is announced above every page, and leaves whoever reads during it', async () => {
    rememberSession('requester');
    sessionStorage.setItem('covertrail.maintenance-log-in', '1');
    const { server, address } = opened('/app/myProfile', RUNS);
    expect(await screen.findByText(/Maintenance in progress: nothing can be saved/)).toBeInTheDocument();
    expect(address()).toBe('/app/myProfile');
    expect(server.callsOf('GET maintenance').length).toBeGreaterThan(0);
  });

  it('is announced before it begins', async () => {
    rememberSession('requester');
    opened('/app/myProfile', { ...RUNS, flag: false, statTime: '2026-12-05T04:00:00.000Z' });
    expect(await screen.findByText(/There is a planned maintenance activity in 2 hours/)).toBeInTheDocument();
  });

  it('is planned by an operator, who says when and why', async () => {
    rememberSession('operator');
    const server = fakeServer({
      'GET user/userdetails': () => ({ ...userDetails(['operator']), company: null }),
      'GET operation/planned-maintenance': () => ({ rows: [], total: 0 }),
      'POST operation/planned-maintenance': () => ({ maintenanceId: 'm-1' }),
    });
    renderApp('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Plan maintenance' }));
    const dialog = await focusedDialog('Plan maintenance');
    await expectAccessible(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    expect(await screen.findByText('Please say what is done, for the people who wait.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^From/), '2026-12-05T02:00');
    await userEvent.type(screen.getByLabelText(/^Until/), '2026-12-05T03:00');
    await userEvent.type(screen.getByLabelText(/Text for the people/), 'A new database.');
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await waitFor(() =>
      expect(server.callsOf('POST operation/planned-maintenance').map(({ body }) => body)).toEqual([
        {
          from: new Date('2026-12-05T02:00').toISOString(),
          until: new Date('2026-12-05T03:00').toISOString(),
          text: 'A new database.',
        },
      ]),
    );
  });
});

describe('the log-in while the product is maintained [A01]', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['/login', '/login/grms', '/login/SSO', '/sso'])(
    'is disabled at %s, says why, and leads to the one for the time of the maintenance, which works',
    async (path) => {
      const { server, container, router, address } = opened('/maintenance-activity-login', RUNS);
      expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
      await waitFor(() => expect(server.callsOf('GET maintenance')).toHaveLength(1));
      await act(() => router.navigate(path, { state: { from: '/app/my-policies' } }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Maintenance is in progress, so this log-in is closed until it is over. You can log in to read.',
      );
      expect(screen.getByLabelText(/Email/)).toBeDisabled();
      for (const button of screen.getAllByRole('button'))
        if (button.tagName === 'BUTTON') expect(button).toBeDisabled();
        else expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(address()).toBe(path);
      await expectAccessible(container);
      expect(server.callsOf('GET maintenance')).toHaveLength(1);
      await userEvent.click(screen.getByRole('link', { name: 'log in to read' }));
      expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(router.state.location).toMatchObject({
        pathname: '/maintenance-activity-login',
        state: { from: '/app/my-policies' },
      });
    },
  );

  it('that is open when it begins keeps what was typed, and is enabled once it is over', async () => {
    fakeIntervals();
    const { server, address } = opened('/login', NONE);
    fireEvent.change(await screen.findByLabelText(/Email/), { target: { value: 'dana@meridian.example' } });
    server.answers['GET maintenance'] = () => RUNS;
    act(() => void jest.advanceTimersByTime(30_000));
    expect(await screen.findByRole('alert')).toHaveTextContent('Maintenance is in progress');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
    server.answers['GET maintenance'] = () => NONE;
    act(() => void jest.advanceTimersByTime(30_000));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText(/Email/)).toHaveValue('dana@meridian.example');
    expect(address()).toBe('/login');
  });
});

it('rounds up to the half hour, which a full one already is', () => {
  expect(upToHalfHour('2026-12-05T03:00:00.000Z')).toBe('2026-12-05T03:00:00.000Z');
  expect(upToHalfHour('2026-12-05T03:00:00.001Z')).toBe('2026-12-05T03:30:00.000Z');
  expect(untilText('2026-12-05T03:00:00Z', '2026-12-05T02:59:50Z')).toBe('in 1 minute');
});
